import { startTransition, useEffect, useState } from 'react';

/**
 * How many of so many parts are there: the first at once, each further one as soon as nobody waits for something else, so
 * that a very long list can be used before the last of it has come.
 */
export function useInParts(count: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1));
  }, [shown, count]);
  return shown;
}

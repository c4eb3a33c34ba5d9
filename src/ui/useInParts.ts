import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the number of parts to render: the first at once, each further one in a transition of its own, so that a very
 * long list can be used before its last part is rendered.
 */
export function useInParts(count: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown < count) startTransition(() => setShown(shown + 1));
  }, [shown, count]);
  return shown;
}

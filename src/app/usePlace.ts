import { useCallback, useState } from 'react';
import { useSubscription } from './useSubscription.ts';

/** What this keeps in the state of an entry of the history, beside what the router does. */
const KEY = 'parkettPlace';

/** Where the page was scrolled to when this entry of the history was left; null when it is new. */
function keptPlace(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return null;
  const place: unknown = Reflect.get(state, KEY);
  return typeof place === 'number' ? place : null;
}

/** The router must not hear of it: it would take this for a navigation. */
function keepPlace(): void {
  History.prototype.replaceState.call(window.history, { ...window.history.state, [KEY]: window.scrollY }, '');
}

/**
 * Brings a long list back to where it was left, by the browser's back button and by a reload. The place belongs to the
 * entry of the history, so that nothing of it is stored, and a page that is opened anew begins at its top.
 *
 * @param whole Whether all rows are there, so that the page is as long as it was.
 */
export function usePlace(whole: boolean): void {
  // Read before anything is scrolled: a page that is still short is not where it was left.
  const [place] = useState(keptPlace);
  const follow = useCallback(() => {
    if (!whole) return () => undefined;
    // After the router has scrolled the page to its top.
    const frame = requestAnimationFrame(() => {
      if (place !== null) window.scrollTo(0, place);
      // A link is followed after its click; of a reload nobody hears in time.
      document.addEventListener('click', keepPlace, { capture: true });
      document.addEventListener('scrollend', keepPlace);
    });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('click', keepPlace, { capture: true });
      document.removeEventListener('scrollend', keepPlace);
    };
  }, [whole, place]);
  useSubscription(follow);
}

import { useCallback, useState } from 'react';
import { useSubscription } from './useSubscription.ts';

/** What this keeps in the state of an entry of the history, beside what the router does. */
const KEY = 'parkettPlace';

/** What a place is on a page: told as JSON, and gone to again. What was kept may be of another version of the app. */
export interface PlaceKind {
  here: () => unknown;
  /** `left` aborts once the page is left. */
  goTo: (kept: unknown, left: AbortSignal) => void;
}

/** How far the page is scrolled, where the height of what is above does not change. */
const scrolled: PlaceKind = {
  here: () => window.scrollY,
  goTo: (kept) => {
    if (typeof kept === 'number') window.scrollTo(0, kept);
  },
};

/**
 * Brings a long list back to where it was left, by the browser's back button and by a reload. The place belongs to the
 * entry of the history, so that nothing of it is stored, and a page that is opened anew begins at its top.
 *
 * @param whole Whether all rows are there, so that the page is as long as it was.
 */
export function usePlace(whole: boolean, { here, goTo } = scrolled): void {
  // Read before anything is scrolled: a page that is still short is not where it was left. Undefined where it is new.
  const [place] = useState<unknown>(() => window.history.state?.[KEY]);
  const follow = useCallback(() => {
    if (!whole) return () => undefined;
    // The router must not hear of it: it would take this for a navigation.
    const keepPlace = () =>
      History.prototype.replaceState.call(window.history, { ...window.history.state, [KEY]: here() }, '');
    const leaving = new AbortController();
    const { signal } = leaving;
    // After the router has scrolled the page to its top.
    const frame = requestAnimationFrame(() => {
      goTo(place, signal);
      // A link is followed after its click; of a reload nobody hears in time.
      document.addEventListener('click', keepPlace, { capture: true, signal });
      document.addEventListener('scrollend', keepPlace, { signal });
    });
    return () => {
      cancelAnimationFrame(frame);
      leaving.abort();
    };
  }, [whole, place, here, goTo]);
  useSubscription(follow);
}

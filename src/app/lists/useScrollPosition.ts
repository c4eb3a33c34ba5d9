import { useCallback, useState } from 'react';
import { useSubscription } from '#ui/useSubscription.ts';

/** Key of the stored position in a history entry's state, beside the router's own data. */
const KEY = 'parkettPlace';

/** Reads and restores a position on the page, as JSON. A stored position may be of another version of the app. */
export interface PositionKind {
  here: () => unknown;
  /** `left` aborts once the page is left. */
  goTo: (kept: unknown, left: AbortSignal) => void;
}

/** Scroll offset, for pages on which the height above the position does not change. */
const scrolled: PositionKind = {
  here: () => window.scrollY,
  goTo: (kept) => {
    if (typeof kept === 'number') window.scrollTo(0, kept);
  },
};

/**
 * Restores the scroll position of a long list on the browser's back button and on a reload. The position belongs to the
 * history entry: nothing else is stored, and a newly opened page starts at its top.
 *
 * @param whole True if all rows are rendered, so that the page has its former length.
 */
export function useScrollPosition(whole: boolean, { here, goTo } = scrolled): void {
  // Read before any scrolling, since a page that is still short changes the position. Undefined for a new entry.
  const [place] = useState<unknown>(() => window.history.state?.[KEY]);
  const follow = useCallback(() => {
    if (!whole) return () => undefined;
    // Bypasses the router, which would treat the change as a navigation.
    const keepPlace = () =>
      History.prototype.replaceState.call(window.history, { ...window.history.state, [KEY]: here() }, '');
    const leaving = new AbortController();
    const { signal } = leaving;
    // After the router has scrolled the page to its top.
    const frame = requestAnimationFrame(() => {
      goTo(place, signal);
      // A link navigates after its click; a reload is not announced in time.
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

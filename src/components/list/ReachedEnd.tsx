import { useCallback } from 'react';

/** Distance of the list's end below the viewport at which the next page is requested; none if it is above. */
const NEAR = '1000000px 0px 320px';

export interface ReachedEndProps {
  onReach: () => void;
}

/**
 * Sentinel below a paged list: calls `onReach` when it is scrolled near the viewport, or past it. A button offers the
 * same, so that the list does not depend on scrolling. Callers set the number of shown items as its `key`, so that a
 * page that is still too short loads more.
 */
export function ReachedEnd({ onReach }: ReachedEndProps) {
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), { rootMargin: NEAR });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onReach],
  );
  return <div ref={watch} aria-hidden="true" />;
}

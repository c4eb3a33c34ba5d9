import { useCallback } from 'react';

/** How far below the screen the end of a list may still be when a page more of it is asked for. */
const AHEAD = '320px';

export interface ReachedEndProps {
  onReach: () => void;
}

/**
 * Stands below a list that grows, and tells when somebody has scrolled to it. What it asks for can also be asked for by
 * a button: nobody depends on scrolling. Its `key` is how much is shown, so that a page that is still too short goes on.
 */
export function ReachedEnd({ onReach }: ReachedEndProps) {
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(), { rootMargin: AHEAD });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onReach],
  );
  return <div ref={watch} aria-hidden="true" />;
}

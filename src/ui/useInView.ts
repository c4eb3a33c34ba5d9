import { useCallback, useState } from 'react';

/** Leaves a strip in the middle of the window: an element that only peeks in at an edge is not in view. */
const MIDDLE = '-45% 0px';

/** Returns whether an element covers the middle of the window, and the ref that watches it; false until measured. */
export function useInView(): { isInView: boolean; watch: (part: Element | null) => (() => void) | undefined } {
  const [isInView, setInView] = useState(false);
  const watch = useCallback((part: Element | null) => {
    if (part === null) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: MIDDLE,
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return { isInView, watch };
}

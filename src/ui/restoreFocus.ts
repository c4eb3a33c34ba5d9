/**
 * As a ref of what something else takes the place of, often because it was pressed: if the focus is in it when it goes,
 * the heading of its section gets it, else the page's, so that one goes on from there and not from the top of the page.
 */
export function restoreFocus(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  const section = part.closest('section');
  return () => {
    if (!part.contains(document.activeElement)) return;
    // What takes its place is there as soon as React is done with this change.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const heading =
        (section?.isConnected && section.querySelector('h2')) || document.querySelector<HTMLElement>('main h1');
      if (heading) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
    });
  };
}

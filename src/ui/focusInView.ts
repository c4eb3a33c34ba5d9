/**
 * Moves the focus to a heading or a message, and scrolls it clear of the header, a heading with its sign and status.
 */
export function focusInView(part: HTMLElement | null): void {
  if (part === null) return;
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
  // The page's scroll padding keeps it clear of bars at the edges of the window.
  (part.closest('.outcome-header, .page-header') ?? part).scrollIntoView({ block: 'nearest' });
}

import { focusInView } from './focusInView.ts';

/**
 * Ref for an element that is about to be replaced, often because it was pressed. If it has the focus when it is
 * removed, the heading of its section gets the focus, else the page's heading, so that keyboard users continue from
 * there and not from the top of the page.
 */
export function restoreFocus(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  const section = part.closest('section');
  return () => {
    if (!part.contains(document.activeElement)) return;
    // React has rendered the replacement once this change is finished.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      focusInView(
        (section?.isConnected && section.querySelector('h2')) || document.querySelector<HTMLElement>('main h1'),
      );
    });
  };
}

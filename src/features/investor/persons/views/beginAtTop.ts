import { restoreFocus } from '#ui/restoreFocus.ts';

/** Scrolls to the top: ref callback of the list and of a form, which follow each other on one page. */
export function beginAtTop(part: HTMLElement | null): (() => void) | undefined {
  if (part !== null) window.scrollTo({ top: 0 });
  return restoreFocus(part);
}

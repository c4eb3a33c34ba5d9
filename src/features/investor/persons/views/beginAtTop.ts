import { restoreFocus } from '#ui/restoreFocus.ts';

/** Ref callback of the list and of a form, which follow each other on one page: scrolls to the top. */
export function beginAtTop(part: HTMLElement | null): (() => void) | undefined {
  if (part !== null) window.scrollTo({ top: 0 });
  return restoreFocus(part);
}

import { restoreFocus } from '#ui/restoreFocus.ts';

/** A ref for the list and for a form, which follow each other on one page: each begins at its top. */
export function beginAtTop(part: HTMLElement | null): (() => void) | undefined {
  if (part !== null) window.scrollTo({ top: 0 });
  return restoreFocus(part);
}

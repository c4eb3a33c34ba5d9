import { restoreFocus } from '#ui/restoreFocus.ts';

/**
 * Ref for a row of files, or for a button in it, that its own press may remove. The focus goes to the button for
 * removal in the same row, else in the next or the previous one, else to the picker after the list.
 */
export function focusBeside(part: HTMLElement | null): (() => void) | undefined {
  const row = part?.closest('li');
  if (!part || !row) return undefined;
  const restore = restoreFocus(part);
  return () => {
    const places = [row, row.nextElementSibling, row.previousElementSibling, row.parentElement?.nextElementSibling];
    if (part.contains(document.activeElement))
      queueMicrotask(() => {
        const place = places.find((each) => each?.isConnected);
        place?.querySelector<HTMLElement>(':scope > span > :last-child > button, .file-drop button')?.focus();
      });
    restore?.();
  };
}

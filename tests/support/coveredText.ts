/** Returns the text of an element that is not entirely in the window and below the header; null if it is. */
export function coveredText(part: Element): string | null {
  const { top, bottom } = part.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top < header || bottom > innerHeight ? `${part.textContent}: from ${top} to ${bottom}` : null;
}

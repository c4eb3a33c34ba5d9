/** As a ref of what takes the place of a control that had the focus: the heading in it then says where one is. */
export function keepFocus(part: HTMLElement | null): void {
  if (document.activeElement === document.body) part?.querySelector('h1')?.focus({ preventScroll: true });
}

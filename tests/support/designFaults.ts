/**
 * Returns what breaks the rules of the design on the current page: more than one filled button outside of lists and
 * cards, pictures without a size, which move the page when they arrive, column headers in lower case, which are names
 * of the code, and cells that are aligned otherwise than the header of their column. Runs in the browser, so it refers
 * to nothing else.
 */
export function designFaults(): string[] {
  const filled = [...document.querySelectorAll('main .button[data-variant=primary]:not([aria-disabled])')]
    .filter((button) => !button.closest('li, tr, article, [role=dialog]') && button.checkVisibility())
    .map(({ textContent }) => textContent);
  const unsized = [...document.querySelectorAll<HTMLImageElement>('main img:not(dialog *)')]
    .filter((image) => !/\d/.test(getComputedStyle(image).aspectRatio))
    .map(({ src }) => src);
  const lower = [...document.querySelectorAll('main th[scope=col]')]
    .map(({ textContent }) => textContent.trim())
    .filter((text) => /^\p{Ll}/u.test(text));
  const askew = [...document.querySelectorAll<HTMLTableRowElement>('main tbody tr')].flatMap((row) => {
    const headers = row.closest('table')?.tHead?.rows[0]?.cells;
    if (headers?.length !== row.cells.length) return [];
    return [...row.cells]
      .filter((cell) => cell.dataset.align !== headers[cell.cellIndex]?.dataset.align)
      .map((cell) => `${headers[cell.cellIndex]?.textContent}: ${cell.textContent}`);
  });
  return [
    ...(filled.length > 1 ? [`more than one filled button: ${filled.join(', ')}`] : []),
    ...unsized.map((src) => `a picture without a size: ${src}`),
    ...lower.map((text) => `a lower-case header: ${text}`),
    ...askew.map((text) => `a cell that is not aligned as its header: ${text}`),
  ];
}

/**
 * Parses a share in percent as typed, with a comma or a point; null if invalid, above 100, or with more than two
 * decimals.
 */
export function parseShare(text: string): number | null {
  const typed = text.trim().replace(/\s*%$/, '');
  if (!/^\d{1,3}(?:[.,]\d{1,2})?$/.test(typed)) return null;
  const share = Number(typed.replace(',', '.'));
  return share <= 100 ? share : null;
}

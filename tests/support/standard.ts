/** Rules of axe: WCAG 2.2 AA and axe’s best practices. */
export const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const MILLIMETRE = 72 / 25.4;
/** DIN 5008: 25 mm left, 20 mm right. */
export const LEFT = 25 * MILLIMETRE;
export const RIGHT = 20 * MILLIMETRE;
export const WIDTH = 165 * MILLIMETRE;
/** Sizes of type, in points. */
export const BODY = 9.5;
export const SMALL = 7;
export const ENGLISH = { heading: 12, section: 9, text: 8, label: 7.5 } as const;
/** Space between a row and the rule below it, in points, so that the rule is on the row’s page. */
export const RULE_ROOM = 2;
/** Greatest height of a text with its translation that stays on one page, in points. */
export const PAIR = 120;

export const COLOURS = { ink: '#16211d', soft: '#55635c', line: '#cfcabd', brand: '#0f5b47', tint: '#e6f0ec' };

export interface TextBox {
  width: number;
  lineGap?: number;
  align?: 'left' | 'right';
}

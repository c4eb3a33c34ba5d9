import { germanOf, type Text } from '../bilingual.ts';
import { COLOURS, LEFT, MILLIMETRE, SMALL } from './layout.ts';
import { inTurn, type Sheet } from './sheet.ts';

/** Window of DIN 5008, form B: 45 mm from the top. */
const TOP = 45 * MILLIMETRE;
const END = 85 * MILLIMETRE;
const WINDOW = { width: 85 * MILLIMETRE };
const SIDE = LEFT + 100 * MILLIMETRE;
const NAME = { width: 27 * MILLIMETRE };
const VALUE = { width: 37 * MILLIMETRE };
const FACT_SIZE = 8.5;
/** Points above and below a fact. */
const ABOVE = 1;
const BELOW = 3;
/** Least height of a fact, in points. */
const FACT = 15;

/** Draws the address window with the sender above it and facts to its right. */
export function letterhead(
  sheet: Sheet,
  sender: string,
  lines: readonly string[],
  facts: readonly (readonly [Text, Text])[],
): void {
  const { doc, locale, write, body, translation, heightBelow } = sheet;
  write('P', () => body(false, SMALL, COLOURS.soft).text(sender, LEFT, TOP, WINDOW));
  write('P', () => body(false, 10.5).text(lines.join('\n'), LEFT, TOP + 16, { ...WINDOW, lineGap: 2 }));
  const bottom = doc.y;
  let y = TOP;
  for (const [name, value] of facts) {
    const cells = [
      { text: name, x: SIDE, box: NAME, isStrong: false },
      { text: value, x: SIDE + NAME.width + MILLIMETRE, box: VALUE, isStrong: true },
    ];
    let end = 0;
    let lowest = 0;
    const translations = cells.map(({ text, x, box, isStrong }) => {
      const below = heightBelow(text, SMALL, box);
      if (below === 0) return null;
      const top = y + ABOVE + body(isStrong, FACT_SIZE).heightOfString(germanOf(text), box);
      lowest = Math.max(lowest, top + below);
      return translation(text, SMALL, box, x, top);
    });
    write(
      'P',
      () => {
        for (const { text, x, box, isStrong } of cells)
          body(isStrong, FACT_SIZE, isStrong ? COLOURS.ink : COLOURS.soft).text(germanOf(text), x, y + ABOVE, box);
        end = doc.y;
      },
      inTurn(translations),
    );
    y = Math.max(y + FACT, end + BELOW, lowest + BELOW);
  }
  doc.x = LEFT;
  doc.y = Math.max(bottom, y + (locale === 'en' ? 6 : 0), END);
}

import { germanOf, type Text } from '../bilingual.ts';
import { COLOURS, ENGLISH, LEFT, WIDTH } from './layout.ts';
import type { Sheet } from './sheet.ts';

const BOX = { width: WIDTH };
/** Lines above and below. */
const ABOVE = 0.7;
const BELOW = 0.25;
/** Points that these lines take at most. */
const SPACE = 13;

/** Draws the heading of a section on the page of its first part. */
export function section(sheet: Sheet, text: Text): void {
  const { doc, write, body, translation, heightBelow, keepWithNext } = sheet;
  const set = () => body(true, 11, COLOURS.brand);
  const measure = () => {
    const below = heightBelow(text, ENGLISH.section, { ...BOX, lineGap: 1.5 });
    return below + set().heightOfString(germanOf(text), BOX) + SPACE;
  };
  const draw = () => {
    body().moveDown(ABOVE);
    write('H2', () => set().text(germanOf(text), LEFT, doc.y, BOX), translation(text, ENGLISH.section));
    doc.moveDown(BELOW);
  };
  keepWithNext(measure(), draw);
}

import { germanOf, type Text } from '../bilingual.ts';
import { BODY, COLOURS, ENGLISH, LEFT, PAIR, WIDTH } from './layout.ts';
import { type Sheet, unparted } from './sheet.ts';

const INDENT = 12;
const BOX = { width: WIDTH - INDENT, lineGap: 2.2 };
/** Height of the first lines, which stay on one page, in points. */
const FIRST_LINES = 26;

export function list(sheet: Sheet, items: readonly Text[]): void {
  const { doc, write, body, translation, heightBelow, room } = sheet;
  for (const item of items) {
    const below = heightBelow(item, ENGLISH.text, BOX);
    room(below > 0 ? Math.min(body().heightOfString(germanOf(item), BOX) + below, PAIR) : FIRST_LINES);
    const { y } = doc;
    write(
      'P',
      () => {
        body(false, BODY, COLOURS.brand).text('–', LEFT, y, { width: INDENT });
        body().text(unparted(germanOf(item)), LEFT + INDENT, y, BOX);
      },
      translation(item, ENGLISH.text, { ...BOX, lineGap: 1.5 }, LEFT + INDENT),
    );
    doc.moveDown(below > 0 ? 0.5 : 0.25);
  }
  doc.moveDown(0.2);
}

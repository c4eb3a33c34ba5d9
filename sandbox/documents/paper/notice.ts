import { germanOf, type Text } from '../bilingual.ts';
import { COLOURS, ENGLISH, LEFT, WIDTH } from './layout.ts';
import type { Sheet } from './sheet.ts';

const BAR = 3;
const INDENT = 14;
const PADDING = 10;
const BOX = { width: WIDTH - INDENT - PADDING, lineGap: 2.2 };

/** Draws a framed text for important notices. */
export function notice(sheet: Sheet, text: Text): void {
  const { doc, write, body, translation, heightBelow, room, artifact } = sheet;
  const measure = () => {
    const below = heightBelow(text, ENGLISH.text, BOX);
    return below + body(true).heightOfString(germanOf(text), BOX) + 2 * PADDING;
  };
  const height = measure();
  room(height);
  const top = doc.y;
  artifact('Layout', () => {
    doc.rect(LEFT, top, WIDTH, height).fill(COLOURS.tint);
    doc.rect(LEFT, top, BAR, height).fill(COLOURS.brand);
  });
  write(
    'P',
    () => body(true).text(germanOf(text), LEFT + INDENT, top + PADDING, BOX),
    translation(text, ENGLISH.text, BOX, LEFT + INDENT),
  );
  doc.y = top + height;
  doc.moveDown(0.7);
}

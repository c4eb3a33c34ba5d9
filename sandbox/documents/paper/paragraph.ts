import { germanOf, type Text } from '../bilingual.ts';
import { BODY, COLOURS, ENGLISH, LEFT, PAIR, WIDTH } from './layout.ts';
import { type Sheet, unparted } from './sheet.ts';

const BOX = { width: WIDTH, lineGap: 2.2 };
/** Lines below a paragraph, and below one with a translation. */
const BELOW = 0.45;
const BELOW_PAIR = 0.7;
/** Points that these lines take at most before the next part. */
const SPACE = 6;
/** Height of the first lines, which stay on one page, in points. */
const FIRST_LINES = 48;

export interface ParagraphOptions {
  strong?: boolean;
  soft?: boolean;
  /** Keeps the paragraph on the page of the next part. */
  introduces?: boolean;
}

export function paragraph(
  sheet: Sheet,
  written: Text,
  { strong = false, soft = false, introduces = false }: ParagraphOptions = {},
): void {
  const { doc, write, body, translation, heightBelow, keepWithNext, room } = sheet;
  const text = unparted(germanOf(written));
  const size = soft ? ENGLISH.label : ENGLISH.text;
  const set = () => body(strong, soft ? 8.5 : BODY, soft ? COLOURS.soft : COLOURS.ink);
  const below = heightBelow(written, size, { ...BOX, lineGap: 1.5 });
  const height = below + set().heightOfString(text, BOX);
  const draw = () => {
    write('P', () => set().text(text, LEFT, doc.y, BOX), translation(written, size));
    doc.moveDown(below > 0 ? BELOW_PAIR : BELOW);
  };
  if (introduces) keepWithNext(height + SPACE, draw);
  else {
    room(Math.min(height, below > 0 ? PAIR : FIRST_LINES));
    draw();
  }
}

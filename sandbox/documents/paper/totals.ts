import { germanOf, type Text } from '../bilingual.ts';
import { BODY, COLOURS, ENGLISH, LEFT, WIDTH } from './layout.ts';
import type { Sheet } from './sheet.ts';

export type Total = readonly [Text, Text];

const NAME = { width: WIDTH * 0.7 };
const VALUE = { width: WIDTH * 0.5, align: 'right', features: ['tnum'] } satisfies PDFKit.Mixins.TextOptions;
const ABOVE = 5;
/** Heights of a total’s line and, from its top, of the beginning of its translation, in points. */
const LINE = { size: BODY, height: 14, text: 11.5 };
const LAST_LINE = { size: 11, height: 17, text: 14 };

/** Draws the sums below a table, the last one larger. */
export function totalsOf({ doc, write, body, translation, heightBelow, rule }: Sheet, totals: readonly Total[]) {
  const lines = totals.map(([name, value], index) => {
    const isLast = index === totals.length - 1;
    const line = isLast ? LAST_LINE : LINE;
    return { name, value, isLast, line, height: ABOVE + line.height + heightBelow(name, ENGLISH.label, NAME) };
  });
  return {
    /** In points. */
    height: lines.reduce((sum, { height }) => sum + height, 0),
    draw() {
      for (const { name, value, isLast, line, height } of lines) {
        const top = doc.y;
        const y = top + ABOVE;
        write(
          'P',
          () => {
            body(isLast, line.size).text(germanOf(name), LEFT, y, NAME);
            doc.text(germanOf(value), LEFT + WIDTH - VALUE.width, y, VALUE);
          },
          translation(name, ENGLISH.label, NAME, LEFT, y + line.text),
        );
        doc.y = top + height;
        if (isLast) rule(COLOURS.ink, 1.2);
      }
    },
  };
}

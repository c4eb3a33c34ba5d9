import { germanOf, type Text } from '../bilingual.ts';
import { COLOURS, ENGLISH, LEFT, RULE_ROOM, WIDTH } from './layout.ts';
import { inTurn, type Sheet, type Typeset } from './sheet.ts';
import { type Total, totalsOf } from './totals.ts';

export interface Column {
  label: Text;
  /** Share of the line’s width; all shares add up to 1. */
  width: number;
  align?: 'left' | 'right';
}

/** Points above and below the texts of a row. */
const PADDING = 5;
/** Points between two columns. */
const GAP = 8;

/** Draws a table with its totals. The head is repeated on each page. */
export function table(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly Text[])[],
  totals: readonly Total[],
): void {
  const { doc, write, body, translation, heightBelow, room, artifact, rule } = sheet;
  const leftOf = (index: number) => columns.slice(0, index).reduce((x, { width }) => x + width * WIDTH, LEFT);
  /** Box of a cell for measuring and drawing alike: figures of equal width need more room. */
  const cell = (index: number) => ({
    width: (columns[index]?.width ?? 0) * WIDTH - (index === columns.length - 1 ? 0 : GAP),
    align: columns[index]?.align ?? ('left' as const),
    features: ['tnum' as const],
  });
  /** Height of the German text of each cell, and of the whole row. */
  const measure = (values: readonly Text[], set: () => unknown) => {
    const below = values.map((value, index) => heightBelow(value, ENGLISH.label, cell(index)));
    set();
    const own = values.map((value, index) => doc.heightOfString(germanOf(value), cell(index)));
    return { own, whole: Math.max(...own.map((height, index) => height + (below[index] ?? 0))) + 2 * PADDING };
  };
  const line = (values: readonly Text[], set: () => unknown, typeset: Typeset) => {
    const { own, whole } = measure(values, set);
    const top = doc.y;
    const y = top + PADDING;
    typeset(
      () => {
        values.forEach((value, index) => {
          doc.text(germanOf(value), leftOf(index), y, cell(index));
        });
      },
      inTurn(
        values.map((value, index) =>
          translation(value, ENGLISH.label, cell(index), leftOf(index), y + (own[index] ?? 0)),
        ),
      ),
    );
    doc.y = top + whole;
  };
  const labels = columns.map(({ label }) => label);
  const small = () => body(false, 8.5, COLOURS.soft);
  const head = (typeset: Typeset) => {
    line(labels, small, typeset);
    rule(COLOURS.ink, 0.8);
  };
  const inText: Typeset = (draw, translate) => write('P', draw, translate);
  /** Repeated heads are artifacts, so that screen readers skip them. */
  const repeated: Typeset = (draw, translate) =>
    artifact('Pagination', () => {
      draw();
      translate?.();
    });
  const sums = totalsOf(sheet, totals);
  // The last row stays on the page of the totals, and the first row on the page of the head.
  if (rows.length === 0) {
    room(measure(labels, small).whole);
    head(inText);
  }
  rows.forEach((row, index) => {
    const needed = measure(row, body).whole + RULE_ROOM + (index === rows.length - 1 ? sums.height : 0);
    if (index === 0) {
      room(measure(labels, small).whole + needed);
      head(inText);
    } else if (room(needed)) head(repeated);
    line(row, body, inText);
    rule();
  });
  sums.draw();
  doc.moveDown(0.9);
}

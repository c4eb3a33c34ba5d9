import type { Locale } from '#domain/shop/settings.ts';
import { germanOf, linesOf, onOneLine, type Text, translationOf } from '../bilingual.ts';
import type { Typesetter } from '../typesetter.ts';
import { COLOURS, LEFT, MILLIMETRE, SMALL, WIDTH } from './layout.ts';

/** Distance of the running head from the top edge. */
const HEAD = 16 * MILLIMETRE;
/** Height of a line at the foot, in points. */
const FOOT_LINE = 10;
/** Distance of the foot’s first line from the bottom edge. */
const FOOT = 20 * MILLIMETRE;
const ABOVE_FOOT = 7 * MILLIMETRE;

/** Returns the lines at the foot of each page, whose translations raise it, and the distances from the bottom edge. */
export function footOf(footer: readonly Text[], locale: Locale) {
  const lines = footer.flatMap((text) => linesOf(text, locale));
  const height = FOOT + (lines.length - footer.length) * FOOT_LINE;
  return { lines, height, margin: height + ABOVE_FOOT };
}

interface FrameFacts {
  reference: Text;
  foot: ReturnType<typeof footOf>;
  locale: Locale;
  page: number;
  pages: number;
}

/**
 * Draws the brand mark and the running head at the top, the company and the page number at the foot, all as artifacts.
 */
export function frame(doc: Typesetter, { reference, foot, locale, page, pages }: FrameFacts): void {
  const { bottom } = doc.page.margins;
  // Text below the margin would otherwise start a new page.
  doc.page.margins.bottom = 0;
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.save().translate(LEFT, HEAD).scale(0.78);
  doc.path('M2 8 8 2l5 5-6 6zM13 19l6-6 5 5-6 6z').fill(COLOURS.brand);
  doc.fillOpacity(0.45).path('m13 7 5-5 6 6-5 5zM2 18l5-5 6 6-5 5z').fill(COLOURS.brand);
  doc.restore();
  doc.fillOpacity(1).weight('strong').fontSize(13).fillColor(COLOURS.ink);
  doc.text('Parkett', LEFT + 27, HEAD + 2.5, { lineBreak: false });
  doc.weight('regular').fontSize(8.5).fillColor(COLOURS.soft);
  doc.text(germanOf(reference), LEFT, HEAD + 6, { width: WIDTH, align: 'right', lineBreak: false });
  const translation = translationOf(reference, locale);
  if (translation !== null)
    doc.fontSize(SMALL).text(translation, LEFT, HEAD + 18, { width: WIDTH, align: 'right', lineBreak: false });
  const top = doc.page.height - foot.height;
  doc
    .moveTo(LEFT, top - 6)
    .lineTo(LEFT + WIDTH, top - 6)
    .lineWidth(0.6)
    .strokeColor(COLOURS.line)
    .stroke();
  doc.fontSize(SMALL);
  foot.lines.forEach((text, index) => {
    doc.text(text, LEFT, top + index * FOOT_LINE, { lineBreak: false });
  });
  const numbered = { de: `Seite ${page} von ${pages}`, en: `Page ${page} of ${pages}` };
  doc.text(onOneLine(numbered, locale), LEFT + WIDTH * 0.7, top, {
    width: WIDTH * 0.3,
    align: 'right',
    lineBreak: false,
  });
  doc.endMarkedContent();
  doc.page.margins.bottom = bottom;
}

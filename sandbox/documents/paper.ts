import type { Locale } from '#domain/shop/settings.ts';
import { BINDING, germanOf, linesOf, onOneLine, type Text, translationOf } from './bilingual.ts';
import { Typesetter } from './typesetter.ts';

const MILLIMETRE = 72 / 25.4;
/** DIN 5008: 25 mm left, 20 mm right. */
const LEFT = 25 * MILLIMETRE;
const WIDTH = 165 * MILLIMETRE;
const TOP = 38 * MILLIMETRE;
const BOTTOM = 27 * MILLIMETRE;
/** Height of a line at the foot, in points. */
const FOOT_LINE = 10;
const BODY = 9.5;
const SMALL = 7;
/** Sizes of translations, in points. */
const ENGLISH = { heading: 12, section: 9, text: 8, label: 7.5 } as const;
/** Greatest height of a text with its translation that stays on one page, in points. */
const PAIR = 120;
const LEGEND = `${BINDING} Amounts and dates are in German format: 1.000,50 € is €1,000.50; 01.02.2026 is 1 Feb 2026.`;
/** Space around the heading of a section, in points. */
const SECTION_SPACE = 13;

export const COLOURS = { ink: '#16211d', soft: '#55635c', line: '#cfcabd', brand: '#0f5b47', tint: '#e6f0ec' };
type Align = 'left' | 'right';

export interface PaperFacts {
  title: Text;
  /** Line in the running head, such as the number of the document. */
  reference: Text;
  /** ISO 8601. */
  createdAt: string;
  /** Lines at the foot of each page. */
  footer: readonly Text[];
  /** Language of the reader. */
  locale: Locale;
}

export interface Column {
  label: Text;
  /** Share of the line’s width; all shares add up to 1. */
  width: number;
  align?: Align;
}

/**
 * German A4 document under construction: each call typesets the next part, `finish` returns the file. For English
 * readers, each German text is followed by its translation, smaller and softer.
 */
export interface Paper {
  heading(text: Text): void;
  section(text: Text): void;
  /** `introduces`: keeps the paragraph on the page of the next part. */
  paragraph(text: Text, options?: { strong?: boolean; soft?: boolean; introduces?: boolean }): void;
  list(items: readonly Text[]): void;
  /** Framed text for important notices. */
  notice(text: Text): void;
  /** Names with their values. */
  facts(rows: readonly (readonly [Text, Text])[]): void;
  table(
    columns: readonly Column[],
    rows: readonly (readonly Text[])[],
    totals?: readonly (readonly [Text, Text])[],
  ): void;
  /** DIN 5008 address window with the sender above it and facts to its right. */
  address(sender: string, lines: readonly string[], facts: readonly (readonly [Text, Text])[]): void;
  space(points?: number): void;
  finish(): Promise<Buffer>;
}

/** Creates a tagged PDF 1.7 in German with embedded fonts; equal facts give equal bytes. */
export function newPaper({ title, reference, createdAt, footer, locale }: PaperFacts): Paper {
  const feet = footer.flatMap((text) => linesOf(text, locale));
  // Translations in the footer raise it.
  const footHeight = 20 * MILLIMETRE + (feet.length - footer.length) * FOOT_LINE;
  const bottomMargin = footHeight + BOTTOM - 20 * MILLIMETRE;
  const doc = new Typesetter({
    size: 'A4',
    margins: { top: TOP, bottom: bottomMargin, left: LEFT, right: 20 * MILLIMETRE },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    info: {
      Title: onOneLine(title, locale),
      Author: 'Parkett Invest GmbH',
      Subject: germanOf(reference),
      CreationDate: new Date(createdAt),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = doc.struct('Document');
  doc.addStructure(root);

  /** Adds a part to the document, with its translation as a span in English. */
  const write = (tag: string, draw: () => void, translate: (() => void) | null = null) =>
    root.add(doc.struct(tag, {}, translate ? [draw, doc.struct('Span', { lang: 'en-GB' }, translate)] : draw));
  const body = (strong = false, size = BODY, colour = COLOURS.ink) =>
    doc
      .weight(strong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(colour);
  const translated = (size: number) => body(false, size, COLOURS.soft);
  /** Draws the translation of a text; null if it has none. */
  const translation = (
    text: Text,
    size: number,
    options: { width: number; lineGap?: number; align?: Align } = { width: WIDTH, lineGap: 1.5 },
    x = LEFT,
    y: number | null = null,
  ) => {
    const words = translationOf(text, locale);
    return words === null ? null : () => void translated(size).text(unparted(words), x, y ?? doc.y, options);
  };
  /** Height of the translation below a text, in points; 0 if it has none. */
  const heightBelow = (text: Text, size: number, options: { width: number; lineGap?: number }) => {
    const words = translationOf(text, locale);
    return words === null ? 0 : translated(size).heightOfString(unparted(words), options);
  };
  /** Parts to keep on the page of the next part. */
  let waiting: { height: number; draw: () => void }[] = [];
  /** Starts a new page if the current one lacks room for a height in points; returns true if it did. */
  const room = (height: number): boolean => {
    const parts = waiting;
    waiting = [];
    const needed = parts.reduce((sum, part) => sum + part.height, height);
    const isFull = doc.y + needed > doc.page.height - bottomMargin;
    if (isFull) doc.addPage();
    for (const { draw } of parts) draw();
    return isFull;
  };
  /** Marks repeated headings on further pages as artifacts, so that screen readers skip them. */
  const repeated: Typeset = (draw, translate) => {
    doc.markContent('Artifact', { type: 'Pagination' });
    draw();
    translate?.();
    doc.endMarkedContent();
  };
  const rule = (y: number, colour = COLOURS.line, weight = 0.6) => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(weight)
      .strokeColor(colour)
      .stroke();
    doc.endMarkedContent();
  };
  body();

  const paper: Paper = {
    heading(text) {
      room(0);
      write(
        'H1',
        () => body(true, 17).text(germanOf(text), LEFT, doc.y, { width: WIDTH, lineGap: 1 }),
        translation(text, ENGLISH.heading),
      );
      if (locale === 'en') {
        doc.y += 4;
        root.add(
          doc.struct('P', { lang: 'en-GB' }, () =>
            translated(ENGLISH.text).text(LEGEND, LEFT, doc.y, { width: WIDTH }),
          ),
        );
        body(true, 17);
      }
      doc.moveDown(0.5);
    },
    section(text) {
      const set = () => body(true, 11, COLOURS.brand);
      const draw = () => {
        body().moveDown(0.7);
        write(
          'H2',
          () => set().text(germanOf(text), LEFT, doc.y, { width: WIDTH }),
          translation(text, ENGLISH.section),
        );
        doc.moveDown(0.25);
      };
      const below = heightBelow(text, ENGLISH.section, { width: WIDTH, lineGap: 1.5 });
      waiting.push({ height: below + set().heightOfString(germanOf(text), { width: WIDTH }) + SECTION_SPACE, draw });
    },
    paragraph(written, { strong = false, soft = false, introduces = false } = {}) {
      const text = unparted(germanOf(written));
      const size = soft ? ENGLISH.label : ENGLISH.text;
      const below = heightBelow(written, size, { width: WIDTH, lineGap: 1.5 });
      const set = () => body(strong, soft ? 8.5 : BODY, soft ? COLOURS.soft : COLOURS.ink);
      const height = below + set().heightOfString(text, { width: WIDTH, lineGap: 2.2 });
      const draw = () => {
        write('P', () => set().text(text, LEFT, doc.y, { width: WIDTH, lineGap: 2.2 }), translation(written, size));
        doc.moveDown(below > 0 ? 0.7 : 0.45);
      };
      if (introduces) return void waiting.push({ height: height + 6, draw });
      // Keeps the first lines together on a page.
      room(Math.min(height, below > 0 ? PAIR : 48));
      draw();
    },
    list(items) {
      for (const item of items) {
        const beside = { width: WIDTH - 12, lineGap: 2.2 };
        const below = heightBelow(item, ENGLISH.text, beside);
        room(below > 0 ? Math.min(body().heightOfString(germanOf(item), beside) + below, PAIR) : 26);
        const y = doc.y;
        write(
          'P',
          () => {
            body(false, BODY, COLOURS.brand).text('–', LEFT, y, { width: 12 });
            body().text(unparted(germanOf(item)), LEFT + 12, y, beside);
          },
          translation(item, ENGLISH.text, { ...beside, lineGap: 1.5 }, LEFT + 12),
        );
        doc.moveDown(below > 0 ? 0.5 : 0.25);
      }
      doc.moveDown(0.2);
    },
    notice(text) {
      const inside = { width: WIDTH - 24, lineGap: 2.2 };
      const below = heightBelow(text, ENGLISH.text, inside);
      body(true, BODY);
      const height = below + doc.heightOfString(germanOf(text), inside) + 20;
      room(height);
      const top = doc.y;
      doc.markContent('Artifact', { type: 'Layout' });
      doc.rect(LEFT, top, WIDTH, height).fill(COLOURS.tint);
      doc.rect(LEFT, top, 3, height).fill(COLOURS.brand);
      doc.endMarkedContent();
      write(
        'P',
        () => body(true).text(germanOf(text), LEFT + 14, top + 10, inside),
        translation(text, ENGLISH.text, inside, LEFT + 14),
      );
      doc.y = top + height;
      doc.moveDown(0.7);
    },
    facts(rows) {
      const label = WIDTH * 0.4;
      for (const [name, value] of rows) {
        const own = { width: label - 10 };
        const beside = { width: WIDTH - label, lineGap: 1.5 };
        const named = () => body(false, BODY, COLOURS.soft);
        const belowName = heightBelow(name, ENGLISH.label, own);
        const belowValue = heightBelow(value, ENGLISH.label, beside);
        const ofName = named().heightOfString(germanOf(name), own);
        const ofValue = body(true).heightOfString(germanOf(value), beside);
        const height = Math.max(ofName + belowName, ofValue + belowValue) + (belowName + belowValue > 0 ? 2 : 0);
        room(height + 6);
        const y = doc.y;
        const translations = [
          translation(name, ENGLISH.label, own, LEFT, y + 2.5 + ofName),
          translation(value, ENGLISH.label, beside, LEFT + label, y + 2.5 + ofValue),
        ];
        write(
          'P',
          () => {
            named().text(germanOf(name), LEFT, y + 2.5, own);
            body(true).text(germanOf(value), LEFT + label, y + 2.5, beside);
          },
          inTurn(translations),
        );
        doc.y = y + height + 4;
        rule(doc.y);
      }
      doc.moveDown(0.6);
    },
    table(columns, rows, totals = []) {
      const widthOf = (index: number) => (columns[index]?.width ?? 0) * WIDTH;
      /** Options of a cell for measuring and drawing alike: figures of equal width need more room. */
      const cell = (index: number) => ({
        width: widthOf(index) - (index === columns.length - 1 ? 0 : 8),
        align: columns[index]?.align ?? ('left' as const),
        features: ['tnum' as const],
      });
      /** Height of the German text of each cell, and of the whole row. */
      const heightsOf = (values: readonly Text[], set: () => unknown) => {
        const below = values.map((value, index) => heightBelow(value, ENGLISH.label, cell(index)));
        set();
        const own = values.map((value, index) => doc.heightOfString(germanOf(value), cell(index)));
        return { own, whole: Math.max(...own.map((height, index) => height + (below[index] ?? 0))) + 10 };
      };
      const line = (values: readonly Text[], set: () => unknown, typeset: Typeset) => {
        const { own, whole } = heightsOf(values, set);
        const bottom = doc.y + whole;
        const y = doc.y + 5;
        const leftOf = (index: number) => columns.slice(0, index).reduce((x, { width }) => x + width * WIDTH, LEFT);
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
        doc.y = bottom;
      };
      const labels = columns.map(({ label }) => label);
      const small = () => body(false, 8.5, COLOURS.soft);
      const head = (typeset: Typeset) => {
        line(labels, small, typeset);
        rule(doc.y, COLOURS.ink, 0.8);
      };
      const inText: Typeset = (draw, translate) => write('P', draw, translate);
      const totalsOptions = { width: WIDTH * 0.7 };
      const belowTotals = totals.map(([name]) => heightBelow(name, ENGLISH.label, totalsOptions));
      // The last row stays on the page of the totals, and the first row on the page of the head.
      const ofTotals =
        totals.length === 0 ? 0 : belowTotals.reduce((sum, height) => sum + height, totals.length * 19 + 3);
      if (rows.length === 0) {
        room(heightsOf(labels, small).whole);
        head(inText);
      }
      rows.forEach((row, index) => {
        const needed = heightsOf(row, body).whole + 2 + (index === rows.length - 1 ? ofTotals : 0);
        if (index === 0) {
          room(heightsOf(labels, small).whole + needed);
          head(inText);
        } else if (room(needed)) head(repeated);
        line(row, body, inText);
        rule(doc.y);
      });
      totals.forEach(([name, value], index) => {
        const last = index === totals.length - 1;
        const y = doc.y + 5;
        write(
          'P',
          () => {
            body(last, last ? 11 : BODY).text(germanOf(name), LEFT, y, totalsOptions);
            doc.text(germanOf(value), LEFT + WIDTH * 0.5, y, {
              width: WIDTH * 0.5,
              align: 'right',
              features: ['tnum'],
            });
          },
          translation(name, ENGLISH.label, totalsOptions, LEFT, y + (last ? 14 : 11.5)),
        );
        doc.y = y + (last ? 17 : 14) + (belowTotals[index] ?? 0);
        if (last) rule(doc.y, COLOURS.ink, 1.2);
      });
      doc.moveDown(0.9);
    },
    address(sender, lines, facts) {
      // Window of DIN 5008, form B: 45 mm from the top.
      const top = 45 * MILLIMETRE;
      const side = LEFT + 100 * MILLIMETRE;
      write('P', () => body(false, SMALL, COLOURS.soft).text(sender, LEFT, top, { width: 85 * MILLIMETRE }));
      write('P', () =>
        body(false, 10.5).text(lines.join('\n'), LEFT, top + 16, { width: 85 * MILLIMETRE, lineGap: 2 }),
      );
      const bottom = doc.y;
      let y = top;
      for (const [name, value] of facts) {
        const cells = [
          { text: name, x: side, options: { width: 27 * MILLIMETRE }, isStrong: false },
          { text: value, x: side + 28 * MILLIMETRE, options: { width: 37 * MILLIMETRE }, isStrong: true },
        ];
        let end = 0;
        let lowest = 0;
        const translations = cells.map(({ text, x, options, isStrong }) => {
          const below = heightBelow(text, SMALL, options);
          if (below === 0) return null;
          const top = y + 1 + body(isStrong, 8.5).heightOfString(germanOf(text), options);
          lowest = Math.max(lowest, top + below);
          return translation(text, SMALL, options, x, top);
        });
        write(
          'P',
          () => {
            for (const { text, x, options, isStrong } of cells)
              body(isStrong, 8.5, isStrong ? COLOURS.ink : COLOURS.soft).text(germanOf(text), x, y + 1, options);
            end = doc.y;
          },
          inTurn(translations),
        );
        y = Math.max(y + 15, end + 3, lowest + 3);
      }
      doc.x = LEFT;
      doc.y = Math.max(bottom, y + (locale === 'en' ? 6 : 0), 85 * MILLIMETRE);
    },
    space(points = 10) {
      doc.y += points;
    },
    finish() {
      room(0);
      const pages = doc.bufferedPageRange().count;
      for (let page = 0; page < pages; page++) {
        doc.switchToPage(page);
        frame(doc, { reference, footer: feet, footHeight, locale, page: page + 1, pages });
      }
      return new Promise((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        doc.on('error', reject);
        doc.end();
      });
    },
  };
  return paper;
}

/** Draws a text, then its translation if it has one. */
type Typeset = (draw: () => void, translate: (() => void) | null) => void;

/** Combines the translations of a row; null if it has none. */
function inTurn(translations: readonly ((() => void) | null)[]): (() => void) | null {
  const present = translations.filter((each) => each !== null);
  if (present.length === 0) return null;
  return () => {
    for (const draw of present) draw();
  };
}

interface FrameFacts {
  reference: Text;
  footer: readonly string[];
  /** Distance of the footer’s first line from the bottom edge, in points. */
  footHeight: number;
  locale: Locale;
  page: number;
  pages: number;
}

/** Keeps a number on the line of its % or € sign, and a paragraph sign on the line of its number. */
function unparted(text: string): string {
  return text.replace(/(\d) (?=[%€])|(§) (?=\d)/g, '$1$2\u00a0');
}

/**
 * Draws the brand mark and the running head at the top, the company and the page number at the foot, all as artifacts.
 */
function frame(doc: Typesetter, { reference, footer, footHeight, locale, page, pages }: FrameFacts): void {
  const { bottom } = doc.page.margins;
  // Text below the margin would otherwise start a new page.
  doc.page.margins.bottom = 0;
  doc.markContent('Artifact', { type: 'Pagination' });
  const top = 16 * MILLIMETRE;
  doc.save().translate(LEFT, top).scale(0.78);
  doc.path('M2 8 8 2l5 5-6 6zM13 19l6-6 5 5-6 6z').fill(COLOURS.brand);
  doc.fillOpacity(0.45).path('m13 7 5-5 6 6-5 5zM2 18l5-5 6 6-5 5z').fill(COLOURS.brand);
  doc.restore();
  doc.fillOpacity(1).weight('strong').fontSize(13).fillColor(COLOURS.ink);
  doc.text('Parkett', LEFT + 27, top + 2.5, { lineBreak: false });
  doc.weight('regular').fontSize(8.5).fillColor(COLOURS.soft);
  doc.text(germanOf(reference), LEFT, top + 6, { width: WIDTH, align: 'right', lineBreak: false });
  const translation = translationOf(reference, locale);
  if (translation !== null)
    doc.fontSize(SMALL).text(translation, LEFT, top + 18, { width: WIDTH, align: 'right', lineBreak: false });
  const foot = doc.page.height - footHeight;
  doc
    .moveTo(LEFT, foot - 6)
    .lineTo(LEFT + WIDTH, foot - 6)
    .lineWidth(0.6)
    .strokeColor(COLOURS.line)
    .stroke();
  doc.fontSize(SMALL);
  footer.forEach((text, index) => {
    doc.text(text, LEFT, foot + index * FOOT_LINE, { lineBreak: false });
  });
  const numbered = { de: `Seite ${page} von ${pages}`, en: `Page ${page} of ${pages}` };
  doc.text(onOneLine(numbered, locale), LEFT + WIDTH * 0.7, foot, {
    width: WIDTH * 0.3,
    align: 'right',
    lineBreak: false,
  });
  doc.endMarkedContent();
  doc.page.margins.bottom = bottom;
}

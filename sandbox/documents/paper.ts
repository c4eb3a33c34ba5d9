import { Typesetter } from './typesetter.ts';

const MILLIMETRE = 72 / 25.4;
/** DIN 5008: 25 mm left, 20 mm right. */
const LEFT = 25 * MILLIMETRE;
const WIDTH = 165 * MILLIMETRE;
const TOP = 38 * MILLIMETRE;
const BOTTOM = 27 * MILLIMETRE;
const BODY = 9.5;
const SMALL = 7;
/** Space around the heading of a section, in points. */
const SECTION_SPACE = 13;

export const COLOURS = { ink: '#16211d', soft: '#55635c', line: '#cfcabd', brand: '#0f5b47', tint: '#e6f0ec' };
type Align = 'left' | 'right';

export interface PaperFacts {
  title: string;
  /** Line in the running head, such as the number of the document. */
  reference: string;
  /** ISO 8601. */
  createdAt: string;
  /** Lines at the foot of each page. */
  footer: readonly string[];
}

export interface Column {
  label: string;
  /** Share of the line’s width; all shares add up to 1. */
  width: number;
  align?: Align;
}

/** German A4 document under construction: each call typesets the next part, `finish` returns the file. */
export interface Paper {
  heading(text: string): void;
  section(text: string): void;
  /** `introduces`: keeps the paragraph on the page of the next part. */
  paragraph(text: string, options?: { strong?: boolean; soft?: boolean; introduces?: boolean }): void;
  list(items: readonly string[]): void;
  /** Framed text for important notices. */
  notice(text: string): void;
  /** Names with their values. */
  facts(rows: readonly (readonly [string, string])[]): void;
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    totals?: readonly (readonly [string, string])[],
  ): void;
  /** DIN 5008 address window with the sender above it and facts to its right. */
  address(sender: string, lines: readonly string[], facts: readonly (readonly [string, string])[]): void;
  space(points?: number): void;
  finish(): Promise<Buffer>;
}

/** Creates a tagged PDF 1.7 in German with embedded fonts; equal facts give equal bytes. */
export function newPaper({ title, reference, createdAt, footer }: PaperFacts): Paper {
  const doc = new Typesetter({
    size: 'A4',
    margins: { top: TOP, bottom: BOTTOM, left: LEFT, right: 20 * MILLIMETRE },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    info: { Title: title, Author: 'Parkett Invest GmbH', Subject: reference, CreationDate: new Date(createdAt) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const root = doc.struct('Document');
  doc.addStructure(root);

  const write = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));
  const body = (strong = false, size = BODY, colour = COLOURS.ink) =>
    doc
      .weight(strong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(colour);
  /** Parts to keep on the page of the next part. */
  let waiting: { height: number; draw: () => void }[] = [];
  /** Starts a new page if the current one lacks room for a height in points; returns true if it did. */
  const room = (height: number): boolean => {
    const parts = waiting;
    waiting = [];
    const needed = parts.reduce((sum, part) => sum + part.height, height);
    const isFull = doc.y + needed > doc.page.height - BOTTOM;
    if (isFull) doc.addPage();
    for (const { draw } of parts) draw();
    return isFull;
  };
  /** Marks repeated headings on further pages as artifacts, so that screen readers skip them. */
  const repeated = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Pagination' });
    draw();
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
      write('H1', () => body(true, 17).text(text, LEFT, doc.y, { width: WIDTH, lineGap: 1 }));
      doc.moveDown(0.5);
    },
    section(text) {
      const set = () => body(true, 11, COLOURS.brand);
      const draw = () => {
        body().moveDown(0.7);
        write('H2', () => set().text(text, LEFT, doc.y, { width: WIDTH }));
        doc.moveDown(0.25);
      };
      waiting.push({ height: set().heightOfString(text, { width: WIDTH }) + SECTION_SPACE, draw });
    },
    paragraph(written, { strong = false, soft = false, introduces = false } = {}) {
      const text = unparted(written);
      const set = () => body(strong, soft ? 8.5 : BODY, soft ? COLOURS.soft : COLOURS.ink);
      const height = set().heightOfString(text, { width: WIDTH, lineGap: 2.2 });
      const draw = () => {
        write('P', () => set().text(text, LEFT, doc.y, { width: WIDTH, lineGap: 2.2 }));
        doc.moveDown(0.45);
      };
      if (introduces) return void waiting.push({ height: height + 6, draw });
      // Keeps the first lines together on a page.
      room(Math.min(height, 48));
      draw();
    },
    list(items) {
      for (const item of items) {
        room(26);
        const y = doc.y;
        write('P', () => {
          body(false, BODY, COLOURS.brand).text('–', LEFT, y, { width: 12 });
          body().text(unparted(item), LEFT + 12, y, { width: WIDTH - 12, lineGap: 2.2 });
        });
        doc.moveDown(0.25);
      }
      doc.moveDown(0.2);
    },
    notice(text) {
      body(true, BODY);
      const height = doc.heightOfString(text, { width: WIDTH - 24, lineGap: 2.2 }) + 20;
      room(height);
      const top = doc.y;
      doc.markContent('Artifact', { type: 'Layout' });
      doc.rect(LEFT, top, WIDTH, height).fill(COLOURS.tint);
      doc.rect(LEFT, top, 3, height).fill(COLOURS.brand);
      doc.endMarkedContent();
      write('P', () => body(true).text(text, LEFT + 14, top + 10, { width: WIDTH - 24, lineGap: 2.2 }));
      doc.y = top + height;
      doc.moveDown(0.7);
    },
    facts(rows) {
      const label = WIDTH * 0.4;
      for (const [name, value] of rows) {
        const beside = { width: WIDTH - label, lineGap: 1.5 };
        const named = () => body(false, BODY, COLOURS.soft);
        const height = Math.max(
          named().heightOfString(name, { width: label - 10 }),
          body(true).heightOfString(value, beside),
        );
        room(height + 6);
        const y = doc.y;
        write('P', () => {
          named().text(name, LEFT, y + 2.5, { width: label - 10 });
          body(true).text(value, LEFT + label, y + 2.5, beside);
        });
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
      const heightOf = (values: readonly string[], set: () => unknown) => {
        set();
        return Math.max(...values.map((value, index) => doc.heightOfString(value, cell(index)))) + 10;
      };
      const line = (values: readonly string[], set: () => unknown, typeset: (draw: () => void) => void) => {
        const bottom = doc.y + heightOf(values, set);
        const y = doc.y + 5;
        let x = LEFT;
        typeset(() => {
          values.forEach((value, index) => {
            doc.text(value, x, y, cell(index));
            x += widthOf(index);
          });
        });
        doc.y = bottom;
      };
      const labels = columns.map(({ label }) => label);
      const small = () => body(false, 8.5, COLOURS.soft);
      const head = (typeset: (draw: () => void) => void) => {
        line(labels, small, typeset);
        rule(doc.y, COLOURS.ink, 0.8);
      };
      const inText = (draw: () => void) => write('P', draw);
      // The last row stays on the page of the totals, and the first row on the page of the head.
      const ofTotals = totals.length === 0 ? 0 : totals.length * 19 + 3;
      if (rows.length === 0) {
        room(heightOf(labels, small));
        head(inText);
      }
      rows.forEach((row, index) => {
        const needed = heightOf(row, body) + 2 + (index === rows.length - 1 ? ofTotals : 0);
        if (index === 0) {
          room(heightOf(labels, small) + needed);
          head(inText);
        } else if (room(needed)) head(repeated);
        line(row, body, inText);
        rule(doc.y);
      });
      totals.forEach(([name, value], index) => {
        const last = index === totals.length - 1;
        const y = doc.y + 5;
        write('P', () => {
          body(last, last ? 11 : BODY).text(name, LEFT, y, { width: WIDTH * 0.7 });
          doc.text(value, LEFT + WIDTH * 0.5, y, { width: WIDTH * 0.5, align: 'right', features: ['tnum'] });
        });
        doc.y = y + (last ? 17 : 14);
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
        write('P', () => {
          body(false, 8.5, COLOURS.soft).text(name, side, y + 1, { width: 27 * MILLIMETRE });
          body(true, 8.5).text(value, side + 28 * MILLIMETRE, y + 1, { width: 37 * MILLIMETRE });
        });
        y = Math.max(y + 15, doc.y + 3);
      }
      doc.x = LEFT;
      doc.y = Math.max(bottom, y, 85 * MILLIMETRE);
    },
    space(points = 10) {
      doc.y += points;
    },
    finish() {
      room(0);
      const pages = doc.bufferedPageRange().count;
      for (let page = 0; page < pages; page++) {
        doc.switchToPage(page);
        frame(doc, { reference, footer, page: page + 1, pages });
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

interface FrameFacts {
  reference: string;
  footer: readonly string[];
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
function frame(doc: Typesetter, { reference, footer, page, pages }: FrameFacts): void {
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
  doc.text(reference, LEFT, top + 6, { width: WIDTH, align: 'right', lineBreak: false });
  const foot = doc.page.height - 20 * MILLIMETRE;
  doc
    .moveTo(LEFT, foot - 6)
    .lineTo(LEFT + WIDTH, foot - 6)
    .lineWidth(0.6)
    .strokeColor(COLOURS.line)
    .stroke();
  doc.fontSize(SMALL);
  footer.forEach((text, index) => {
    doc.text(text, LEFT, foot + index * 10, { lineBreak: false });
  });
  doc.text(`Seite ${page} von ${pages}`, LEFT + WIDTH * 0.7, foot, {
    width: WIDTH * 0.3,
    align: 'right',
    lineBreak: false,
  });
  doc.endMarkedContent();
  doc.page.margins.bottom = bottom;
}

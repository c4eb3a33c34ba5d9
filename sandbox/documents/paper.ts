import type { Locale } from '#domain/shop/settings.ts';
import { germanOf, onOneLine, type Text } from './bilingual.ts';
import { footOf, frame } from './paper/frame.ts';
import { heading } from './paper/heading.ts';
import { LEFT, MILLIMETRE, RIGHT } from './paper/layout.ts';
import { letterhead } from './paper/letterhead.ts';
import { list } from './paper/list.ts';
import { notice } from './paper/notice.ts';
import { type ParagraphOptions, paragraph } from './paper/paragraph.ts';
import { rows } from './paper/rows.ts';
import { section } from './paper/section.ts';
import { sheetOf } from './paper/sheet.ts';
import { type Column, table } from './paper/table.ts';
import type { Total } from './paper/totals.ts';
import { Typesetter } from './typesetter.ts';

const TOP = 38 * MILLIMETRE;

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

/**
 * German A4 document under construction: each call typesets the next part, `finish` returns the file. For English
 * readers, each German text is followed by its translation, smaller and softer.
 */
export interface Paper {
  heading(text: Text): void;
  section(text: Text): void;
  paragraph(text: Text, options?: ParagraphOptions): void;
  list(items: readonly Text[]): void;
  /** Framed text for important notices. */
  notice(text: Text): void;
  /** Names with their values. */
  facts(rows: readonly (readonly [Text, Text])[]): void;
  table(columns: readonly Column[], rows: readonly (readonly Text[])[], totals?: readonly Total[]): void;
  /** DIN 5008 address window with the sender above it and facts to its right. */
  address(sender: string, lines: readonly string[], facts: readonly (readonly [Text, Text])[]): void;
  space(points?: number): void;
  finish(): Promise<Buffer>;
}

/** Creates a tagged PDF 1.7 in German with embedded fonts; equal facts give equal bytes. */
export function newPaper({ title, reference, createdAt, footer, locale }: PaperFacts): Paper {
  const foot = footOf(footer, locale);
  const doc = new Typesetter({
    size: 'A4',
    margins: { top: TOP, bottom: foot.margin, left: LEFT, right: RIGHT },
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
  const sheet = sheetOf(doc, locale);
  return {
    heading: (text) => heading(sheet, text),
    section: (text) => section(sheet, text),
    paragraph: (text, options) => paragraph(sheet, text, options),
    list: (items) => list(sheet, items),
    notice: (text) => notice(sheet, text),
    facts: (facts) => rows(sheet, facts),
    table: (columns, lines, totals = []) => table(sheet, columns, lines, totals),
    address: (sender, lines, facts) => letterhead(sheet, sender, lines, facts),
    space(points = 10) {
      doc.y += points;
    },
    finish() {
      sheet.room(0);
      const pages = doc.bufferedPageRange().count;
      for (let page = 0; page < pages; page++) {
        doc.switchToPage(page);
        frame(doc, { reference, foot, locale, page: page + 1, pages });
      }
      return new Promise((resolve, reject) => {
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        doc.on('error', reject);
        doc.end();
      });
    },
  };
}

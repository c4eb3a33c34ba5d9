import type { Locale } from '#domain/shop/settings.ts';
import { type Text, translationOf } from '../bilingual.ts';
import type { Typesetter } from '../typesetter.ts';
import { BODY, COLOURS, LEFT, type TextBox, WIDTH } from './layout.ts';

type Draw = () => void;
/** Draws a text, then its translation if it has one. */
export type Typeset = (draw: Draw, translate: Draw | null) => void;

/** Returns the means with which each part of a paper measures and draws itself. */
export function sheetOf(doc: Typesetter, locale: Locale) {
  const bottomMargin = doc.page.margins.bottom;
  const root = doc.struct('Document');
  doc.addStructure(root);

  /** Adds a part to the document, with its translation as a span in English. */
  const write = (tag: string, draw: Draw, translate: Draw | null = null) =>
    root.add(doc.struct(tag, {}, translate ? [draw, doc.struct('Span', { lang: 'en-GB' }, translate)] : draw));
  /** Adds a paragraph that has no German text. */
  const writeEnglish = (draw: Draw) => root.add(doc.struct('P', { lang: 'en-GB' }, draw));
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
    box: TextBox = { width: WIDTH, lineGap: 1.5 },
    x = LEFT,
    y: number | null = null,
  ): Draw | null => {
    const words = translationOf(text, locale);
    return words === null ? null : () => void translated(size).text(unparted(words), x, y ?? doc.y, box);
  };
  /** Height of the translation below a text, in points; 0 if it has none. */
  const heightBelow = (text: Text, size: number, box: TextBox): number => {
    const words = translationOf(text, locale);
    return words === null ? 0 : translated(size).heightOfString(unparted(words), box);
  };
  let waiting: { height: number; draw: Draw }[] = [];
  /** Draws a part of a height in points on the page of the next part. */
  const keepWithNext = (height: number, draw: Draw) => void waiting.push({ height, draw });
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
  /** Draws what screen readers skip. */
  const artifact = (type: 'Layout' | 'Pagination', draw: Draw) => {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  };
  const rule = (colour = COLOURS.line, weight = 0.6) =>
    artifact('Layout', () => {
      const { y } = doc;
      doc
        .moveTo(LEFT, y)
        .lineTo(LEFT + WIDTH, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke();
    });
  body();
  return {
    doc,
    locale,
    write,
    writeEnglish,
    body,
    translated,
    translation,
    heightBelow,
    keepWithNext,
    room,
    artifact,
    rule,
  };
}

export type Sheet = ReturnType<typeof sheetOf>;

/** Combines the translations of a row; null if it has none. */
export function inTurn(translations: readonly (Draw | null)[]): Draw | null {
  const present = translations.filter((each) => each !== null);
  if (present.length === 0) return null;
  return () => {
    for (const draw of present) draw();
  };
}

/** Keeps a number on the line of its % or € sign, and a paragraph sign on the line of its number. */
export function unparted(text: string): string {
  return text.replace(/(\d) (?=[%€])|(§) (?=\d)/g, '$1$2\u00a0');
}

import bidiFactory from 'bidi-js';
import PDFDocument from 'pdfkit';
import { dejavu, figtree, unifont } from './font.ts';

/** Fonts of a weight in order of preference for a character: the documents’ own, then those of other scripts. */
const FAMILIES = {
  regular: ['regular', 'regular-ext', 'regular-scripts', 'rest'],
  strong: ['strong', 'strong-ext', 'strong-scripts', 'rest'],
} as const;
type Weight = keyof typeof FAMILIES;
type FontName = (typeof FAMILIES)[Weight][number];

/** Font files; the first character that needs a font loads it. */
const FONTS: Readonly<Record<FontName, () => Buffer>> = {
  regular: () => figtree(400),
  'regular-ext': () => figtree(400, 'latin-ext'),
  'regular-scripts': () => dejavu(400),
  strong: () => figtree(600),
  'strong-ext': () => figtree(600, 'latin-ext'),
  'strong-scripts': () => dejavu(700),
  rest: unifont,
};

/** Characters of one font and direction, in drawing order. */
interface Run {
  text: string;
  font: FontName;
  /** Embedding level of the Unicode bidirectional algorithm: odd levels run from right to left. */
  level: number;
}

interface OpenFont {
  ascender: number;
  font: { hasGlyphForCodePoint(point: number): boolean };
}
type TextOptions = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number };

const fragment: (this: PDFKit.PDFDocument, text: string, x: number, y: number, options: object) => void = Reflect.get(
  PDFDocument.prototype,
  '_fragment',
);
const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });
/** Joiners and variation selectors: they shape letters and have no glyph. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * PDF with text in any script: sets each character in the first font that has it, and Hebrew and Arabic from right to
 * left. pdfkit alone sets a text in one font, which renders every other script as empty boxes.
 */
export class Typesetter extends PDFDocument {
  declare _font: OpenFont;
  declare _fontSize: number;
  declare _registeredFonts: Partial<Record<string, unknown>>;
  #weight: Weight = 'regular';

  weight(weight: Weight): this {
    this.#weight = weight;
    return this.#use(weight);
  }

  #use(name: FontName): this {
    if (!this._registeredFonts[name]) this.registerFont(name, FONTS[name]());
    return this.font(name);
  }

  override widthOfString(text: string, options: TextOptions = {}): number {
    const runs = this.#runsOf(text);
    return this.#each(runs, (run) => super.widthOfString(run, options)).reduce((sum, width) => sum + width, 0);
  }

  /** Draws a line of text; overrides pdfkit’s own step from its lines to the page. */
  _fragment(written: string, x: number, y: number, { align, lineWidth = 0, ...options }: TextOptions): void {
    const text = written.replace(/\n/g, '');
    let left = x;
    if (align === 'right') left += lineWidth - this.widthOfString(text.trimEnd(), options);
    // All fonts share the baseline of the documents’ own font.
    const baseline = (-this._font.ascender / 1000) * this._fontSize;
    this.#each(this.#runsOf(text), (run) => {
      const textWidth = super.widthOfString(run, options);
      fragment.call(this, run, left, y, { ...options, textWidth, baseline });
      left += textWidth;
    });
  }

  #each<T>(runs: readonly Run[], use: (text: string) => T): T[] {
    const before = this._font;
    const results = runs.map(({ text, font }) => {
      this.#use(font);
      return use(text);
    });
    this._font = before;
    return results;
  }

  #has(name: FontName, text: string): boolean {
    const before = this._font;
    const { font } = this.#use(name)._font;
    this._font = before;
    return [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  }

  /** Splits a line into its runs from left to right. */
  #runsOf(text: string): Run[] {
    const own = this.#weight;
    // Western European letters make up nearly every line.
    if (/^[\0-\xff€–„“”…]*$/.test(text)) return [{ text, font: own, level: 0 }];
    const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
    const mirrored = bidi.getMirroredCharactersMap(text, levels);
    const runs: Run[] = [];
    for (const { segment, index } of graphemes.segment(text)) {
      const level = levels[index] ?? 0;
      const { font, text: shown } = this.#set(mirrored.get(index) ?? segment);
      const last = runs.at(-1);
      // A font sets the letters of a word from right to left by itself, but the words of a line from left to right.
      const parts = level % 2 === 1 && (/\s/.test(segment) || /\s$/.test(last?.text ?? ''));
      if (last && last.font === font && last.level === level && !parts) last.text += shown;
      else runs.push({ text: shown, font, level });
    }
    return visually(runs);
  }

  /** Chooses the font of a character with its marks; replaces characters that no font has with their code points. */
  #set(character: string): Pick<Run, 'font' | 'text'> {
    if (/^[\s\p{Cc}]/u.test(character)) return { font: this.#weight, text: character };
    const seen = character.replace(UNSEEN, '');
    const fonts = FAMILIES[this.#weight];
    const whole = fonts.find((name) => this.#has(name, character)) ?? fonts.find((name) => this.#has(name, seen));
    if (whole) return { font: whole, text: whole === 'rest' ? seen : this.#has(whole, character) ? character : seen };
    const codes = [...seen].map((each) => (each.codePointAt(0) ?? 0).toString(16).toUpperCase());
    return { font: this.#weight, text: codes.map((code) => `[U+${code}]`).join('') };
  }
}

/** Reorders runs from reading order to visual order (rule L2 of UAX 9). */
function visually(runs: Run[]): Run[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < runs.length; start += 1) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end += 1;
      if (end === start) continue;
      runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
      start = end;
    }
  return runs;
}

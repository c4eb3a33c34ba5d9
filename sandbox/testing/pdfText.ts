import { inflateSync } from 'node:zlib';

/** Text of a PDF, a line for each piece. */
export const textOf = (pdf: Uint8Array): string =>
  layoutOf(pdf)
    .flatMap(({ pieces }) => pieces.map(({ text }) => `${text}\n`))
    .join('')
    .replaceAll('\u00a0', ' ');

/** Piece of text with its position on the page, in points from the top left corner. */
export interface Piece {
  text: string;
  left: number;
  baseline: number;
  size: number;
  /** True if the font lacks a glyph for a character, so that the PDF shows a box. */
  lacksGlyph: boolean;
}

export interface PageLayout {
  pieces: Piece[];
  rules: { left: number; right: number; y: number }[];
}

const A4_HEIGHT = 841.89;

/** Extracts the pieces of text and the horizontal rules of each page. */
export function layoutOf(pdf: Uint8Array): PageLayout[] {
  const { fonts, contents } = readPdf(pdf);
  return contents.flatMap((content) => {
    const page: PageLayout = { pieces: [], rules: [] };
    let font = '';
    let size = 0;
    let left = 0;
    let baseline = 0;
    const tokens =
      /\/(F\d+) ([\d.]+) Tf|1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\[([^\]]*)\] TJ|([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\n/g;
    for (const [, name, points, x, y, shown, from, top, to, end] of content.matchAll(tokens)) {
      if (name) [font, size] = [name, Number(points)];
      if (x) [left, baseline] = [Number(x), A4_HEIGHT - Number(y)];
      if (shown) {
        const codes = codesOf(shown);
        const text = codes.map((code) => fonts.get(font)?.get(code) ?? '').join('');
        page.pieces.push({ text, left, baseline, size, lacksGlyph: codes.includes('0000') });
      }
      if (from && top === end) page.rules.push({ left: Number(from), right: Number(to), y: Number(top) });
    }
    return page.pieces.length > 0 ? [page] : [];
  });
}

/** Glyph codes of an operator. */
const codesOf = (shown: string) =>
  [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.toLowerCase().match(/.{4}/g) ?? []);

/** Reads the streams of a PDF, and the map from glyphs to characters of each embedded font (ToUnicode). */
function readPdf(pdf: Uint8Array): { fonts: Map<string, Map<string, string>>; contents: string[] } {
  const raw = Buffer.from(pdf);
  const source = raw.toString('latin1');
  const streams = new Map<number, string>();
  for (const match of source.matchAll(/(\d+) 0 obj\n((?:(?!endobj)[\s\S])*?)\nstream\n/g)) {
    const [whole, id, dictionary = ''] = match;
    const start = match.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const bytes = raw.subarray(start, start + length);
    streams.set(Number(id), (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1'));
  }
  const object = (id: string) => new RegExp(`(?:^|\\n)${id} 0 obj\\n([\\s\\S]*?)endobj`).exec(source)?.[1] ?? '';
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = streams.get(Number(/\/ToUnicode (\d+) 0 R/.exec(object(id))?.[1])) ?? '';
    const glyphs = new Map<string, string>();
    for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
      for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]+)>/gi)].entries())
        glyphs.set(
          (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
          String.fromCodePoint(...(code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
        );
    fonts.set(name, glyphs);
  }
  return { fonts, contents: [...streams.values()] };
}

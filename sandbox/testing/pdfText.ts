import { inflateSync } from 'node:zlib';

/** All text of a PDF. */
export const textOf = (pdf: Uint8Array): string => textsOf(pdf).join('');

/** The lines of each page of a PDF, in the order in which they were set. */
export const pagesOf = (pdf: Uint8Array): string[][] =>
  textsOf(pdf).flatMap((text) => (text === '' ? [] : [text.split('\n')]));

/** What each stream of a PDF says, by the map from glyphs to characters that each embedded font carries (ToUnicode). */
function textsOf(pdf: Uint8Array): string[] {
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
  return [...streams.values()].map((content) => {
    let text = '';
    let glyphs = new Map<string, string>();
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) glyphs = fonts.get(font) ?? glyphs;
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/gi))
        text += (hex.match(/.{4}/g) ?? []).map((glyph) => glyphs.get(glyph.toLowerCase()) ?? '').join('');
      if (shown) text += '\n';
    }
    return text.replaceAll('\u00a0', ' ');
  });
}

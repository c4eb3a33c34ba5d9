import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);

const fontOf = (path: string) => unpacked(readFileSync(require.resolve(`@fontsource/${path}-normal.woff`)));

/** OpenType font of the documents: Western European letters, or all further Latin ones. */
export const figtree = (weight: 400 | 600, letters: 'latin' | 'latin-ext' = 'latin') =>
  fontOf(`figtree/files/figtree-${letters}-${weight}`);

/**
 * Font for Greek, Cyrillic, Hebrew, Arabic, Armenian, Georgian and symbols; its file is named after the first script.
 */
export const dejavu = (weight: 400 | 700) => fontOf(`dejavu-sans/files/dejavu-sans-latin-${weight}`);

/**
 * Plain font for all other characters of Unicode’s first two planes: Chinese, Japanese, Korean, Indic scripts, emoji.
 * 14 MB.
 */
export const unifont = () => fontOf('unifontex/files/unifontex-latin-400');

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
/** Rounds up to a multiple of four bytes, where tables begin. */
const aligned = (length: number) => Math.ceil(length / 4) * 4;

/**
 * Extracts the OpenType font of a WOFF file (WOFF 1.0, sections 3 to 5). Inflates it once, because fontkit inflates a
 * packed table at each read: a bond’s three papers took 0.73 s of processor time, and take 0.28 s.
 */
export function unpacked(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new TypeError('This is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), length, data };
  }).map((table) => ({ ...table, data: table.data.length < table.length ? inflateSync(table.data) : table.data }));

  const directory = SFNT_HEADER + count * SFNT_ENTRY;
  const font = Buffer.alloc(tables.reduce((sum, { length }) => sum + aligned(length), directory));
  const largest = 2 ** Math.floor(Math.log2(count));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  font.writeUInt16BE(largest * 16, 6);
  font.writeUInt16BE(Math.log2(largest), 8);
  font.writeUInt16BE((count - largest) * 16, 10);
  let offset = directory;
  tables.forEach(({ tag, checksum, length, data }, index) => {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(font, at);
    checksum.copy(font, at + 4);
    font.writeUInt32BE(offset, at + 8);
    font.writeUInt32BE(length, at + 12);
    data.copy(font, offset);
    offset += aligned(length);
  });
  return font;
}

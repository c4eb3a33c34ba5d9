import { expect, test } from 'vitest';
import { figtree, unpacked } from './font.ts';

test('a font is unpacked whole: its tables are at the offsets of the directory, with the checksums of their maker', () => {
  for (const weight of [400, 600] as const) {
    const font = figtree(weight);
    const sum = (from: number, to: number) => {
      let total = 0;
      for (let at = from; at < to; at += 4) total = (total + font.readUInt32BE(at)) >>> 0;
      return total;
    };
    const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      return {
        tag: font.toString('latin1', at, at + 4),
        checksum: font.readUInt32BE(at + 4),
        offset: font.readUInt32BE(at + 8),
        length: font.readUInt32BE(at + 12),
      };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca']));
    for (const { tag, checksum, offset, length } of tables) {
      // The checksum of the head table excludes its field for the checksum of the whole font.
      const adjustment = tag === 'head' ? font.readUInt32BE(offset + 8) : 0;
      expect((sum(offset, offset + Math.ceil(length / 4) * 4) - adjustment) >>> 0, tag).toBe(checksum);
    }
  }
});

test('a file that is not WOFF is refused', () => {
  expect(() => unpacked(Buffer.from('%PDF-1.7'))).toThrow('This is no WOFF file.');
});

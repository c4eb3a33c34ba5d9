import { expect, test } from 'vitest';
import { mediaLimit } from '#domain/constants/itemLimits.ts';
import { breachOfMedia, mediaHeadLength, uploadTypeOf } from './mediaFile.ts';

const bytes = (...parts: readonly (number | string)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)))),
  );
const HEADS: Readonly<Record<string, Uint8Array>> = {
  png: bytes(0x89, 'PNG\r\n', 0x1a, '\n'),
  gif: bytes('GIF89a'),
  webp: bytes('RIFF', 1, 2, 3, 4, 'WEBP'),
  jpg: bytes(0xff, 0xd8, 0xff, 0xe0),
  mp3: bytes('ID3', 4),
  mpeg: bytes(0, 0, 1, 0xba),
  mp4: bytes(0, 0, 0, 24, 'ftypisom'),
  mov: bytes(0, 0, 0, 8, 'moov'),
};
const breach = (name: string, head: Uint8Array, size = 1_000) => breachOfMedia({ name, size, head });

/** Requirement 21.5. */
test('each type of section 5 is recognised by its first bytes, and no other is', () => {
  for (const [ending, head] of Object.entries(HEADS))
    for (const [other, otherHead] of Object.entries(HEADS)) {
      // Later versions of QuickTime begin like MP4.
      const isSame = ending === other || (ending === 'mov' && other === 'mp4');
      expect(breach(`a.${ending}`, otherHead), `${ending} as ${other}`).toBe(isSame ? null : 'notRecognized');
      expect(head.length).toBeLessThanOrEqual(mediaHeadLength);
    }
});

test('the last extension counts, in any case, with both of JPEG', () => {
  for (const name of ['A.PNG', 'a.b.png', '木.png']) expect(uploadTypeOf(name)?.mediaType).toBe('image/png');
  for (const name of ['a.jpeg', 'a.JPG']) expect(uploadTypeOf(name)?.mediaType).toBe('image/jpeg');
  for (const name of ['png', 'a.png.exe', 'a.', '', 'a.svg', 'a.webm', 'a.png/b', 'a.png '])
    expect(breach(name, HEADS.png ?? bytes())).toBe('typeNotAllowed');
});

test('MP3 starts with a tag or with a frame of layer III', () => {
  for (const second of [0xfb, 0xfa, 0xf3, 0xe3]) expect(breach('a.mp3', bytes(0xff, second, 0x90, 0))).toBeNull();
  // Layer II, layer I, an invalid bit rate, no frame.
  for (const head of [[0xff, 0xfd, 0x90], [0xff, 0xff, 0x90], [0xff, 0xfb, 0xf0], [0xff], [0xfe, 0xfb]])
    expect(breach('a.mp3', bytes(...head))).toBe('notRecognized');
  expect(breach('a.mpeg', bytes(0, 0, 1, 0xb3))).toBeNull();
});

test('a file of 30,000,000 bytes is accepted, one more byte or an empty file is not', () => {
  const png = HEADS.png ?? bytes();
  expect(breach('a.png', png, mediaLimit)).toBeNull();
  expect(breach('a.png', png, mediaLimit + 1)).toBe('tooBig');
  expect(breach('a.png', bytes(), 0)).toBe('missing');
  expect(breach('a.png', png.subarray(0, 7), 7)).toBe('notRecognized');
});

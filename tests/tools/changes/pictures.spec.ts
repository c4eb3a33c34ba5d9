import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, onTestFinished, test } from 'vitest';
import { comparePictures, differenceOf } from './pictures.ts';

/** Returns a black picture with some white pixels at its beginning. */
function picture(white: number, height = 4): Buffer {
  const png = new PNG({ width: 4, height });
  for (let i = 0; i < 4 * height; i++) png.data.set(i < white ? [255, 255, 255, 255] : [0, 0, 0, 255], 4 * i);
  return PNG.sync.write(png);
}

test('pixels that differ are counted, and rows that only one picture has', () => {
  expect(differenceOf(picture(0), picture(0)).pixels).toBe(0);
  expect(differenceOf(picture(0), picture(4)).pixels).toBe(4);
  const { pixels, difference } = differenceOf(picture(16), picture(16, 6));
  expect(pixels).toBe(8);
  expect(PNG.sync.read(difference())).toMatchObject({ width: 4, height: 6 });
});

test('each picture that differs is written before, after and as a difference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const before = join(folder, 'before');
  const after = join(folder, 'after');
  const out = join(folder, 'out');
  mkdirSync(before);
  mkdirSync(after);
  writeFileSync(join(before, 'same.png'), picture(1));
  writeFileSync(join(after, 'same.png'), picture(1));
  writeFileSync(join(before, 'other.png'), picture(0));
  writeFileSync(join(after, 'other.png'), picture(4));
  writeFileSync(join(before, 'gone.png'), picture(0));
  writeFileSync(join(after, 'new.png'), picture(0));
  expect(comparePictures(before, after, out)).toEqual([
    { file: 'gone.png', change: 'removed', pixels: 0 },
    { file: 'new.png', change: 'added', pixels: 0 },
    { file: 'other.png', change: 'changed', pixels: 4 },
  ]);
  expect(readdirSync(out).sort()).toEqual([
    'after-new.png',
    'after-other.png',
    'before-gone.png',
    'before-other.png',
    'difference-other.png',
  ]);
});

// Draws the films of the seeds and writes them to sandbox/content/media/films: npm run films

import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserLaunch } from '../../support/browser.ts';
import { webmOf } from './webm.ts';

const FOLDER = join(import.meta.dirname, '../../../sandbox/content/media/films');
const SIZE = 480;
const RATE = 15;
const SECONDS = 6;

/**
 * Runs in the browser: draws a film frame by frame and encodes it. Returns bytes as numbers, since they leave the page
 * as JSON.
 */
async function encoded({ film, size, rate, seconds }: { film: string; size: number; rate: number; seconds: number }) {
  const turn = Math.PI * 2;
  const canvas = new OffscreenCanvas(size, size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is nothing to draw on.');
  const paint = (colour: string, outline: () => void) => {
    pen.fillStyle = colour;
    pen.beginPath();
    outline();
    pen.fill();
    // The stroke hides the seam between shapes that touch.
    pen.strokeStyle = colour;
    pen.lineWidth = 1;
    pen.stroke();
  };
  const disc = (x: number, y: number, radius: number, colour: string) =>
    paint(colour, () => pen.arc(x, y, radius, 0, turn));
  const films: Record<string, (part: number) => void> = {
    'land-3'(part) {
      paint('#e4eee6', () => pen.rect(0, 0, size, size));
      disc(size * 0.62, size * (0.24 + part * 0.34), size * 0.1, '#c98a3f');
      for (const [layer, colour] of ['#cfe0d6', '#8fb4bd', '#5f9c84', '#0f5b47', '#16352c'].entries())
        paint(colour, () => {
          pen.moveTo(0, size);
          for (let x = 0; x <= size; x += 8) {
            const along = x / size + part * (layer + 1) * 0.4;
            const rise = Math.sin(along * (3 + layer)) + 0.5 * Math.sin(along * (7 + layer * 2) + layer);
            pen.lineTo(x, size * (0.46 + layer * 0.11 - rise * 0.045));
          }
          pen.lineTo(size, size);
        });
    },
    'facette-2'(part) {
      paint('#1d2f3a', () => pen.rect(0, 0, size, size));
      const steps = 6;
      const at = (column: number, row: number): [number, number] => [
        (column / steps) * size + Math.sin(part * turn + column * 2.1 + row) * size * 0.035,
        (row / steps) * size + Math.cos(part * turn + row * 1.7 - column) * size * 0.035,
      ];
      const tones = ['#cfe0d6', '#8fb4bd', '#e4eee6', '#5f9c84', '#f7f5f0'];
      for (let row = -1; row <= steps; row += 1)
        for (let column = -1; column <= steps; column += 1)
          for (const side of [0, 1]) {
            const corners = [at(column + side, row + side), at(column + 1, row), at(column, row + 1)];
            paint(tones[(column * 3 + row * 2 + side * 2 + 10) % tones.length] ?? '#ffffff', () => {
              for (const [x, y] of corners) pen.lineTo(x, y);
            });
          }
    },
    'ring-5'(part) {
      paint('#f7f5f0', () => pen.rect(0, 0, size, size));
      for (let ring = 4; ring >= 1; ring -= 1) {
        pen.strokeStyle = '#cfe0d6';
        pen.lineWidth = 3;
        pen.beginPath();
        pen.arc(size / 2, size / 2, size * 0.1 * ring, 0, turn);
        pen.stroke();
      }
      disc(size / 2, size / 2, size * 0.06, '#c98a3f');
      for (const [ring, colour] of ['#a65a35', '#0f5b47', '#1d2f3a', '#8fb4bd'].entries()) {
        const angle = part * turn * (4 - ring) + ring;
        const radius = size * 0.1 * (ring + 1);
        disc(
          size / 2 + Math.cos(angle) * radius,
          size / 2 + Math.sin(angle) * radius,
          size * (0.02 + ring * 0.006),
          colour,
        );
      }
    },
  };
  const frames: { at: number; isKey: boolean; bytes: number[] }[] = [];
  const failures: string[] = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ at: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', bytes: [...bytes] });
    },
    error: ({ message }) => failures.push(message),
  });
  encoder.configure({ codec: 'vp8', width: size, height: size, bitrate: 260_000, framerate: rate });
  const count = rate * seconds;
  for (let index = 0; index < count; index += 1) {
    films[film]?.(index / count);
    const frame = new VideoFrame(canvas, { timestamp: Math.round((index * 1_000_000) / rate) });
    encoder.encode(frame, { keyFrame: index % (rate * 2) === 0 });
    frame.close();
  }
  await encoder.flush();
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return frames;
}

// Browsers offer an encoder only to secure contexts, such as a page from this machine.
const server = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end('<!doctype html>'));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const browser = await chromium.launch(browserLaunch());
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${port}/`);
for (const film of ['land-3', 'facette-2', 'ring-5']) {
  const frames = await page.evaluate(encoded, { film, size: SIZE, rate: RATE, seconds: SECONDS });
  const bytes = webmOf(
    frames.map((frame) => ({ ...frame, bytes: Uint8Array.from(frame.bytes) })),
    { width: SIZE, height: SIZE, milliseconds: SECONDS * 1000 },
  );
  writeFileSync(join(FOLDER, `${film}.webm`), bytes);
  console.log(`${film}.webm: ${frames.length} frames, ${bytes.length} bytes`);
}
await browser.close();
server.close();

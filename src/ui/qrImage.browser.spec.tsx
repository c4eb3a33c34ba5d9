import { encode } from 'uqr';
import { beforeEach, expect, test } from 'vitest';
import { qrImage } from './qrImage.ts';

const giroCode = 'BCD\n002\n1\nSCT\nBYLADEM1001\nParkett\nDE02120300000000202051\nEUR5000.00\n\n\n000042';

// Design tokens that the kit expects from the app.
beforeEach(() => {
  for (const [token, colour] of [
    ['--scan-light', 'white'],
    ['--scan-dark', 'black'],
  ] as const)
    document.documentElement.style.setProperty(token, colour);
});

test('the image of a code shows each module, dark on light, with the quiet zone', async () => {
  const picture = await createImageBitmap(await qrImage(giroCode));
  const { data } = encode(giroCode, { ecc: 'M', border: 4 });
  const side = picture.width / data.length;
  expect([picture.width, picture.height]).toEqual([data.length * side, data.length * side]);
  expect(side).toBeGreaterThanOrEqual(8);
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas?.drawImage(picture, 0, 0);
  const isDark = (x: number, y: number) => {
    const [red = 255, , , alpha] = canvas?.getImageData((x + 0.5) * side, (y + 0.5) * side, 1, 1).data ?? [];
    expect(alpha).toBe(255);
    return red < 128;
  };
  expect(data.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(data);
});

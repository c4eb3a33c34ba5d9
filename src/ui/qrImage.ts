import { encode } from 'uqr';

/** Pixels per module: large enough for every app that reads pictures, and still a small file. */
const scale = 10;

/**
 * Renders a QR code as a PNG, with error correction M and the quiet zone of four modules, dark on light as scanners
 * want it.
 * @throws if the browser cannot draw or encode the picture.
 */
export async function qrImage(value: string): Promise<Blob> {
  const { data } = encode(value, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = data.length * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('qrImage: this browser draws nothing');
  const tokens = getComputedStyle(document.documentElement);
  context.fillStyle = tokens.getPropertyValue('--scan-light');
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = tokens.getPropertyValue('--scan-dark');
  for (const [y, row] of data.entries()) {
    for (const [x, dark] of row.entries()) if (dark) context.fillRect(x * scale, y * scale, scale, scale);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('qrImage: no picture came of it'))), 'image/png'),
  );
}

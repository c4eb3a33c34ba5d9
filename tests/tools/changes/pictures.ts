import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { PictureChange } from '../../../src/workbench/atlas/changes/changes.ts';

/** Takes the pictures of the screens of a version. Returns their folder; throws an Error if one failed. */
export function takePictures(root: string): string {
  const { status } = spawnSync(process.execPath, ['tests/rendered/shoot.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('Not all pictures of the screens could be taken.');
  return join(root, 'coverage', 'screens');
}

/**
 * Compares two folders of pictures. Writes each one that differs into a folder, as `before-…`, `after-…` and
 * `difference-…`.
 */
export function comparePictures(before: string, after: string, out: string): PictureChange[] {
  mkdirSync(out, { recursive: true });
  const files = new Set([before, after].flatMap((folder) => globSync('*.png', { cwd: folder })));
  return [...files].sort().flatMap((file): PictureChange[] => {
    const old = join(before, file);
    const now = join(after, file);
    const keep = (kind: string, path: string) => copyFileSync(path, join(out, `${kind}-${file}`));
    if (!existsSync(old)) {
      keep('after', now);
      return [{ file, change: 'added', pixels: 0 }];
    }
    if (!existsSync(now)) {
      keep('before', old);
      return [{ file, change: 'removed', pixels: 0 }];
    }
    const { pixels, difference } = differenceOf(readFileSync(old), readFileSync(now));
    if (pixels === 0) return [];
    keep('before', old);
    keep('after', now);
    writeFileSync(join(out, `difference-${file}`), difference());
    return [{ file, change: 'changed', pixels }];
  });
}

interface Difference {
  pixels: number;
  /** Returns the picture of the differences as a PNG file. */
  difference: () => Buffer;
}

/** Compares two PNG files. What only one of them covers counts as different. */
export function differenceOf(before: Buffer, after: Buffer): Difference {
  const nothing: Difference = { pixels: 0, difference: () => after };
  if (before.equals(after)) return nothing;
  const old = PNG.sync.read(before);
  const now = PNG.sync.read(after);
  const width = Math.max(old.width, now.width);
  const height = Math.max(old.height, now.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    enlarged(old, width, height).data,
    enlarged(now, width, height).data,
    difference.data,
    width,
    height,
  );
  return pixels === 0 ? nothing : { pixels, difference: () => PNG.sync.write(difference) };
}

function enlarged(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height, fill: true });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

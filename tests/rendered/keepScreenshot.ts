import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileOf, type Screenshot, type Shown } from '../../src/workbench/atlas/screens/screenshots.ts';

const FOLDER = fileURLToPath(new URL('../../coverage/screens/', import.meta.url));

/** Writes a picture and its description into coverage/screens, for the atlas. */
export function keepScreenshot(screenshot: Screenshot, picture: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FOLDER + fileOf(screenshot), Buffer.from(picture, 'base64'));
  const { locale: _, size: __, scheme: ___, ...shown } = screenshot;
  const index = `${FOLDER}index.json`;
  const all: Shown[] = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : [];
  const others = all.filter(({ state, failure }) => state !== shown.state || failure !== shown.failure);
  writeFileSync(index, `${JSON.stringify([...others, shown], null, 2)}\n`);
}

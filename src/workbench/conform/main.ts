// Checks a shop: `npm run conform -- https://shop.example --as customer.json [--write]`. The customer file: options.ts.
import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkShop } from './check.ts';
import { optionsFrom, WrongUse } from './options.ts';
import { pageOf } from './page.ts';
import { exitCodeOf, textOf } from './text.ts';

/** Checks that a file can be written at a path. @throws Error otherwise. */
function checkWritable(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) throw new Error('a folder');
  accessSync(stats ? path : dirname(path), constants.W_OK);
}

try {
  const files = { read: (path: string) => readFileSync(path, 'utf8'), checkWritable };
  const options = optionsFrom(process.argv.slice(2), files);
  const report = await checkShop(options);
  process.stdout.write(textOf(report));
  writeFileSync(options.html, pageOf(report));
  process.exitCode = exitCodeOf(report);
} catch (error) {
  if (!(error instanceof WrongUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

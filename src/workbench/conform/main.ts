// Checks a shop: `npm run conform -- https://shop.example --as customer.json [--write]`. The customer file: options.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { checkShop } from './check.ts';
import { optionsFrom, WrongUse } from './options.ts';
import { pageOf } from './page.ts';
import { exitCodeOf, textOf } from './text.ts';

try {
  const options = optionsFrom(process.argv.slice(2), (path) => readFileSync(path, 'utf8'));
  const report = await checkShop(options);
  process.stdout.write(textOf(report));
  writeFileSync(options.html, pageOf(report));
  process.exitCode = exitCodeOf(report);
} catch (error) {
  if (!(error instanceof WrongUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}

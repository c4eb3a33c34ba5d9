import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

test('Node loads the machines and their cases without a bundler', () => {
  // The atlas and the diagrams load them without a bundler; Vitest resolves imports that Node refuses.
  const urls = globSync('machines/*/*/testing/cases.ts').map((file) => pathToFileURL(file).href);
  const script = `for (const url of ${JSON.stringify(urls)}) await import(url); process.stdout.write('loaded');`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(said).toBe('loaded');
}, 60_000);

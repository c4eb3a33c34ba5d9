import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { citationViolations, missingPathViolations } from '../../law/citations.ts';
import { placeViolations } from '../../law/house.ts';
import { importViolations } from '../../law/imports.ts';
import { Names } from '../../law/names.ts';
import { isCode, projectFiles, ROOT } from '../../law/source.ts';
import { looseEnds, vocabularyOf, wiresIn } from '../../law/wiring.ts';
import { catalogued, flowOf, required, translated } from './flow.ts';

const NAME = 'depotTransfer';
const flow = Object.entries(flowOf(NAME)).map(([path, text]) => ({ path, text }));
const paths = flow.map(({ path }) => path);

/** Milliseconds for a tool that reads the whole project, on a busy machine. */
const TIMEOUT = 300_000;

/** Copy of the project with the new flow; TypeScript checks only the flow’s files again. */
let copy: string;

/** Resolves with the output of a tool that fails in the copy; empty if it passes. */
const complaintsOf = (command: string, ...args: string[]) =>
  new Promise<string>((resolve) => {
    execFile(join(ROOT, 'node_modules/.bin', command), args, { cwd: copy }, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}` : ''),
    );
  });

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'parkett-flow-'));
  const known = projectFiles().map(({ path, text }) => ({
    path,
    text: isCode(path) ? `// @ts-nocheck\n${text}` : text,
  }));
  const include = ['src/**/*.d.ts', 'src/features/*/*/screens.ts', ...paths];
  const config = { path: 'tsconfig.flow.json', text: JSON.stringify({ extends: './tsconfig.json', include }) };
  for (const { path, text } of [...known, ...flow, config]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  writeFileSync(join(copy, '.gitignore'), 'node_modules\n');
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  expect(await complaintsOf('biome', 'check', '--write', ...paths)).toBe('');
}, TIMEOUT);
afterAll(() => rmSync(copy, { recursive: true }));

describe('a flow that is written passes as it is', { timeout: TIMEOUT }, () => {
  test('its types', async () => {
    expect(await complaintsOf('tsc', '--noEmit', '-p', 'tsconfig.flow.json')).toBe('');
  });

  test('the law, with a sender and a listener for every event', () => {
    const formatted = paths.map((path) => ({ path, text: readFileSync(join(copy, path), 'utf8') }));
    const files = [...projectFiles(), ...formatted];
    const rules = [importViolations, placeViolations, citationViolations];
    expect(rules.flatMap((rule) => formatted.flatMap((file) => rule(file)))).toEqual([]);
    expect(formatted.flatMap(missingPathViolations)).toEqual([]);
    const names = new Names(files);
    expect(looseEnds(new Map([[NAME, vocabularyOf(NAME, files, names)]]), wiresIn(files, names))).toEqual([]);
  });

  test('its specs', async () => {
    const folders = [`machines/flows/${NAME}/`, `src/features/shared/${NAME}/`];
    expect(await complaintsOf('vitest', 'run', '--project', 'unit', '-u', ...folders)).toBe('');
  });
});

describe('with a flow comes', () => {
  test('the English of each of its texts', () => {
    const text = flow
      .filter(({ path }) => path.startsWith('src/') && !path.includes('.spec.'))
      .map((file) => file.text);
    const german = [...text.join('\n').matchAll(/\b(?:t|msg)`([^`]+)`|<Trans>\s*([^<]+?)\s*<\/Trans>/g)]
      .map(([, inCode, inMarkup]) => (inCode ?? inMarkup ?? '').replaceAll('${', '{'))
      .map((message) => `msgid "${message}"\nmsgstr ""`);
    expect(german.length).toBeGreaterThan(10);
    const catalogue = readFileSync(`${ROOT}locales/en.po`, 'utf8');
    const lacking = german.filter((entry) => !catalogue.includes(entry.slice(0, -1)));
    expect(translated(lacking.join('\n\n'))).not.toMatch(/^msgstr ""$/m);
  });

  test('its row in the catalogue of machines, which is the last part of its page', () => {
    const [last = ''] = catalogued(readFileSync(`${ROOT}machines/README.md`, 'utf8'), NAME).match(/(?:\|.*\n)+$/) ?? [];
    expect(last).toMatch(/^\| machine +\| what it is for/);
    expect(last).toContain(`[${NAME}](flows/${NAME}/machine.ts)`);
  });

  test('a requirement for its addresses, the last of section 2', () => {
    const section = required(readFileSync(`${ROOT}src/docs/requirements.md`, 'utf8'), NAME).split(/^## /m)[2] ?? '';
    const last = section.trim().split('\n').at(-1) ?? '';
    const screens = flow.find(({ path }) => path.endsWith('/screens.ts'))?.text ?? '';
    const addresses = [...screens.matchAll(/^ +'(\/[^']*)': \{/gm)].map(([, path]) => path);
    expect(addresses).toHaveLength(3);
    for (const address of addresses) expect(last).toContain(`\`${address}\``);
    expect(last).toMatch(/^- \*\*2\.\d+\*\* /);
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ROOT } from './source.ts';

/**
 * Files that break one rule of `biome.json` each: title, path, text, and the rule's name or words of its message. They
 * include a clock and the window in a machine (requirement 10.2), circles (requirement 10.4), sleeps and intercepted
 * requests (requirement 26.2).
 */
const CAUGHT: readonly [what: string, path: string, text: string, rule: RegExp][] = [
  ['as any', 'src/api/any.ts', 'export const a = 1 as any;', /noExplicitAny/],
  ['any by Object()', 'src/api/object.ts', 'export const f = (a: unknown) => Object(a).b;', /fieldsOf/],
  ['a spread of any', 'src/api/spread.ts', 'export const f = (a: unknown) => ({ ...Object(a) });', /fieldsOf/],
  [
    'parts of Object()',
    'src/api/parts.ts',
    'export const f = (a: unknown) => {\n  const { b } = Object(a);\n  return b;\n};',
    /parts of an `any`/,
  ],
  [
    'parts of parsed JSON',
    'src/api/json.ts',
    'export const { a }: { a: string } = JSON.parse(text);',
    /parts of an `any`/,
  ],
  ['two values in one statement', 'src/ui/pair.ts', 'export const [a, b] = [1, 2];', /statement of its own/],
  ['as unknown as', 'src/api/unknown.ts', 'export const a = 1 as unknown as string;', /No `as unknown as`/],
  ['an exception without a reason', 'src/a.ts', '// biome-ignore lint/style/useConst\nexport const a = 1;', /parse/],
  ['a skipped test', 'tests/stories/skip.spec.ts', "test.skip('a', () => {});", /noSkippedTests/],
  ['a focused test', 'src/domain/only.spec.ts', "describe.only('a', () => {});", /noFocusedTests/],
  ['a test that is put off', 'src/domain/todo.spec.ts', "test.todo('a');", /run or deleted/],
  ['a test that is to be mended', 'tests/stories/fixme.spec.ts', "test.fixme('a', () => {});", /run or deleted/],
  ['a field as wide as letters', 'src/ui/Input.tsx', 'export const A = <input size={12} />;', /engines measure/],
  ['a list as high as lines', 'src/ui/List.tsx', 'export const A = <select size={3}>{[]}</select>;', /engines measure/],
  ['a sleep', 'tests/stories/sleep.spec.ts', 'await page.waitForTimeout(5);', /WaitForTimeout/],
  ['a sleep in a spec', 'src/app/a.spec.ts', "import 'node:timers/promises';", /No sleeps/],
  ['a hand-made sleep', 'tests/sleep.ts', 'await new Promise((r) => setTimeout(r, 5));', /No sleeps/],
  ['an intercepted request', 'tests/stories/route.spec.ts', "await page.route('**', f);", /not intercepted/],
  [
    'an effect in a view',
    'src/features/shared/a/views/A.tsx',
    "import { useEffect } from 'react';\nuseEffect();",
    /Imports/,
  ],
  ['an effect in a component', 'src/components/a.tsx', "import { useEffect } from 'react';\nuseEffect();", /Imports/],
  ['an effect in a flow', 'src/app/A.tsx', "import { useLayoutEffect } from 'react';\nuseLayoutEffect();", /Imports/],
  ['a clock in a machine', 'machines/a/clock.ts', 'export const now = Date.now();', /^plugin .*Rule 2/],
  ['a date of now in a machine', 'machines/a/date.ts', 'export const now = new Date();', /^plugin .*Rule 2/],
  ['chance in a machine', 'machines/a/chance.ts', 'export const id = Math.random();', /^plugin .*Rule 2/],
  ['the window in a machine', 'machines/a/window.ts', "window.open('/');", /noRestrictedGlobals/],
  ['a call of the browser in a machine', 'machines/a/fetch.ts', "fetch('/');", /noRestrictedGlobals/],
  [
    'a path typed as text',
    'src/features/shared/a/A.tsx',
    'export const a = <a href="/account/orders">b</a>;',
    /pathTo/,
  ],
  ['a path in a constant', 'src/components/a.ts', "export const a = '/account';", /pathTo/],
  [
    'a path put together',
    'src/features/shared/a/a.ts',
    'export const a = (b: string) => `/orders/$' + '{b}`;',
    /pathTo/,
  ],
  ['a private field', 'machines/testing/a.ts', 'export const nodes = snapshot._nodes;', /_nodes|private/],
  ['a private field taken apart', 'src/app/a.ts', 'export const { _parent: parent } = actor;', /private/],
  ['a colour in a component', 'src/ui/colour.ts', "export const a = '#ff0000';", /tokens\.css/],
  ['a colour in a style sheet', 'src/ui/hex.css', '#add {\n  color: #abc;\n}', /noHexColors/],
  ['a colour by a function', 'src/ui/rgb.css', 'a {\n  color: rgb(1 2 3);\n}', /tokens\.css/],
  ['a spread literal', 'src/domain/spread.ts', 'export const a = { ...{ b: 1 }, c: 2 };', /spreads no other literal/],
  ['a literal of props', 'src/ui/Props.tsx', 'export const A = <B {...{ c: 1 }} />;', /spreads no other literal/],
  ['a day of UTC', 'sandbox/day.ts', 'export const f = (at: Date) => at.toISOString().slice(0, 10);', /Berlin/],
  ['times as words', 'sandbox/words.ts', 'export const f = (a: string) => a.localeCompare(a);', /needs a locale/],
  ['an import in a type', 'src/ui/type.ts', "export type A = import('./colour.ts').A;", /import type/],
  ['a circle', 'src/ui/one.ts', "export { a } from '#ui/two.ts';", /noImportCycles/],
  ['a circle of types', 'src/ui/two.ts', "import type { a } from './one.ts';\nexport type { a };", /noImportCycles/],
  ['a circle by a late import', 'src/ui/late.ts', "export const a = () => import('./later.ts');", /noImportCycles/],
  ['its other half', 'src/ui/later.ts', "export * from './late.ts';", /noImportCycles/],
  ['a file that imports itself', 'src/ui/self.ts', "export * from './self.ts';", /noSelfImport/],
];

const ALLOWED: readonly [path: string, text: string][] = [
  ['machines/b/machine.ts', 'export const day = (document: string, at: string) => new Date(document + at);'],
  ['machines/b/testing/cases.ts', 'export const now = Date.now();'],
  ['machines/kit/internals.ts', 'export const nodes = (node: { _nodes: string }) => node._nodes;'],
  ['src/ui/useSubscription.ts', "import { useEffect } from 'react';\nuseEffect(() => undefined);"],
  ['src/features/shared/b/screens.ts', "export const screens = { path: '/account/orders' };"],
  ['src/features/shared/b/B.tsx', "export const b = pathTo('/account/orders', '/other');\nexport const c = 'a/b';"],
  ['src/domain/json.ts', 'export const { a } = Schema.parse(JSON.parse(text));\nexport const [b] = [...a].sort();'],
  ['src/domain/time/calendar.ts', 'export const day = (at: Date) => at.toISOString().slice(0, 10);'],
  ['src/domain/sorted.ts', "export const f = (a: string) => a.localeCompare(a, 'de');"],
  ['src/styles/tokens.css', ':root {\n  --ink: #123456;\n  --paper: rgb(1 2 3);\n}'],
  ['src/ui/tokens.css', '#add {\n  color: var(--ink);\n}\n\n/* #fff */'],
  ['src/app/lazy/chunk.spec.ts', 'await new Promise((resolve) => setTimeout(resolve, 0));'],
  ['src/ui/three.ts', "import { a } from './colour.ts';\nexport const b = a;"],
];

const Report = z.object({
  diagnostics: z.array(
    z.object({
      category: z.string(),
      message: z.string(),
      location: z.nullish(z.object({ path: z.nullish(z.string()) })),
    }),
  ),
});

describe('the rules of biome.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parkett-lint-'));
  let found: { path: string; rule: string }[] = [];

  beforeAll(() => {
    for (const file of ['biome.json', 'package.json', 'tests/law/grit'])
      cpSync(ROOT + file, join(folder, file), { recursive: true });
    for (const [path, text] of [...CAUGHT.map(([, path, text]) => [path, text] as const), ...ALLOWED]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${text}\n`);
    }
    const biome = `${ROOT}node_modules/@biomejs/biome/bin/biome`;
    const options = ['lint', '--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'];
    const { stdout } = spawnSync(process.execPath, [biome, ...options], { cwd: folder, encoding: 'utf8' });
    found = Report.parse(JSON.parse(stdout)).diagnostics.map(({ category, message, location }) => ({
      path: location?.path ?? '',
      rule: `${category} ${message}`,
    }));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(CAUGHT)('catch %s', (_what, path, _text, rule) => {
    expect(found.flatMap((each) => (each.path === path ? each.rule : []))).toContainEqual(expect.stringMatching(rule));
  });

  test.each(ALLOWED)('allow %s', (path) => {
    expect(found.filter((each) => each.path === path && /plugin|Restricted|Hex|Cycles/.test(each.rule))).toEqual([]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { versionOf } from './versions.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const version = () => versionOf(join(root, 'machines/flows/lamp/machine.ts'), root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parkett-versions-'));
  write('machines/flows/lamp/machine.ts', "import { on } from './on.ts';\nimport { assign } from 'xstate';");
  write(
    'machines/flows/lamp/on.ts',
    "import type { Bulb } from '#domain/bulb.ts';\nimport { retry } from '#machines/kit/retry.ts';",
  );
  write('machines/kit/retry.ts', "import { on } from '../flows/lamp/on.ts';");
  write('machines/flows/door/machine.ts', 'shut');
  write('src/domain/bulb.ts', 'export interface Bulb { watts: number }');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['itself', 'machines/flows/lamp/machine.ts'],
  ['a part of it', 'machines/flows/lamp/on.ts'],
  ['what its context holds, by type', 'src/domain/bulb.ts'],
  ['what it shares with other machines', 'machines/kit/retry.ts'],
])('a machine gets another version with a change of %s', (_, path) => {
  const before = version();
  write(path, '// changed');
  expect(version()).not.toBe(before);
});

test('a machine keeps its version with a change of anything else', () => {
  const before = version();
  write('machines/flows/door/machine.ts', 'open');
  write('machines/flows/lamp/testing/machine.spec.ts', '// more');
  expect(version()).toBe(before);
});

import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { git } from '../git.ts';
import { machineNames, ROOT } from '../machines/folders.ts';
import { commitOf, withCommit } from './checkout.ts';
import { compareVersions } from './compare.ts';
import { versionIn, withoutComments } from './version.ts';

test('a version has every machine, its sentences, and the project’s rules, texts and requirements', () => {
  const { graphs, behaviours, promises, rules, texts, requirements } = versionIn(ROOT);
  for (const each of [graphs, behaviours, promises]) expect(Object.keys(each).sort()).toEqual(machineNames());
  expect([rules, texts, requirements].map(({ length }) => length > 200)).toEqual([true, true, true]);
});

/** An unpacked archive has no commits. */
test.runIf(git('rev-parse', 'HEAD') !== null)('the files of a commit are its own, and gone after use', async () => {
  const root = await withCommit(commitOf('HEAD'), async (folder) => {
    const version = versionIn(folder);
    const place = () => Promise.reject(new Error('Equal versions have no chart to place.'));
    expect(await compareVersions(version, version, place)).toEqual({
      machines: [],
      rules: [],
      texts: [],
      requirements: [],
    });
    return folder;
  });
  expect(existsSync(root)).toBe(false);
});

test('a commit that does not exist is named', () => {
  expect(() => commitOf('nowhere')).toThrow('There is no commit nowhere to compare with.');
});

test('comments and imports are no promise, and what follows them is', () => {
  const spec = `import { a } from './a.ts';\n/** Doc. */\ntest(1);\n// note\ntest(2);\n`;
  expect(withoutComments(spec).trim()).toBe('test(1); test(2);');
});

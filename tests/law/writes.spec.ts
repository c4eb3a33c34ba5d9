import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAILED_ELSEWHERE, FAULTED_WRITES, NEVER_FAILED } from '../browser/support/faultedWrites.ts';
import { readWrites, writesIn } from '../browser/support/writes.ts';

const written = new Set(readWrites().flatMap(({ requests }) => requests));

test('each write of the API layer meets every fault, or its failing spec is listed', () => {
  expect(written.size).toBeGreaterThan(35);
  const known = [...FAULTED_WRITES, ...Object.keys(FAILED_ELSEWHERE), ...Object.keys(NEVER_FAILED)];
  expect([...written].filter((write) => !known.includes(write))).toEqual([]);
});

test('no table names a write that the API layer does not make, or one that two tables name', () => {
  const known = [...FAULTED_WRITES, ...Object.keys(FAILED_ELSEWHERE), ...Object.keys(NEVER_FAILED)];
  expect(known.filter((write) => !written.has(write))).toEqual([]);
  expect(known.filter((write, at) => known.indexOf(write) !== at)).toEqual([]);
});

for (const [write, spec] of Object.entries(FAILED_ELSEWHERE))
  test(`${write} fails in ${spec}`, () => {
    const [method, path] = write.split(' ');
    const text = readFileSync(new URL(`../${spec}`, import.meta.url), 'utf8');
    expect(text).toMatch(new RegExp(`'${method}'[^\\n]*'${path?.replaceAll('*', '\\*')}'`));
  });

test('a write is parsed with its name and each of its paths, and an unreadable one throws', () => {
  expect(
    writesIn(
      `export function move(http) {
  const path = kind === 'one' ? 'ones' : apiPath\`ones/\${id}/parts\`;
  return http.patch(path, {}, One, { call: 'move' });
}`,
      'ones.ts',
    ),
  ).toEqual([{ call: 'move', requests: ['PATCH ones', 'PATCH ones/*/parts'] }]);
  expect(() => writesIn('export const move = () => http.post(where(), {}, One);', 'ones.ts')).toThrow(/ones\.ts/);
});

import { expect, test } from 'vitest';
import { subject as confirmation } from '#machines/app/confirmation/testing/cases.ts';
import { pathsOf } from '#machines/testing/paths.ts';
import { listOf, matching } from './find.ts';

const subject = { ...confirmation, paths: () => pathsOf(confirmation.machine, confirmation.cases) };

test('every generated path is listed once, by its key', async () => {
  const all = await listOf(subject);
  expect(all.length).toBe(subject.paths().length);
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(all[0]?.states[0]).toBe('closed');
});

test('a search finds the paths that contain all its words, in any case and order', async () => {
  const all = await listOf(subject);
  const found = matching(all, ' DECLINED  requested ');
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all.length);
  for (const { words } of found) expect(words()).toContain('confirmation.declined');
  expect(matching(all, '')).toBe(all);
  expect(matching(all, 'nowhere')).toEqual([]);
});

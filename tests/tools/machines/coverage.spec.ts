import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Level, Parts, Recorded } from '#machines/testing/coverage.ts';
import { forgetCoverage, reportOf, withEarlier } from './coverage.ts';

const parts = (...transitions: string[]): Parts => ({ states: [], transitions, screens: [], failures: [] });
const walked = (level: Level, ranAt: string, ...transitions: string[]): Recorded => ({
  machine: 'kettle',
  level,
  ranAt,
  milliseconds: 1,
  all: parts('on', 'off'),
  taken: parts(...transitions),
  paths: transitions,
});

test('specs of one level add up, and ran when the last of them did', () => {
  const { kettle } = reportOf(
    ['kettle'],
    [walked('pure', '2026-11-21T08:01:00Z', 'off'), walked('pure', '2026-11-21T08:00:00Z', 'on')],
  );
  expect(kettle?.pure).toMatchObject({ taken: parts('off', 'on'), milliseconds: 2, ranAt: '2026-11-21T08:01:00Z' });
  expect(kettle?.rendered).toBeNull();
});

test('a level that was not walked this time keeps its earlier result and date', () => {
  const earlier = '2026-11-20T08:00:00Z';
  const now = '2026-11-21T08:00:00Z';
  const before = reportOf(['kettle', 'gone'], [walked('pure', earlier, 'on'), walked('rendered', earlier, 'on')]);
  const { kettle, gone } = withEarlier(reportOf(['kettle'], [walked('pure', now)]), before);
  expect(kettle?.pure).toMatchObject({ taken: parts(), ranAt: now });
  expect(kettle?.rendered).toMatchObject({ taken: parts('on'), ranAt: earlier });
  expect(gone).toBeUndefined();
});

test('the records of the levels that are walked again are deleted, and no others', () => {
  const root = mkdtempSync(join(tmpdir(), 'parkett-'));
  mkdirSync(join(root, 'coverage/machines'), { recursive: true });
  const levels: Level[] = ['pure', 'rendered'];
  for (const level of levels) writeFileSync(join(root, `coverage/machines/kettle.${level}.1.json`), '{}');
  const left = () =>
    globSync('coverage/machines/*', { cwd: root })
      .map((file) => file.split('.')[1])
      .sort();
  forgetCoverage([], root);
  expect(left()).toEqual(['pure', 'rendered']);
  forgetCoverage(['pure'], root);
  expect(left()).toEqual(['rendered']);
  rmSync(root, { recursive: true });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { additionOf, additions, tableOf } from './additions.ts';
import { coverage } from './calls.ts';

const page = readFileSync(new URL('../../docs/deployment.md', import.meta.url), 'utf8');

test.each(['investor', 'marketplace'] as const)('the %s table of deployment.md is the list of additions', (reading) => {
  expect(page).toContain(`\n\n${tableOf(reading)}\n\n`);
});

test('every addition names what Parkett does without it', () => {
  for (const { addition, without } of additions) {
    expect(addition).not.toBe('');
    expect(without).not.toMatch(/^$|\.$/);
  }
});

test('finds an addition by its call, and by a field at the end of a path', () => {
  expect(additionOf('readReferrals')?.addition).toContain('GET referrals');
  expect(additionOf('readOrders', 'member[].received')?.addition).toContain('received');
  expect(additionOf('readOrders', 'member[].notreceived')).toBeNull();
  expect(additionOf('readOrders')).toBeNull();
});

test('every omitted call gives the reason', () => {
  for (const how of Object.values(coverage)) if (typeof how === 'object') expect(how.leftOut).toMatch(/\w{3}/);
});

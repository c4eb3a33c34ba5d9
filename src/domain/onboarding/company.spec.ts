import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutdated, lastDayOf, requiredEvidence, unproven } from './company.ts';

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const after = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test.each([
  ['2026-11-03', '2027-02-03'],
  ['2026-11-30', '2027-02-28'],
  ['2027-02-28', '2027-05-31'],
  ['2027-11-30', '2028-02-29'],
  ['2026-01-31', '2026-04-30'],
  ['2026-01-30', '2026-04-30'],
  // A moment is the day that it was in Germany.
  ['2026-11-02T23:30:00.000Z', '2027-02-03'],
])('a document of %s counts until %s', (createdAt, last) => {
  expect(lastDayOf({ createdAt })).toBe(last);
});

test('a document counts on its last day, and not on the next', () => {
  fc.assert(
    fc.property(days, (createdAt) => {
      const last = lastDayOf({ createdAt });
      expect([isOutdated({ createdAt }, last), isOutdated({ createdAt }, after(last))]).toEqual([false, true]);
    }),
  );
});

test('the power of attorney is asked for where a representative has role 10 alone', () => {
  const power = (...persons: number[][]) =>
    requiredEvidence(persons.map((roles) => ({ roles }))).includes('proof_of_power_of_attorney');
  expect([power([10]), power([10, 70]), power([70], [10]), power([]), power([60])]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test('what was asked for is proven by a recent document of its purpose', () => {
  const required = ['shareholder_list', 'shareholder_agreement'] as const;
  const of = (purpose: (typeof required)[number] | null, createdAt: string) => ({ purpose, createdAt });
  const open = (...documents: ReturnType<typeof of>[]) => unproven(required, documents, '2026-11-22');
  expect(open()).toEqual(required);
  expect(open(of('shareholder_list', '2026-11-01'), of(null, '2026-11-01'))).toEqual(['shareholder_agreement']);
  expect(open(of('shareholder_list', '2026-08-21'), of('shareholder_agreement', '2026-08-22'))).toEqual([
    'shareholder_list',
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DocumentPurpose } from '#domain/shop/onboarding.ts';
import { dayOf, daysLater } from '#domain/time/calendar.ts';
import {
  isOutdated,
  issueDayOf,
  lastDayOf,
  nameIssuedOn,
  plainName,
  requiredEvidence,
  unprovenPurposes,
} from './evidence.ts';
import { safeFileName } from './evidenceFile.ts';

const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => dayOf(date.toISOString()));
const uploaded = (createdAt: string) => ({ purpose: null, name: 'Auszug.pdf', createdAt });

test.each([
  ['2026-11-03', '2027-02-03'],
  ['2026-11-30', '2027-02-28'],
  ['2027-11-30', '2028-02-29'],
  ['2026-01-31', '2026-04-30'],
  // A moment counts as its day in Germany.
  ['2026-11-02T23:30:00.000Z', '2027-02-03'],
])('a document of %s is valid until %s', (createdAt, last) => {
  expect(lastDayOf(uploaded(createdAt))).toBe(last);
});

test('a document is valid on its last day, and not on the next', () => {
  fc.assert(
    fc.property(days, (createdAt) => {
      const last = lastDayOf(uploaded(createdAt));
      const outdated = [last, daysLater(last, 1)].map((today) => isOutdated(uploaded(createdAt), today));
      expect(outdated).toEqual([false, true]);
    }),
  );
});

test('an excerpt is valid from its day of issue, other documents from their upload', () => {
  const issued = '2026-10-30';
  const createdAt = '2026-11-24T09:00:00Z';
  const name = nameIssuedOn(issued, 'Auszug.pdf');
  const last = (purpose: DocumentPurpose | null, given = name) => lastDayOf({ purpose, name: given, createdAt });
  expect(issueDayOf({ purpose: 'commercial_register_excerpt', name })).toBe(issued);
  expect(last('commercial_register_excerpt')).toBe('2027-01-30');
  expect(last('transparency_register_excerpt')).toBe('2027-01-30');
  for (const purpose of ['shareholder_list', 'shareholder_agreement', 'proof_of_power_of_attorney', null] as const)
    expect([purpose, issueDayOf({ purpose, name }), last(purpose)]).toEqual([purpose, null, '2027-02-24']);
  // An invalid date, and a day after the upload.
  for (const day of ['2026-02-30', '2027-10-30'])
    expect(last('commercial_register_excerpt', nameIssuedOn(day, 'Auszug.pdf'))).toBe('2027-02-24');
});

test.each([
  'Auszug.pdf',
  '2026-05-12 Handelsregister.pdf',
  'Auszug (ausgestellt am 2026-05-12).pdf',
  '(ausgestellt am 12.05.2026) Auszug.pdf',
  '(ausgestellt am 2026-05-12)Auszug.pdf',
])('a file that its owner named %s is valid from its upload', (name) => {
  const document = { purpose: 'commercial_register_excerpt', name, createdAt: '2026-11-24T09:00:00Z' } as const;
  expect([issueDayOf(document), isOutdated(document, '2026-11-24')]).toEqual([null, false]);
});

test('a day of issue is stored in the file’s name, and named once', () => {
  const purpose = 'commercial_register_excerpt';
  const long = safeFileName(nameIssuedOn('2026-10-30', `${'Auszug '.repeat(30)}.pdf`));
  expect(issueDayOf({ purpose, name: long })).toBe('2026-10-30');
  const again = nameIssuedOn('2026-11-01', nameIssuedOn('2026-10-30', 'Auszug.pdf'));
  expect([again, plainName(again)]).toEqual(['(ausgestellt am 2026-11-01) Auszug.pdf', 'Auszug.pdf']);
});

test('the power of attorney is required if a representative has only role 10', () => {
  const power = (...persons: number[][]) =>
    requiredEvidence(persons.map((roles) => ({ roles }))).includes('proof_of_power_of_attorney');
  expect([power([10]), power([70], [10])]).toEqual([true, true]);
  expect([power([10, 70]), power([]), power([60])]).toEqual([false, false, false]);
});

test('required evidence is proven by a recent document of its purpose', () => {
  const required = ['shareholder_list', 'shareholder_agreement'] as const;
  const of = (purpose: (typeof required)[number] | null, createdAt: string) => ({ purpose, createdAt, name: '' });
  const open = (...documents: ReturnType<typeof of>[]) => unprovenPurposes(required, documents, '2026-11-22');
  expect(open()).toEqual(required);
  expect(open(of('shareholder_list', '2026-11-01'), of(null, '2026-11-01'))).toEqual(['shareholder_agreement']);
  expect(open(of('shareholder_list', '2026-08-21'), of('shareholder_agreement', '2026-08-22'))).toEqual([
    'shareholder_list',
  ]);
});

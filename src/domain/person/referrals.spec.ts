import { expect, test } from 'vitest';
import type { RegistrarStatus } from '#domain/shop/customer.ts';
import type { Referral } from '#domain/shop/referral.ts';
import { commissionsOf, countsOf, referralUrlOf } from './referrals.ts';

const origin = 'https://parkett.example';
const signUp = (code: string) => `/sign-up/${code}`;
const cryptoRegistrarStatus: RegistrarStatus = 'approved';
const ofCode = 'https://parkett.example/sign-up/LIND7';
const partner = { referralPartner: true, referralCode: 'LIND7', referralLink: null, cryptoRegistrarStatus };

test.each<[string, object, string | null]>([
  ['the shop’s path', { referralLink: '/sign-up/X' }, 'https://parkett.example/sign-up/X'],
  ['the shop’s address', { referralLink: 'https://p.example/s/X' }, 'https://p.example/s/X'],
  ['the address of a shop without TLS', { referralLink: 'http://127.0.0.1/s' }, 'http://127.0.0.1/s'],
  ['the code, without a link', {}, ofCode],
  ['the code, if the link is a script', { referralLink: 'javascript:alert(1)' }, ofCode],
  ['the code, if the link is invalid', { referralLink: 'https://[' }, ofCode],
  ['nothing without either', { referralCode: null }, null],
  ['nothing for a banned customer', { cryptoRegistrarStatus: 'rejected' }, null],
  ['nothing for a customer who may not refer', { referralPartner: false, referralLink: '/sign-up/X' }, null],
])('the referral link is %s', (_, change, expected) => {
  expect(referralUrlOf({ ...partner, ...change }, origin, signUp)).toBe(expected);
});

const referral = (over: Partial<Referral>): Referral => ({
  id: 1,
  initials: 'M. Y.',
  signedUpOn: '2024-05-13',
  status: 'settled',
  commission: null,
  earnedOn: null,
  ...over,
});

test('a customer who waits for the settlement has subscribed as well', () => {
  const all = (['cleared', 'subscribed', 'settled'] as const).map((status) => referral({ status }));
  expect(countsOf(all)).toEqual({ invited: 3, subscribed: 2 });
});

test('commissions are summed by the year in which they were earned, and the current year is always listed', () => {
  const earned = (earnedOn: string | null, commission: number | null) => referral({ earnedOn, commission });
  const all = [
    ...[earned('2024-12-31', 2500), earned('2026-01-01', 2500), earned('2024-01-01', 1000)],
    ...[earned(null, null), earned(null, 100), earned('2025-05-05', null)],
  ];
  expect(commissionsOf(all, 2027)).toEqual([
    { year: 2027, commission: 0 },
    { year: 2026, commission: 2500 },
    { year: 2024, commission: 3500 },
  ]);
  expect(commissionsOf([], 2026)).toEqual([{ year: 2026, commission: 0 }]);
});

// Requests of the calls for referrals and discount codes; see ../calls.spec.ts.
import type { Http } from '../http.ts';
import { readDiscount, readReferrals, redeemDiscount } from '../referrals.ts';

export const referralCalls: [asked: unknown[], make: (http: Http, signal?: AbortSignal) => Promise<unknown>][] = [
  [['readReferrals', 'GET referrals?itemsPerPage=100'], (http, signal) => readReferrals(http, 1, signal)],
  [['readReferrals', 'GET referrals?itemsPerPage=100&page=2'], (http, signal) => readReferrals(http, 2, signal)],
  [['readDiscount', 'GET discounts'], (http, signal) => readDiscount(http, signal)],
  [['redeemDiscount', 'POST discounts', { code: 'C' }], (http, signal) => redeemDiscount(http, 'C', signal)],
];

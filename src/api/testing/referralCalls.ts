// Requests of the calls for referrals and discount codes; see ../calls.spec.ts.
import { readDiscount, readReferrals, redeemDiscount } from '../referrals.ts';
import { type Made, made } from './made.ts';

export const referralCalls: Made[] = [
  [['readReferrals', 'GET referrals?itemsPerPage=100'], made(readReferrals, 1)],
  [['readReferrals', 'GET referrals?itemsPerPage=100&page=2'], made(readReferrals, 2)],
  [['readDiscount', 'GET discounts'], made(readDiscount)],
  [['redeemDiscount', 'POST discounts', { code: 'C' }], made(redeemDiscount, 'C')],
];

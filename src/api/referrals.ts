import { pageSizes } from '#domain/constants/limits.ts';
import { type Page, pageOf } from '#domain/shop/collection.ts';
import { Discount, Referral } from '#domain/shop/referral.ts';
import { additionRefusals } from './additions.ts';
import type { Http } from './http.ts';

const referrals = pageOf(Referral);
const discounts = pageOf(Discount);

/** Reads the customer's referrals, latest first. Pages count from 1. An addition of this product (requirement 7.25). */
export function readReferrals(http: Http, page: number, signal?: AbortSignal): Promise<Page<Referral>> {
  const query = { itemsPerPage: pageSizes.accountLists, ...(page > 1 && { page }) };
  return http.get('referrals', referrals, { call: 'readReferrals', refusals: additionRefusals, signal, query });
}

/**
 * Reads the discount code that the customer has redeemed; null if none. An addition of this product (requirement 7.25).
 */
export async function readDiscount(http: Http, signal?: AbortSignal): Promise<Discount | null> {
  const options = { call: 'readDiscount', refusals: additionRefusals, signal } as const;
  const { member } = await http.get('discounts', discounts, options);
  return member[0] ?? null;
}

/**
 * Redeems a discount code. Idempotent, so retries after a lost answer are safe. Fails with `notFound` for an invalid
 * code (requirement 7.25), and with `conflict` if the customer has redeemed another code.
 */
export function redeemDiscount(http: Http, code: string, signal?: AbortSignal): Promise<Discount> {
  return http.post('discounts', { code }, Discount, { call: 'redeemDiscount', signal });
}

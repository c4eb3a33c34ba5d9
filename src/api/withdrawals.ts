import { type Withdrawal, WithdrawalReceipt } from '#domain/shop/withdrawal.ts';
import { additionRefusals } from './additions.ts';
import { apiPath } from './call.ts';
import type { Http } from './http.ts';

/**
 * Withdraws from one of the customer's own orders (§ 356a BGB; an addition of this product, requirement 7.24).
 * Idempotent: a repeated request returns the original receipt.
 */
export function withdrawOrder(
  http: Http,
  { tokenValue, name, email }: Omit<Withdrawal, 'contract'> & { tokenValue: string },
  signal?: AbortSignal,
): Promise<WithdrawalReceipt> {
  const options = { call: 'withdrawOrder', refusals: additionRefusals, signal } as const;
  return http.post(apiPath`orders/${tokenValue}/withdrawal`, { name, email }, WithdrawalReceipt, options);
}

/**
 * Declares a withdrawal without a login, or with the contract in the customer's own words: the shop has to find the
 * contract.
 */
export function declareWithdrawal(http: Http, declared: Withdrawal, signal?: AbortSignal): Promise<WithdrawalReceipt> {
  const options = { call: 'declareWithdrawal', open: true, refusals: additionRefusals, signal } as const;
  return http.post('withdrawals', declared, WithdrawalReceipt, options);
}

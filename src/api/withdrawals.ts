import { type Withdrawal, WithdrawalReceipt } from '#domain/shop/withdrawal.ts';
import { additionRefusals } from './additions.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

/**
 * Withdraws from an order of the customer's own (§ 356a BGB; an addition to the calls of spec section 7). Asked again, the
 * shop answers with the receipt that it gave.
 */
export function withdrawOrder(
  http: Http,
  { tokenValue, name, email }: Omit<Withdrawal, 'contract'> & { tokenValue: string },
  signal?: AbortSignal,
): Promise<WithdrawalReceipt> {
  const options = { call: 'withdrawOrder', refusals: additionRefusals, signal } as const;
  return http.post(at`orders/${tokenValue}/withdrawal`, { name, email }, WithdrawalReceipt, options);
}

/** The same for whoever is not logged in, or names the contract in their own words: the shop has to find it. */
export function declareWithdrawal(http: Http, declared: Withdrawal, signal?: AbortSignal): Promise<WithdrawalReceipt> {
  const options = { call: 'declareWithdrawal', open: true, refusals: additionRefusals, signal } as const;
  return http.post('withdrawals', declared, WithdrawalReceipt, options);
}

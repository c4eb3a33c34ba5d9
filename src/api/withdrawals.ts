import { type Withdrawal, WithdrawalReceipt } from '#domain/shop/withdrawal.ts';
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
  const call = 'withdrawOrder';
  return http.post(at`orders/${tokenValue}/withdrawal`, { name, email }, WithdrawalReceipt, { call, signal });
}

/** The same for whoever is not logged in, or names the contract in their own words: the shop has to find it. */
export function declareWithdrawal(http: Http, declared: Withdrawal, signal?: AbortSignal): Promise<WithdrawalReceipt> {
  return http.post('withdrawals', declared, WithdrawalReceipt, { call: 'declareWithdrawal', open: true, signal });
}

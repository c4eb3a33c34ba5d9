import { Wallet } from '#domain/shop/customer.ts';
import type { Http } from './http.ts';

/**
 * Has the custodian create a wallet for the customer, which becomes the default wallet (requirement 9.13: its name and
 * type). Fails with `conflict` if a wallet of that name exists. Never retry blindly: after a lost answer read the
 * customer first.
 */
export function createWallet(http: Http, customerUuid: string, signal?: AbortSignal): Promise<Wallet> {
  const body = { type: 'token-forge', defaultWallet: true, name: `HeadlessWallet${customerUuid}` };
  return http.post('wallets', body, Wallet, { call: 'createWallet', signal });
}

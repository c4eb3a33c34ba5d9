import { type Page, pageOf } from '#domain/collection.ts';
import { Wallet } from '#domain/customer.ts';
import type { Http } from './http.ts';

const wallets = pageOf(Wallet);
/** Spec section 7, look-ups. */
const itemsPerPage = 400;

/** The customer's wallets. */
export function readWallets(http: Http, signal?: AbortSignal): Promise<Page<Wallet>> {
  return http.get('wallets', wallets, { call: 'readWallets', signal, query: { itemsPerPage } });
}

/**
 * Has the wallet service create a custody wallet and makes it the default (spec section 9: its name is HeadlessWallet
 * and the uuid). Read the customer again afterwards.
 */
export function createWallet(http: Http, customerUuid: string, signal?: AbortSignal): Promise<Wallet> {
  const body = { type: 'token-forge', defaultWallet: true, name: `HeadlessWallet${customerUuid}` };
  return http.post('wallets', body, Wallet, { call: 'createWallet', signal });
}

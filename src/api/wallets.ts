import { custodyWalletName, custodyWalletType, pageSizes } from '#domain/constants/limits.ts';
import { type Page, pageOf } from '#domain/shop/collection.ts';
import { Wallet } from '#domain/shop/customer.ts';
import type { Http } from './http.ts';

const wallets = pageOf(Wallet);

/** The customer's wallets. */
export function readWallets(http: Http, signal?: AbortSignal): Promise<Page<Wallet>> {
  return http.get('wallets', wallets, { call: 'readWallets', signal, query: { itemsPerPage: pageSizes.lookups } });
}

/**
 * Has the wallet service create a custody wallet and makes it the default (spec section 9: its name is HeadlessWallet
 * plus the uuid). Read the customer again afterwards.
 */
export function createWallet(http: Http, customerUuid: string, signal?: AbortSignal): Promise<Wallet> {
  const body = { type: custodyWalletType, defaultWallet: true, name: custodyWalletName(customerUuid) };
  return http.post('wallets', body, Wallet, { call: 'createWallet', signal });
}

import { readHoldings } from '#api/transfers.ts';
import { freshness } from '#domain/constants/freshness.ts';
import { defineResource } from '../resources/resources.ts';

/** Holdings of all wallets, with wallet and chain. */
export const holdings = defineResource({
  name: 'holdings',
  freshness: freshness.holdings,
  isPrivate: true,
  invalidatedBy: ['orders', 'tokens', 'locale'],
  read: ({ http, signal }) => readHoldings(http, signal),
});

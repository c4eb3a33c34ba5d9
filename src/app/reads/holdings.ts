import { readHoldings } from '#api/transfers.ts';
import { defineResource } from '../resources/resources.ts';

/** Holdings of all wallets, with wallet and chain. */
export const holdings = defineResource({
  name: 'holdings',
  isKept: true,
  freshness: 'holdings',
  invalidatedBy: ['orders', 'tokens', 'locale'],
  read: ({ http, signal }) => readHoldings(http, signal),
});

import { byId, readAllPages } from '#api/allPages.ts';
import { readLedger } from '#api/transfers.ts';
import { defineResource } from '#app/resources/resources.ts';
import type { LedgerEntry } from '#domain/shop/transfer.ts';

/** Movements into and out of the wallets, latest first. */
export const ledger = defineResource<LedgerEntry[]>({
  name: 'ledger',
  freshness: 'holdings',
  invalidatedBy: ['orders', 'tokens', 'locale'],
  read: ({ http, signal }, onPart) => readAllPages((page) => readLedger(http, page, signal), byId, onPart),
});

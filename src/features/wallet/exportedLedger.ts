import { msg } from '@lingui/core/macro';
import { readLedger } from '#api/transfers.ts';
import type { ExportList } from '#app/export/list.ts';
import type { LedgerEntry } from '#domain/shop/transfer.ts';
import { dayOf } from '#domain/time/calendar.ts';

/** Each movement of the wallet, with its addresses and its hash in full. */
export const exportedLedger: ExportList<LedgerEntry> = {
  title: msg`Transaktionen`,
  fileName: msg`transaktionen.csv`,
  keyOf: ({ id }) => id,
  readPage: readLedger,
  columns: [
    { header: msg`Datum`, kind: 'day', of: ({ createdAt }) => dayOf(createdAt) },
    { header: msg`Token`, kind: 'text', of: ({ productName }) => productName },
    { header: msg`Art`, kind: 'text', of: ({ incoming }, say) => say(incoming ? msg`Eingang` : msg`Ausgang`) },
    { header: msg`Anzahl der Token`, kind: 'count', of: ({ incoming, amount }) => (incoming ? amount : -amount) },
    { header: msg`Von`, kind: 'text', of: ({ fromAddress }) => fromAddress },
    { header: msg`An`, kind: 'text', of: ({ toAddress }) => toAddress },
    { header: msg`Hash`, kind: 'text', of: ({ hash }) => hash },
    { header: msg`Blockchain`, kind: 'text', of: ({ blockchainName }) => blockchainName },
  ],
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readLedger } from '#api/transfers.ts';
import type { ExportList } from '#app/export/list.ts';
import { type MovementKind, movementOf } from '#domain/money/movements.ts';
import { chosenAmong, paperOfMovement } from '#domain/order/papers.ts';
import type { LedgerEntry } from '#domain/shop/transfer.ts';
import { dayOf } from '#domain/time/calendar.ts';

const kinds: Readonly<Record<MovementKind, MessageDescriptor>> = {
  bought: msg`Kauf`,
  repaid: msg`Rückzahlung`,
  returned: msg`Rückgabe`,
  received: msg`Eingang`,
  sent: msg`Ausgang`,
};

/** Movements of the wallet that match the filters, with their addresses and their hash in full. */
export const exportedLedger: ExportList<LedgerEntry> = {
  title: msg`Transaktionen`,
  fileName: msg`transaktionen.csv`,
  keyOf: ({ id }) => id,
  readPage: readLedger,
  choose: (entries, asked) => {
    const { chosen, words } = chosenAmong(entries, paperOfMovement, asked);
    return { items: chosen, words };
  },
  columns: [
    { header: msg`Datum`, kind: 'day', of: ({ createdAt }) => dayOf(createdAt) },
    { header: msg`Token`, kind: 'text', of: ({ productName }) => productName },
    { header: msg`Kennung`, kind: 'text', isFileOnly: true, of: ({ productCode }) => productCode },
    { header: msg`Art`, kind: 'text', of: (entry, say) => say(kinds[movementOf(entry)]) },
    { header: msg`Stückzahl`, kind: 'count', of: ({ incoming, amount }) => (incoming ? amount : -amount) },
    { header: msg`Von`, kind: 'text', of: ({ fromAddress }) => fromAddress },
    { header: msg`An`, kind: 'text', of: ({ toAddress }) => toAddress },
    { header: msg`Hash`, kind: 'text', of: ({ hash }) => hash },
    { header: msg`Blockchain`, kind: 'text', of: ({ blockchainName }) => blockchainName },
  ],
};

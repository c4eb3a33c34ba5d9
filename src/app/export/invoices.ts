import { msg } from '@lingui/core/macro';
import { readInvoices } from '#api/invoices.ts';
import { chosenAmong, paperOfInvoice } from '#domain/order/papers.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { dayOf } from '#domain/time/calendar.ts';
import type { ExportColumn, ExportList } from './list.ts';

/**
 * Words for the invoices of subscriptions or of purchases: title, file name, and the headers of the item and its order.
 */
type Words = Pick<ExportList<Invoice>, 'title' | 'fileName'> &
  Record<'about' | 'order', ExportColumn<Invoice>['header']>;

/** Export of the filtered invoices, each with its order. */
export const exportOfInvoices = ({ title, fileName, about, order: ordered }: Words): ExportList<Invoice> => ({
  title,
  fileName,
  keyOf: ({ id }) => id,
  readPage: (http, page, signal) => readInvoices(http, { page }, signal),
  choose: (invoices, asked) => {
    const { chosen, words } = chosenAmong(invoices, paperOfInvoice, asked);
    return { items: chosen, words };
  },
  columns: [
    { header: msg`Nummer`, kind: 'reference', of: ({ number }) => number },
    { header: msg`Datum`, kind: 'day', of: ({ issuedAt }) => issuedAt && dayOf(issuedAt) },
    { header: about, kind: 'text', of: ({ order }) => order.items[0]?.productName ?? null },
    { header: msg`Kennung`, kind: 'text', isFileOnly: true, of: ({ order }) => order.items[0]?.productCode ?? null },
    { header: ordered, kind: 'reference', of: ({ order: { number, tokenValue } }) => number ?? tokenValue },
    { header: msg`Betrag in Euro`, kind: 'cents', of: ({ total }) => total },
  ],
});

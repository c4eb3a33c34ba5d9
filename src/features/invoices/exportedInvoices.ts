import { msg } from '@lingui/core/macro';
import { readInvoices } from '#api/invoices.ts';
import type { ExportList } from '#app/export/list.ts';
import { chosenAmong, paperOfInvoice } from '#domain/order/papers.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { dayOf } from '#domain/time/calendar.ts';

/** The invoices that the filters let through, each with the order that it settles. */
export const exportedInvoices: ExportList<Invoice> = {
  title: msg`Abrechnungen`,
  fileName: msg`abrechnungen.csv`,
  keyOf: ({ id }) => id,
  readPage: (http, page, signal) => readInvoices(http, { page }, signal),
  choose: (invoices, asked) => {
    const { chosen, words } = chosenAmong(invoices, paperOfInvoice, asked);
    return { items: chosen, words };
  },
  columns: [
    { header: msg`Nummer`, kind: 'reference', of: ({ number }) => number },
    { header: msg`Datum`, kind: 'day', of: ({ issuedAt }) => dayOf(issuedAt) },
    { header: msg`Wertpapier`, kind: 'text', of: ({ order }) => order.items[0]?.productName ?? null },
    { header: msg`Kennung`, kind: 'text', isFileOnly: true, of: ({ order }) => order.items[0]?.productCode ?? null },
    { header: msg`Zeichnung`, kind: 'reference', of: ({ order: { number, tokenValue } }) => number ?? tokenValue },
    { header: msg`Betrag in Euro`, kind: 'cents', of: ({ total }) => total },
  ],
};

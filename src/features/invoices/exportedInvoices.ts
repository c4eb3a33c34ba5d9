import { msg } from '@lingui/core/macro';
import { readInvoices } from '#api/invoices.ts';
import type { ExportList } from '#app/export/list.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { dayOf } from '#domain/time/calendar.ts';

/** All invoices, each with the order that it settles. */
export const exportedInvoices: ExportList<Invoice> = {
  title: msg`Abrechnungen`,
  fileName: msg`abrechnungen.csv`,
  keyOf: ({ id }) => id,
  readPage: (http, page, signal) => readInvoices(http, { page }, signal),
  columns: [
    { header: msg`Nummer`, kind: 'text', of: ({ number }) => number },
    { header: msg`Datum`, kind: 'day', of: ({ issuedAt }) => dayOf(issuedAt) },
    { header: msg`Wertpapier`, kind: 'text', of: ({ order }) => order.items[0]?.productName ?? null },
    { header: msg`Kennung`, kind: 'text', of: ({ order }) => order.items[0]?.productCode ?? null },
    {
      header: msg`Zeichnung`,
      kind: 'text',
      // A spreadsheet would take the number alone for a figure, and its zeros away.
      of: ({ order: { number, tokenValue } }, say) => (number === null ? tokenValue : say(msg`Nr. ${number}`)),
    },
    { header: msg`Betrag in Euro`, kind: 'cents', of: ({ total }) => total },
  ],
};

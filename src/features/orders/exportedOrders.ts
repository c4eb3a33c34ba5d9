import { msg } from '@lingui/core/macro';
import { readOrders } from '#api/orders.ts';
import type { ExportList } from '#app/export/list.ts';
import { stateText } from '#components/orderState/stateText.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { displayState } from '#domain/order/orderStatus.ts';
import type { Order } from '#domain/shop/order.ts';
import { dayOf } from '#domain/time/calendar.ts';

/** All orders of the customer, however many of them the list shows: people hand them in with their tax return. */
export const exportedOrders: ExportList<Order> = {
  title: msg`Meine Zeichnungen`,
  fileName: msg`zeichnungen.csv`,
  keyOf: ({ tokenValue }) => tokenValue,
  // A file of thousands is not read 50 at a time.
  readPage: (http, page, signal) => readOrders(http, page, signal, pageSizes.exportedOrders),
  columns: [
    {
      header: msg`Nummer`,
      kind: 'text',
      // A spreadsheet would take the number alone for a figure, and its zeros away.
      of: ({ number, tokenValue }, say) => (number === null ? tokenValue : say(msg`Nr. ${number}`)),
    },
    { header: msg`Datum`, kind: 'day', of: ({ legalDocsConfirmAt: at }) => at && dayOf(at) },
    { header: msg`Token`, kind: 'text', of: ({ items }) => items[0]?.productName ?? null },
    { header: msg`Stückzahl`, kind: 'count', of: ({ items }) => items[0]?.quantity ?? 0 },
    { header: msg`Betrag in Euro`, kind: 'cents', of: ({ total }) => total },
    { header: msg`Währung`, kind: 'text', of: ({ currencyCode }) => currencyCode },
    { header: msg`Status`, kind: 'text', of: (order, say) => say(stateText[displayState(order)]) },
  ],
};

import { msg } from '@lingui/core/macro';
import { readOrders } from '#api/orders.ts';
import type { ExportList } from '#app/export/list.ts';
import { stateText } from '#components/orderState/stateText.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import { filterOrders, latestFirst, offeredBy, offeredFilter } from '#domain/order/orderList.ts';
import { displayState, ownWordOf } from '#domain/order/orderStatus.ts';
import type { Order } from '#domain/shop/order.ts';
import { dayOf } from '#domain/time/calendar.ts';

/**
 * Orders that match the filters, regardless of the number of rows shown: customers hand them in with their tax return.
 */
export const exportedOrders: ExportList<Order> = {
  title: msg`Meine Zeichnungen`,
  fileName: msg`zeichnungen.csv`,
  keyOf: ({ tokenValue }) => tokenValue,
  // A file of thousands of orders is not read 50 at a time.
  readPage: (http, page, signal) => readOrders(http, page, signal, pageSizes.exportedOrders),
  choose: (orders, asked, say) => {
    const offered = offeredBy(orders);
    const filter = offeredFilter(asked, offered);
    const security = offered.securities.find(({ code }) => code === filter.product);
    return {
      items: filterOrders(latestFirst(orders), filter),
      words: [filter.year, security?.name, filter.state && say(stateText[filter.state])],
    };
  },
  columns: [
    { header: msg`Nummer`, kind: 'reference', of: ({ number, tokenValue }) => number ?? tokenValue },
    { header: msg`Datum`, kind: 'day', of: ({ legalDocsConfirmAt: at }) => at && dayOf(at) },
    { header: msg`Token`, kind: 'text', of: ({ items }) => items[0]?.productName ?? null },
    {
      header: msg`Kennung`,
      kind: 'text',
      isFileOnly: true,
      of: ({ items: [item] }) => item?.productCode ?? item?.variant ?? null,
    },
    { header: msg`Stückzahl`, kind: 'count', of: ({ items }) => items[0]?.quantity ?? 0 },
    { header: msg`Betrag in Euro`, kind: 'cents', of: ({ total }) => total },
    { header: msg`Währung`, kind: 'text', isFileOnly: true, of: ({ currencyCode }) => currencyCode },
    {
      header: msg`Status`,
      kind: 'text',
      of(order, say) {
        const state = displayState(order);
        return state === 'other' ? ownWordOf(order) : say(stateText[state]);
      },
    },
  ],
};

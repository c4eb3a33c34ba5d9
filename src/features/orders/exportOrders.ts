import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readAllPages } from '#api/allPages.ts';
import type { Download, Http } from '#api/http.ts';
import { readOrders } from '#api/orders.ts';
import { csvFile, figure } from '#app/csvFile.ts';
import { stateText } from '#components/orderState/stateText.ts';
import { displayState } from '#domain/order/orderStatus.ts';
import type { Order } from '#domain/shop/order.ts';
import { dayOf } from '#domain/time/calendar.ts';

const HEAD = [msg`Nummer`, msg`Datum`, msg`Token`, msg`Stückzahl`, msg`Betrag in Euro`, msg`Währung`, msg`Status`];

/**
 * All orders of the customer as a file, however many of them the list shows: people hand it in with their tax return.
 * Throws FailureError.
 */
export async function exportOrders(http: Http, i18n: I18n, signal: AbortSignal): Promise<Download> {
  const orders = await readAllPages(
    (page) => readOrders(http, page, signal),
    ({ tokenValue }) => tokenValue,
  );
  return { name: i18n._(msg`zeichnungen.csv`), blob: csvOfOrders(orders, i18n) };
}

/** With full values, in the words of the list. */
export function csvOfOrders(orders: readonly Order[], i18n: I18n): Blob {
  const rows = orders.map((order) => [
    // A spreadsheet would take the number alone for a figure, and its zeros away.
    order.number === null ? order.tokenValue : i18n._(msg`Nr. ${order.number}`),
    order.legalDocsConfirmAt === null ? '' : dayOf(order.legalDocsConfirmAt),
    order.items[0]?.productName ?? '',
    String(order.items[0]?.quantity ?? 0),
    figure(order.total, i18n.locale),
    order.currencyCode,
    i18n._(stateText[displayState(order)]),
  ]);
  return csvFile([HEAD.map((each) => i18n._(each)), ...rows], i18n.locale);
}

import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { csvOf } from '#domain/money/csv.ts';
import type { Order } from '#domain/shop/order.ts';

const HEAD = [
  msg`Nummer`,
  msg`Datum`,
  msg`Token`,
  msg`Stückzahl`,
  msg`Betrag in Euro`,
  msg`Währung`,
  msg`Zahlung`,
  msg`Lieferung`,
];

/** Orders as CSV with full values, as spreadsheets of the language read it: semicolons and decimal commas in German. */
export function csvOfOrders(orders: readonly Order[], i18n: I18n): Blob {
  const german = i18n.locale === 'de';
  const rows = orders.map((order) => [
    order.number ?? order.tokenValue,
    order.legalDocsConfirmAt?.slice(0, 10) ?? '',
    order.items[0]?.productName ?? '',
    String(order.items[0]?.quantity ?? 0),
    (order.total / 100).toFixed(2).replace('.', german ? ',' : '.'),
    order.currencyCode,
    order.paymentState,
    order.shippingState,
  ]);
  const text = csvOf([HEAD.map((each) => i18n._(each)), ...rows], german ? ';' : ',');
  // The byte order mark tells spreadsheets that it is UTF-8.
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

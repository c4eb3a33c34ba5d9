import { expect, test } from 'vitest';
import type { AsyncData } from '#components/async/Async.tsx';
import { itemOf } from '#domain/order/testing/order.ts';
import { Invoice, Order } from '#domain/shop/order.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { OrderDetailsView } from './OrderDetailsView.tsx';

const nothing = () => undefined;
const read = <T,>(data: T): AsyncData<T> => ({ data, loading: false, failure: null, onRetry: nothing });
const orderOf = (more: object) =>
  Order.parse({
    id: 1,
    number: '000000001',
    tokenValue: 'T1',
    checkoutState: 'completed',
    paymentState: 'paid',
    shippingState: 'ready',
    currencyCode: 'EUR',
    itemsTotal: 700,
    taxTotal: 0,
    total: 700,
    ...more,
  });
const invoice = Invoice.parse({
  id: 1,
  number: 'RE-1',
  order: { number: '000000001', tokenValue: 'T1' },
});

const PROMISE = 'Die Abrechnung finden Sie hier, sobald Ihre Zahlung eingegangen ist.';
const SOON = 'Die Abrechnung ist noch nicht erstellt.';
const NEVER = 'Zu dieser Zeichnung gibt es keine Abrechnung.';
const SENTENCES = [PROMISE, SOON, NEVER];

async function textOf(order: object, invoices: AsyncData<Invoice[]> = read([])) {
  const { text } = await rendered(
    <OrderDetailsView
      methodChange={null}
      order={read(orderOf(order))}
      invoices={invoices}
      saving={null}
      accountType="personal"
      withdrawals
      today="2026-11-23"
      onSave={nothing}
      onPay={nothing}
      onSaveCode={nothing}
    />,
  );
  expect(text).toContain('Unterlagen');
  return text;
}

/** Returns the sentences about the statement of this order. */
async function saidOf(order: object, invoices?: AsyncData<Invoice[]>) {
  const text = await textOf(order, invoices);
  return SENTENCES.filter((sentence) => text.includes(sentence));
}

const settled = { paymentState: 'paid', shippingState: 'shipped' };

test.each([
  ['an order that awaits its payment', PROMISE, { paymentState: 'awaiting_payment' }],
  ['an order that was paid in part', PROMISE, { paymentState: 'awaiting_payment', received: 100 }],
  ['a paid order', SOON, {}],
  ['a settled order', SOON, settled],
  ['a cancelled order', NEVER, { paymentState: 'cancelled', shippingState: 'cancelled' }],
  ['a refunded order', NEVER, { paymentState: 'refunded', shippingState: 'shipped' }],
  ['a withdrawn order', NEVER, { paymentState: 'cancelled', withdrawnAt: '2026-11-20T09:00:00Z' }],
  ['a cart', NEVER, { checkoutState: 'addressed', paymentState: 'cart' }],
])('%s without a statement: “%s”', async (_, sentence, order) => {
  expect(await saidOf(order)).toEqual([sentence]);
});

test.each([
  ['still loading', { data: null, loading: true, failure: null, onRetry: nothing }],
  ['that could not be loaded', { data: null, loading: false, failure: { kind: 'offline' }, onRetry: nothing }],
  ['that have loaded', read([invoice])],
] as const)('statements %s are neither promised nor denied', async (_, invoices) => {
  for (const order of [settled, { paymentState: 'awaiting_payment' }])
    expect(await saidOf(order, invoices)).toEqual([]);
});

const withdrawnAt = '2026-11-20T09:00:00Z';
const bankTransfer = {
  recipient: 'Emittentin',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bankName: 'Commerzbank',
  purpose: '000000001',
  amount: 700,
};
const TOKENS = [
  'Ein Teil Ihrer Token liegt schon in Ihrer Wallet. Die übrigen werden in Kürze übertragen.',
  'Es werden keine Token übertragen. Wir erstatten 7\u00a0€ bis',
  'Die Token werden mit der Erstattung aus Ihrer Wallet ausgebucht',
  'Ist Ihre Überweisung schon unterwegs, erstatten wir den Betrag',
];

test.each([
  ['partly delivered', { shippingState: 'partially_shipped' }, TOKENS[0]],
  ['paid and withdrawn from', { withdrawnAt, received: 700 }, TOKENS[1]],
  ['delivered and withdrawn from', { withdrawnAt, received: 700, shippingState: 'shipped' }, TOKENS[2]],
  ['withdrawn from before its transfer arrives', { withdrawnAt, paymentState: 'cancelled', bankTransfer }, TOKENS[3]],
])('an order that is %s says where tokens and money are', async (_, order, sentence) => {
  const text = await textOf(order);
  expect(TOKENS.filter((each) => text.includes(each))).toEqual([sentence]);
});

test.each([
  ['settled', settled, /Auszahlungen ansehen/],
  ['cancelled', { paymentState: 'cancelled', shippingState: 'cancelled' }, null],
  ['refunded', { paymentState: 'refunded', shippingState: 'shipped' }, null],
  ['withdrawn from', { withdrawnAt, received: 700 }, null],
])('an order that is %s has no next step', async (_, order, link) => {
  const text = await textOf(order);
  expect(text).not.toMatch(/Ihr nächster Schritt|Sie müssen nichts tun/);
  expect(text.match(/Auszahlungen ansehen|Produkte ansehen|Zur Übersicht/)?.[0] ?? null).toEqual(
    link && expect.stringMatching(link),
  );
});

test.each([
  [2500, /2\.500 von 4\.000 Stück eingetragen/],
  [null, /^(?!.*von 4\.000 Stück eingetragen)/],
])('an order of 4,000 tokens with %j registered says so', async (registered, says) => {
  const items = [itemOf('KLINIK', { quantity: 4000 })];
  expect(await textOf({ shippingState: 'partially_shipped', items, registered })).toMatch(says);
});

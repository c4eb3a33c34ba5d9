import { expect, test } from 'vitest';
import { idleExport } from '#components/export/testing/idleExport.ts';
import { Order } from '#domain/shop/order.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { OrdersView, type OrdersViewProps } from './OrdersView.tsx';

const orderOf = (id: number, more: object = {}) =>
  Order.parse({
    id,
    tokenValue: `T${id}`,
    checkoutState: 'completed',
    paymentState: 'paid',
    shippingState: 'ready',
    currencyCode: 'EUR',
    itemsTotal: 700,
    taxTotal: 0,
    total: 700,
    legalDocsConfirmAt: '2019-05-02T09:00:00Z',
    items: [
      {
        id,
        productCode: 'SOLAR',
        productName: 'Solarpark',
        variant: 'SOLAR-1',
        quantity: 7,
        unitPrice: 100,
        originalUnitPrice: 100,
        subtotal: 700,
        total: 700,
      },
    ],
    ...more,
  });
const orders = [
  orderOf(1),
  orderOf(2),
  orderOf(3, { legalDocsConfirmAt: '2020-05-02T09:00:00Z', paymentState: 'cancelled', shippingState: 'cancelled' }),
];
const onRetry = () => undefined;
const whole = { data: orders, loading: false, failure: null, onRetry };
const onTheWay = { data: null, loading: true, failure: null, onRetry };
const list: OrdersViewProps = {
  read: whole,
  part: orders,
  unread: 0,
  filter: { year: '', product: '', state: '' },
  limit: 50,
  onShow: () => undefined,
  exporting: idleExport,
  today: '2026-11-23',
};

async function shown(props: Partial<OrdersViewProps>, locale: Locale = 'de') {
  const { markup, text } = await rendered(<OrdersView {...list} {...props} />, locale);
  return { markup, links: markup.match(/order-details/g)?.length ?? 0, text };
}

test('the sum covers all orders, however few are shown, except cancelled ones', async () => {
  const { text, links } = await shown({ limit: 1 });
  expect(links).toBe(1);
  expect(text).toContain('1 von 3');
  expect(text).toContain('Gezeichnet: 14\u00a0€');
  expect(text).toContain('Mehr laden');
  expect((await shown({ limit: 1 }, 'en')).text).toContain('1 of 3');
  const end = await shown({});
  expect([end.links, end.text.includes('Mehr laden')]).toEqual([3, false]);
});

test('the sum has parts by payment and registration', async () => {
  const data = [
    orderOf(1, { shippingState: 'partially_shipped', registered: 3 }),
    orderOf(2, { paymentState: 'authorized' }),
    orderOf(3, { paymentState: 'awaiting_payment', total: 500 }),
  ];
  expect((await shown({ read: { ...whole, data } })).text).toContain(
    'Gezeichnet: 19\u00a0€Eingetragen3\u00a0€Bezahlt, wird eingetragen4\u00a0€Betrag reserviert7\u00a0€Zahlung offen5\u00a0€',
  );
  const over = { ...whole, data: [orderOf(3, { paymentState: 'cancelled' })] };
  expect((await shown({ read: over })).text).not.toContain('Zahlung offen');
});

test('a partly registered order shows its registered tokens beside its state', async () => {
  const part = orderOf(4, { shippingState: 'partially_shipped', registered: 3 });
  const textOf = async (...data: Order[]) => (await shown({ read: { ...whole, data } })).text;
  expect(await textOf(part)).toContain('Bezahlt3 von 7 eingetragen');
  expect(await textOf({ ...part, registered: null })).toContain('BezahltTeilweise eingetragen');
  expect(await textOf(orderOf(5))).not.toMatch(/von 7 eingetragen|Teilweise eingetragen/);
});

test('the button to the payment is filled only if the customer can pay at once', async () => {
  const open = { paymentState: 'awaiting_payment', payments: [{ id: 1, method: 'card', state: 'new' }] };
  const bankTransfer = { recipient: 'Parkett', iban: '', bic: '', bankName: '', amount: 700, purpose: '' };
  const buttonOf = async (more: object) =>
    (await shown({ read: { ...whole, data: [orderOf(6, { ...open, ...more })] } })).markup.match(
      /class="button no-print"[^>]*data-variant="(\w+)"/,
    )?.[1];
  expect(await buttonOf({})).toBe('primary');
  expect(await buttonOf({ bankTransfer })).toBe('secondary');
});

test('a filter shows and sums up the matching orders', async () => {
  const { text, links } = await shown({ filter: { year: '2020', product: '', state: '' } });
  expect(links).toBe(1);
  expect(text).toContain('1 von 1');
  expect(text).toContain('1 von 3 Einträgen wird exportiert.');
  expect((await shown({ limit: 1 })).text).not.toContain('exportiert');
  expect(text).toContain('Gezeichnet: 0\u00a0€');
  const none = await shown({ filter: { year: '2020', product: '', state: 'paid' } });
  expect(none.text).toContain('Zu dieser Auswahl gibt es keine Zeichnung.');
});

test('a value of the address that no order has is no filter', async () => {
  const { text } = await shown({ filter: { year: '1999', product: 'NO-BOND', state: 'no state' } });
  expect(text).toContain('3 von 3');
});

test('the latest orders are shown while the others load, without a sum or filters', async () => {
  const { text, links, markup } = await shown({ read: onTheWay });
  expect(links).toBe(3);
  expect(text).toContain('Weitere Einträge werden geladen');
  expect(text).not.toContain('Gezeichnet:');
  expect(markup.match(/<select[^>]* disabled/g)).toHaveLength(3);
  // The matching orders are not known before all have loaded.
  const filtered = await shown({ read: onTheWay, filter: { year: '2019', product: '', state: '' } });
  expect(filtered.markup).toContain('aria-busy="true"');
  expect(filtered.links).toBe(0);
});

test('the filters of the address are shown while it loads, although they are disabled', async () => {
  const filter = { year: '2017', product: 'WOHN', state: 'cancelled' };
  const chosen = async (props: Partial<OrdersViewProps>) =>
    [...(await shown({ filter, ...props })).markup.matchAll(/selected="">([^<]+)</g)].map(([, label]) => label);
  expect(await chosen({ read: onTheWay, part: null })).toEqual(['2017', 'Storniert', 'WOHN']);
  expect(await chosen({ read: onTheWay, part: orders })).toEqual(['2017', 'Storniert', 'WOHN']);
  // After loading, the filters offer only values that occur in the orders.
  expect(await chosen({})).toEqual(['Alle', 'Storniert', 'Alle']);
  // `toString` is not a state of an order.
  expect(await chosen({ read: onTheWay, part: null, filter: { ...filter, state: 'toString' } })).toEqual([
    '2017',
    'WOHN',
  ]);
});

test('a failed load is reported beside the loaded orders', async () => {
  const read = { ...onTheWay, loading: false, failure: { kind: 'offline' } as const };
  const some = await shown({ read });
  expect(some.links).toBe(3);
  expect(some.text).toContain('Weitere Einträge konnten nicht geladen werden.');
  const none = await shown({ read, part: null });
  expect(none.text).toContain('Ihre Zeichnungen konnten nicht geladen werden.');
  expect([none.markup.includes('<select'), none.text.includes('Als CSV speichern')]).toEqual([false, false]);
  expect([some.markup.includes('<select'), some.text.includes('Als CSV speichern')]).toEqual([true, true]);
});

import { describe, expect, it } from 'vitest';
import { Order } from '#domain/shop/order.ts';
import { filterOrders, isOldestFirst, latestFirst, offeredBy, offeredFilter, subscribedBy } from './orderList.ts';

const order = (id: number, at: string | null, product: string, more: object = {}) =>
  Order.parse({
    id,
    tokenValue: `T${id}`,
    checkoutState: 'completed',
    paymentState: 'paid',
    shippingState: 'shipped',
    currencyCode: 'EUR',
    itemsTotal: id * 100,
    taxTotal: 0,
    total: id * 100,
    legalDocsConfirmAt: at,
    items: [
      {
        id,
        productCode: product,
        productName: `Bond ${product}`,
        variant: `${product}-T`,
        variantName: 'Token',
        quantity: id,
        unitPrice: 100,
        originalUnitPrice: 100,
        subtotal: id * 100,
        total: id * 100,
        nominalValue: id * 100,
      },
    ],
    ...more,
  });

const orders = [
  // Half an hour before midnight in London is already the next year in the shop's time zone.
  order(1, '2019-12-31T23:30:00.000Z', 'B'),
  order(2, '2019-12-31T22:30:00.000Z', 'A'),
  order(3, '2019-03-01T09:00:00.000Z', 'B', { paymentState: 'cancelled', shippingState: 'cancelled' }),
  order(4, '2018-03-01T09:00:00.000Z', 'A', { paymentState: 'refunded', shippingState: 'cancelled' }),
  order(5, null, 'C', { paymentState: 'awaiting_payment', shippingState: 'ready' }),
];
const all = { year: '', product: '', state: '' };
const idsOf = (filter: Partial<typeof all>) => filterOrders(orders, { ...all, ...filter }).map(({ id }) => id);

describe('the order of a list', () => {
  const at = (number: string | null, checkoutCompletedAt: string | null) => ({
    number,
    checkoutCompletedAt,
    checkoutState: 'completed',
    legalDocsConfirmAt: null,
  });
  const [first, second, third] = [at('9', '2026-01-01'), at('10', '2026-01-01'), at('2', '2026-01-02')] as const;

  it('is by completion, then by number, the latest first', () => {
    expect(latestFirst([first, third, second])).toEqual([third, second, first]);
    expect(latestFirst([at('9', null), at('10', null), at(null, null)])).toEqual([
      at('10', null),
      at('9', null),
      at(null, null),
    ]);
  });

  it('is detected from the ends of a page', () => {
    expect(isOldestFirst([first, second, third])).toBe(true);
    expect(isOldestFirst([third, second, first])).toBe(false);
    expect([isOldestFirst([first]), isOldestFirst([])]).toEqual([false, false]);
  });
});

describe('a list of orders', () => {
  it('is filtered by the shop’s year, the security and the displayed state, all at once', () => {
    expect(idsOf({})).toEqual([1, 2, 3, 4, 5]);
    expect(idsOf({ year: '2019' })).toEqual([2, 3]);
    expect(idsOf({ year: '2020' })).toEqual([1]);
    expect(idsOf({ product: 'B' })).toEqual([1, 3]);
    expect(idsOf({ state: 'shipped' })).toEqual([1, 2]);
    expect(idsOf({ year: '2019', product: 'B', state: 'cancelled' })).toEqual([3]);
    expect(idsOf({ year: '2019', product: 'C' })).toEqual([]);
  });

  it('offers its years, securities and states once each, and no year for an order without a date', () => {
    const { years, securities, states } = offeredBy(orders);
    expect(years).toEqual(['2020', '2019', '2018']);
    expect(securities).toEqual([
      { code: 'A', name: 'Bond A' },
      { code: 'B', name: 'Bond B' },
      { code: 'C', name: 'Bond C' },
    ]);
    expect(states).toEqual(['shipped', 'cancelled', 'refunded', 'awaitingPayment']);
  });

  it('ignores values of an address that no order has', () => {
    const asked = { year: '2019', product: 'B', state: 'cancelled' };
    expect(offeredFilter(asked, offeredBy(orders))).toEqual(asked);
    expect(offeredFilter({ year: '1999', product: 'X', state: 'no state' }, offeredBy(orders))).toEqual(all);
    expect(offeredFilter({ ...asked, year: '2019.0' }, offeredBy(orders))).toEqual({ ...asked, year: '' });
    expect([offeredFilter({}, offeredBy(orders)), offeredFilter(asked, offeredBy([]))]).toEqual([all, all]);
  });

  it('sums up all orders except cancelled and refunded ones', () => {
    expect(subscribedBy(orders)).toBe(100 + 200 + 500);
    expect(subscribedBy([])).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/shop/order.ts';
import { filterOrders, isOldestFirst, latestFirst, offeredBy, offeredFilter, subscribedBy } from './orderList.ts';
import { itemOf, orderWith } from './testing/order.ts';

const order = (id: number, legalDocsConfirmAt: string | null, product: string, more: Partial<Order> = {}) => {
  const paid = { paymentState: 'paid', shippingState: 'shipped', total: id * 100 };
  return orderWith({ id, legalDocsConfirmAt, items: [itemOf(product)], ...paid, ...more });
};
const orders = [
  // Half an hour before midnight in London is already the next year in the shop's time zone.
  order(1, '2019-12-31T23:30:00.000Z', 'B'),
  order(2, '2019-12-31T22:30:00.000Z', 'A'),
  order(3, '2019-03-01T09:00:00.000Z', 'B', { paymentState: 'cancelled', shippingState: 'cancelled' }),
  order(4, '2018-03-01T09:00:00.000Z', 'A', { paymentState: 'refunded', shippingState: 'cancelled' }),
  order(5, null, 'C', { paymentState: 'awaiting_payment', shippingState: 'ready' }),
];
const all = { year: '', product: '', state: '' };

const at = (number: string | null, checkoutCompletedAt: string | null) =>
  orderWith({ number, checkoutCompletedAt, legalDocsConfirmAt: null });
const first = at('9', '2026-01-01');
const second = at('10', '2026-01-01');
const third = at('2', '2026-01-02');

it('the order of a list is by completion, then by number, the latest first', () => {
  expect(latestFirst([first, third, second])).toEqual([third, second, first]);
  const numbers = latestFirst([at('9', null), at('10', null), at(null, null)]).map(({ number }) => number);
  expect(numbers).toEqual(['10', '9', null]);
});

it('the order of a list is detected from the ends of a page', () => {
  const pages = [[first, second, third], [third, second, first], [first], []];
  expect(pages.map(isOldestFirst)).toEqual([true, false, false, false]);
});

describe('a list of orders', () => {
  it.each([
    [{}, [1, 2, 3, 4, 5]],
    [{ year: '2019' }, [2, 3]],
    [{ year: '2020' }, [1]],
    [{ product: 'B' }, [1, 3]],
    [{ state: 'shipped' }, [1, 2]],
    [{ year: '2019', product: 'B', state: 'cancelled' }, [3]],
  ])('is filtered by %j', (filter, ids) => {
    expect(filterOrders(orders, { ...all, ...filter }).map(({ id }) => id)).toEqual(ids);
  });

  it('offers its years, securities and states once each, and no year for an order without a date', () => {
    const { years, securities, states } = offeredBy(orders);
    expect(years).toEqual(['2020', '2019', '2018']);
    expect(securities.map(({ code, name }) => [code, name])).toEqual(
      ['A', 'B', 'C'].map((code) => [code, `Bond ${code}`]),
    );
    expect(states).toEqual(['shipped', 'cancelled', 'refunded', 'awaitingPayment']);
  });

  it('ignores values of an address that no order has', () => {
    const asked = { year: '2019', product: 'B', state: 'cancelled' };
    expect(offeredFilter(asked, offeredBy(orders))).toEqual(asked);
    expect(offeredFilter({ year: '1999', product: 'X', state: 'no state' }, offeredBy(orders))).toEqual(all);
    expect([offeredFilter({}, offeredBy(orders)), offeredFilter(asked, offeredBy([]))]).toEqual([all, all]);
  });

  it('sums up all orders except cancelled and refunded ones', () => {
    expect(subscribedBy(orders)).toBe(100 + 200 + 500);
  });
});

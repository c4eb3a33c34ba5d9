import { describe, expect, test } from 'vitest';
import { CheckoutState, type Order, PaymentState, ShippingState } from '#domain/shop/order.ts';
import { groupedOrders, isAnyToPay, type OrderStep, orderGroupOf, orderStepOf } from './nextStep.ts';
import { displayState } from './orderStatus.ts';
import { account, orderWith, paymentsIn } from './testing/order.ts';
import { timelineOf } from './timeline.ts';

const withdrawnAt = '2026-11-24T09:00:00+01:00';
const taken = paymentsIn('processing');

test.each<[OrderStep, Partial<Order>]>([
  ['pay', {}],
  ['pay', { paymentState: 'payment_required', shippingState: 'shipped' }],
  ['transfer', { bankTransfer: account, paymentState: 'partially_paid', received: 1 }],
  ['askAmount', { bankTransfer: account, paymentState: 'partially_paid' }],
  ['askAmount', { paymentState: 'partially_authorized' }],
  ['processing', { payments: taken }],
  ['delivery', { paymentState: 'paid' }],
  ['delivery', { paymentState: 'authorized', shippingState: 'partially_shipped' }],
  ['askState', { paymentState: 'paid', shippingState: 'returned' }],
  ['askState', { paymentState: 'authorized', shippingState: 'cancelled' }],
  ['delivered', { paymentState: 'paid', shippingState: 'shipped' }],
  ['refund', { paymentState: 'paid', withdrawnAt }],
  ['refund', { withdrawnAt }],
  ['refund', { paymentState: 'cancelled', received: 1 }],
  ['over', { paymentState: 'cancelled' }],
  ['over', { paymentState: 'refunded' }],
  ['askState', { paymentState: 'on_hold', payments: taken, bankTransfer: account }],
  ['delivery', { paymentState: 'partially_refunded' }],
  ['delivered', { paymentState: 'partially_refunded', shippingState: 'shipped' }],
  ['over', { paymentState: 'partially_refunded', shippingState: 'returned' }],
  ['askState', { paymentState: 'cart' }],
  ['askState', { checkoutState: 'in_review' }],
  ['notPlaced', { checkoutState: 'addressed', paymentState: 'cart' }],
])('the next step is %s for %o', (step, changes) => expect(orderStepOf(orderWith(changes))).toBe(step));

describe('every combination of states, unknown ones included', () => {
  const orders = [...CheckoutState.options, 'in_review'].flatMap((checkoutState) =>
    [...PaymentState.options, 'partially_paid', 'partially_refunded', 'on_hold'].flatMap((paymentState) =>
      [...ShippingState.options, 'returned'].flatMap((shippingState) =>
        [paymentsIn('new'), taken].flatMap((payments) =>
          [null, account].map((bankTransfer) =>
            orderWith({ checkoutState, paymentState, shippingState, payments, bankTransfer }),
          ),
        ),
      ),
    ),
  );

  test('with an unknown state promises nothing and asks for no payment, but for the state', () => {
    for (const order of orders) {
      const isUnknown = displayState(order) === 'other';
      if (isUnknown) expect([order, orderStepOf(order)]).toEqual([order, 'askState']);
      if (orderStepOf(order) !== 'askState') continue;
      expect(timelineOf(order).filter(({ state }) => state !== 'done')).toEqual([]);
    }
  });

  test('has a current step in the timeline exactly if something is awaited', () => {
    const awaited: OrderStep[] = ['transfer', 'pay', 'askAmount', 'processing', 'delivery'];
    for (const order of orders) {
      const isCurrent = timelineOf(order).some(({ state }) => state === 'current');
      expect([order, isCurrent]).toEqual([order, awaited.includes(orderStepOf(order))]);
    }
  });

  test('that was paid remains paid', () => {
    const paid = ['authorized', 'paid', 'shipped', 'partially_refunded', 'refunded'];
    for (const order of orders.filter(({ checkoutState }) => checkoutState === 'completed')) {
      const payment = timelineOf(order).find(({ milestone }) => milestone === 'payment');
      expect([order, payment?.state === 'done']).toEqual([order, paid.includes(order.paymentState)]);
    }
  });
});

test.each<[string[], Partial<Order>]>([
  [['ordered'], {}],
  [['ordered', 'payment'], { paidAt: withdrawnAt }],
  [['ordered', 'payment'], { received: 1_200_00 }],
  [['ordered', 'payment'], { payments: paymentsIn('completed') }],
  [['ordered'], { checkoutState: 'in_review' }],
  [[], { checkoutState: 'in_review', checkoutCompletedAt: null }],
  [['ordered', 'payment', 'registration'], { paidAt: withdrawnAt, registeredAt: withdrawnAt }],
])('the timeline of an order on hold is %j with %o', (milestones, changes) => {
  const timeline = timelineOf(orderWith({ paymentState: 'on_hold', ...changes }));
  expect(timeline.map(({ milestone }) => milestone)).toEqual(milestones);
});

test('orders are listed by their groups, those to pay by deadline, the others as they are', () => {
  const on = (day: string, more: Partial<Order> = {}) =>
    orderWith({ tokenValue: day, checkoutCompletedAt: `2026-${day}T08:00:00Z`, ...more });
  const done = { paymentState: 'paid', shippingState: 'shipped' } as const;
  const running = { paymentState: 'paid' } as const;
  const orders = [
    on('11-20', done),
    on('11-19'),
    orderWith({ tokenValue: 'undated', checkoutCompletedAt: null }),
    on('11-18', running),
    on('11-02'),
    on('11-21', done),
    on('11-22', running),
  ];
  expect(groupedOrders(orders).map((order) => [order.tokenValue, orderGroupOf(order)])).toEqual([
    ['11-02', 'toPay'],
    ['11-19', 'toPay'],
    ['undated', 'toPay'],
    ['11-18', 'running'],
    ['11-22', 'running'],
    ['11-20', 'done'],
    ['11-21', 'done'],
  ]);
  expect(groupedOrders([])).toEqual([]);
  expect([isAnyToPay(orders), isAnyToPay(orders.filter((order) => orderGroupOf(order) !== 'toPay'))]).toEqual([
    true,
    false,
  ]);
});

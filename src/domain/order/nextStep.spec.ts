import { describe, expect, test } from 'vitest';
import { CheckoutState, PaymentState, ShippingState } from '#domain/shop/order.ts';
import { type OrderStep, orderStepOf } from './nextStep.ts';
import { displayState } from './orderStatus.ts';
import { timelineOf } from './timeline.ts';

const account = { recipient: 'Parkett', iban: '', bic: '', bankName: '', amount: 1_200_00, purpose: '' };
const placed = {
  checkoutState: 'completed',
  legalDocsConfirmAt: '2026-11-21T14:30:00+01:00',
  checkoutCompletedAt: '2026-11-21T14:32:00+01:00',
  paymentState: 'awaiting_payment',
  shippingState: 'ready',
  payments: [{ id: 1, method: 'card', state: 'new' }],
  total: 1_200_00,
  received: null,
  paidAt: null,
  registeredAt: null,
  withdrawnAt: null,
  bankTransfer: null,
};
const withdrawnAt = '2026-11-24T09:00:00+01:00';
const taken = [{ id: 1, method: 'card', state: 'processing' }];

test.each<[OrderStep, Partial<typeof placed> | object]>([
  ['pay', {}],
  ['pay', { paymentState: 'payment_required', shippingState: 'shipped' }],
  ['transfer', { bankTransfer: account }],
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
  ['askState', { paymentState: 'on_hold' }],
  ['askState', { paymentState: 'on_hold', payments: taken, bankTransfer: account }],
  ['delivery', { paymentState: 'partially_refunded' }],
  ['delivered', { paymentState: 'partially_refunded', shippingState: 'shipped' }],
  ['over', { paymentState: 'partially_refunded', shippingState: 'returned' }],
  ['askAmount', { bankTransfer: { ...account, amount: 1_200 } }],
  ['processing', { bankTransfer: account, received: 1_200_00 }],
  ['askState', { paymentState: 'cart' }],
  ['askState', { checkoutState: 'in_review' }],
  ['notPlaced', { checkoutState: 'addressed', paymentState: 'cart' }],
])('the next step is %s for %o', (step, changes) => {
  expect(orderStepOf({ ...placed, ...changes })).toBe(step);
});

describe('every combination of states, unknown ones included', () => {
  const orders = [...CheckoutState.options, 'in_review'].flatMap((checkoutState) =>
    [...PaymentState.options, 'partially_paid', 'partially_refunded', 'on_hold'].flatMap((paymentState) =>
      [...ShippingState.options, 'returned'].flatMap((shippingState) =>
        [placed.payments, taken].flatMap((payments) =>
          [null, account].map((bankTransfer) => ({
            ...placed,
            checkoutState,
            paymentState,
            shippingState,
            payments,
            bankTransfer,
          })),
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
      const isPaid = paid.includes(order.paymentState);
      expect([order, payment?.state === 'done']).toEqual([order, isPaid]);
    }
    const held = { ...placed, paymentState: 'on_hold' };
    const told = (changes: object) => timelineOf({ ...held, ...changes }).map(({ milestone }) => milestone);
    expect(told({})).toEqual(['ordered']);
    for (const changes of [
      { paidAt: withdrawnAt },
      { received: placed.total },
      { payments: [{ id: 1, method: 'card', state: 'completed' }] },
    ])
      expect(told(changes)).toEqual(['ordered', 'payment']);
    expect(told({ checkoutState: 'in_review' })).toEqual(['ordered']);
    expect(told({ checkoutState: 'in_review', checkoutCompletedAt: null })).toEqual([]);
    expect(told({ paidAt: withdrawnAt, registeredAt: withdrawnAt })).toEqual(['ordered', 'payment', 'registration']);
  });
});

import { expect, test } from 'vitest';
import { unknownDelivery } from './stateText.ts';

const paid = {
  checkoutState: 'completed',
  checkoutCompletedAt: '2026-11-21T08:00:00.000Z',
  paymentState: 'paid',
  shippingState: 'returned',
  payments: [],
  total: 700,
  received: null,
  withdrawnAt: null,
  bankTransfer: null,
};

test.each([
  ['is told of a paid order with a word of the shop’s own for it', {}, true],
  ['is known', { shippingState: 'ready' }, false],
  ['is not what is unknown where the checkout is', { checkoutState: 'in_review', shippingState: 'ready' }, false],
])('an unknown delivery %s', (_, changes, isTold) =>
  expect(unknownDelivery({ ...paid, ...changes }) !== null).toBe(isTold),
);

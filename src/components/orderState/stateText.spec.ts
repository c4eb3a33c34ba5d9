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
  ['is reported for a paid order in an unknown state', {}, true],
  ['is not reported for a known state', { shippingState: 'ready' }, false],
  ['is not reported if the checkout state is unknown', { checkoutState: 'in_review', shippingState: 'ready' }, false],
])('an unknown delivery %s', (_, changes, isTold) =>
  expect(unknownDelivery({ ...paid, ...changes }) !== null).toBe(isTold),
);

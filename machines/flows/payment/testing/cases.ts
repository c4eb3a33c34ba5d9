import { awaitedTransferOf } from '#domain/order/orderStatus.ts';
import { paymentStatusOf } from '#domain/order/payment.ts';
import { FailureError } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { account, card, completedBy, orderOf, paidBy, transfer } from '#machines/flows/order/testing/fixtures.ts';
import { offline, wrongState } from '#machines/testing/failures.ts';
import { type Cases, elapses, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { paymentMachine } from '../machine.ts';
import * as selectors from '../selectors.ts';

export const open = orderOf(800, completedBy(card));
export const processing: Order = { ...open, payments: [{ id: 9, method: 'card', state: 'processing' }] };
/** Order at a shop that adds no new payment after a cancelled one. */
const calledOff: Order = { ...open, payments: [{ id: 9, method: 'card', state: 'cancelled' }] };
export const paid: Order = { ...open, paymentState: 'paid' };
export const byTransfer = orderOf(800, { ...completedBy(transfer), bankTransfer: account });
export const refunded: Order = { ...open, paymentState: 'refunded' };
export const cart = orderOf(800, paidBy(card));

export const session = {
  provider: 'sandbox',
  sessionId: 'cs_1',
  url: 'https://pay.example.org/cs_1',
  expiresAt: '2026-11-21T11:00:00+01:00',
};

const input = { tokenValue: open.tokenValue, returned: null };

const paymentCases: Cases<typeof paymentMachine> = {
  input: named('not back from the provider', input),
  otherInputs: [
    named('back from the provider, paid', { ...input, returned: 'success' as const }),
    named('back from the provider, cancelled', { ...input, returned: 'cancel' as const }),
  ],
  events: [{ type: 'check.requested' }, { type: 'connection.restored' }, { type: 'retry.requested' }],
  outcomes: [
    succeeds('readOrder', open, 'not paid yet'),
    succeeds('readOrder', calledOff, 'the payment was given up'),
    succeeds('readOrder', processing, 'the payment is under way'),
    succeeds('readOrder', paid, 'paid'),
    succeeds('readOrder', refunded, 'paid back'),
    succeeds('readOrder', byTransfer, 'to be paid by bank transfer'),
    succeeds('readOrder', cart, 'an order that was not completed'),
    fails('readOrder', offline),
    succeeds('configurePayment', session, 'a page of the provider'),
    succeeds('configurePayment', null, 'nothing to open: the method is not paid online'),
    fails('configurePayment', wrongState),
    fails('configurePayment', new FailureError({ kind: 'paymentRefused' })),
    elapses('pollInterval', 'payment.pending.waiting'),
    elapses('webhookWait', 'payment.pending'),
  ],
  stateKey: ({ context }) => [
    context.order && paymentStatusOf(context.order),
    context.order && awaitedTransferOf(context.order) !== null,
    context.failure?.kind,
    Math.min(context.checks, 1),
  ],
  invariants: (snapshot) => ({
    'only what the shop calls paid is shown as paid':
      !(snapshot.matches('succeeded') || snapshot.matches('alreadyPaid')) ||
      snapshot.context.order?.paymentState === 'paid',
    'no provider is gone to for what is transferred':
      !snapshot.matches({ paying: 'redirecting' }) || snapshot.context.order?.bankTransfer === null,
    'no payment can be started while one is under way':
      !snapshot.matches('pending') || !snapshot.can({ type: 'retry.requested' }),
  }),
};

export const subject: Subject = { name: 'payment', machine: paymentMachine, cases: paymentCases, selectors };

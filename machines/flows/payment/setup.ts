import { assign, emit, setup } from 'xstate';
import { polls } from '#domain/constants/polls.ts';
import { isLatestStopped, paymentStatusOf } from '#domain/order/payment.ts';
import { failureOf } from '#domain/shop/failure.ts';
import { type CheckoutSession, latestPaymentOf, type Order } from '#domain/shop/order.ts';
import { clearFailure, failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { backoff } from '#machines/kit/retry.ts';
import { paymentIn } from '../checkout/rules.ts';
import { configurePayment, readOrder } from './ports.ts';
import type { PaymentContext, PaymentEmitted, PaymentEvent, PaymentInput, PaymentScreen } from './types.ts';

/** Number of checks after which the pause no longer grows. */
const maximumChecks = 5;

export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    input: {} as PaymentInput,
    events: {} as PaymentEvent,
    emitted: {} as PaymentEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<PaymentScreen>,
  },
  actors: { readOrder, configurePayment },
  delays: {
    /** Delays of 2, 4, 8 … 64 seconds. */
    pollInterval: ({ context }) => backoff(polls.payment, context.checks + 1),
    webhookWait: polls.webhook,
  },
  guards: {
    hasReturned: ({ context }) => context.returned === 'success',
    hasTurnedBack: ({ context }) => context.returned === 'cancel',

    isPaid: (_, params: { order: Order }) => paymentStatusOf(params.order) === 'paid',
    isClosed: (_, params: { order: Order }) => paymentStatusOf(params.order) === 'closed',
    isNotCompleted: (_, params: { order: Order }) => paymentStatusOf(params.order) === 'notCompleted',
    isUnderWay: (_, params: { order: Order }) => paymentStatusOf(params.order) === 'processing',
    isByTransfer: (_, params: { order: Order }) =>
      paymentStatusOf(params.order) === 'open' && params.order.bankTransfer !== null,
    isOpen: (_, params: { order: Order }) => paymentStatusOf(params.order) === 'open',
    isPayable: (_, params: { order: Order }) =>
      paymentStatusOf(params.order) === 'open' && latestPaymentOf(params.order) !== null,
    cameToNothing: ({ context }, { order }: { order: Order }) =>
      paymentStatusOf(order) === 'open' &&
      ((context.order !== null && paymentStatusOf(context.order) === 'processing') || isLatestStopped(order)),
    isLeftOpen: ({ context }) => context.order !== null && paymentStatusOf(context.order) === 'open',
    isOffline: (_, params: { session: CheckoutSession | null }) => params.session === null,
    isNoLongerOpen: (_, params: { error: unknown }) =>
      ['wrongState', 'conflict'].includes(failureOf(params.error).kind),
  },
  actions: {
    rememberOrder: assign((_, params: { order: Order }) => ({ order: params.order, failure: null })),
    ...failureActions,
    rememberNotPayable: assign({ failure: { kind: 'wrongState' } }),
    forgetChecks: assign({ checks: 0, failure: null }),
    countCheck: assign({ checks: ({ context }) => Math.min(context.checks + 1, maximumChecks) }),
    rememberAttempt: assign(({ context }) => ({ attempted: paymentIn(context).id })),
    emitProvider: emit((_, params: { session: CheckoutSession | null }) => ({
      type: 'provider.requested' as const,
      url: nonNull(params.session).url,
    })),
    emitSettlement: emit({ type: 'payment.settled' }),
  },
});

/** Transitions from a state `failed` to its sibling `checking`. */
export const retryEvents = {
  'retry.requested': { target: 'checking', actions: clearFailure },
  'connection.restored': { target: 'checking', actions: clearFailure },
} as const;

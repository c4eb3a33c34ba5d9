import type { Cents } from '#domain/shop/fields.ts';
import { type BankTransfer, isCompleted, isKnownCheckout, type Order, type PaymentState } from '#domain/shop/order.ts';

/**
 * The state that an order list shows (spec section 4, "Order list display"). `shipped` means that the security was
 * delivered ("Abgerechnet"). `awaitingPayment` comes with a button to the order's details. Two states are told apart
 * from it: `processing`, while a payment is under way whose outcome is not known, and `partlyPaid`, once a part came.
 * `withdrawn` stays so until what was paid is given back (terms and conditions, section 8).
 */
export type DisplayState =
  | 'cart'
  | 'awaitingPayment'
  | 'paymentRequired'
  | 'processing'
  | 'partlyPaid'
  | 'authorized'
  | 'paid'
  | 'withdrawn'
  | 'refunded'
  | 'partlyRefunded'
  | 'cancelled'
  | 'shipped'
  /** A state of the shop's own, which is told in its word. */
  | 'other';

const displayOf: Readonly<Record<string, DisplayState | undefined>> = {
  cart: 'cart',
  awaiting_payment: 'awaitingPayment',
  payment_required: 'paymentRequired',
  authorized: 'authorized',
  paid: 'paid',
  refunded: 'refunded',
  cancelled: 'cancelled',
  shipped: 'shipped',
  // Sylius' own, of a payment in parts.
  partially_authorized: 'partlyPaid',
  partially_paid: 'partlyPaid',
  partially_refunded: 'partlyRefunded',
} satisfies Record<PaymentState, DisplayState> & Record<string, DisplayState>;

/** Spec section 4: an order counts as paid when its checkout is completed and its payment is paid or authorized. */
export function isPaid(order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'paymentState'>): boolean {
  return isCompleted(order) && (order.paymentState === 'paid' || order.paymentState === 'authorized');
}

/** Sylius' states of a payment that the provider has taken and whose outcome the order does not show yet. */
const underWay: readonly string[] = ['processing', 'authorized', 'completed'];

/** Whether a payment was taken that the order does not show yet. */
export function isUnderWay({ payments }: Pick<Order, 'payments'>): boolean {
  return payments.some(({ state }) => underWay.includes(state));
}

/** True if the whole amount came by transfer, whatever the order's state says. */
export const isReceived = ({ total, received }: Pick<Order, 'total' | 'received'>): boolean =>
  received !== null && received > 0 && received >= total;

/** What an order's state is told from. */
export type Standing = Pick<
  Order,
  | 'checkoutState'
  | 'checkoutCompletedAt'
  | 'paymentState'
  | 'shippingState'
  | 'payments'
  | 'total'
  | 'received'
  | 'withdrawnAt'
>;

/**
 * Spec section 4: awaiting payment and cancelled say so; otherwise shipped, or the state of the payment. What still
 * waits for its payment (`payment_required` as well) is never told as settled, what is being paid never as unpaid, and
 * what was paid back or withdrawn from never as settled either. A cancellation by withdrawal is told as the latter.
 */
export function displayState(order: Standing): DisplayState {
  if (!isKnownCheckout(order)) return order.withdrawnAt === null ? 'other' : 'withdrawn';
  if (!isCompleted(order)) return 'cart';
  const known = Object.hasOwn(displayOf, order.paymentState) ? (displayOf[order.paymentState] ?? 'other') : 'other';
  // A placed order is no cart: nothing else is known of it.
  const state = known === 'cart' ? 'other' : known;
  if (state === 'refunded') return state;
  const isOpen = state === 'awaitingPayment' || state === 'paymentRequired';
  if (isOpen && isUnderWay(order)) return 'processing';
  if (order.withdrawnAt !== null) return 'withdrawn';
  if ((isOpen || state === 'partlyPaid') && isReceived(order)) return 'processing';
  if (isOpen) return (order.received ?? 0) > 0 ? 'partlyPaid' : state;
  if (['cancelled', 'partlyPaid', 'partlyRefunded', 'other'].includes(state)) return state;
  return order.shippingState === 'shipped' ? 'shipped' : state;
}

/** The shop's own word for a state that is shown as `other`. */
export const ownWordOf = (order: Pick<Order, 'checkoutState' | 'paymentState'>): string =>
  isKnownCheckout(order) ? order.paymentState : order.checkoutState;

/** Sylius' states of a payment, and of an order's payments, that follow a payment in full. */
const afterPayment: readonly string[] = ['authorized', 'paid', 'shipped', 'partially_refunded', 'refunded'];
const paymentDone: readonly string[] = ['completed', 'refunded'];

/** True if an order was paid in full once, whatever became of it. */
export const wasPaid = (order: Pick<Order, 'paymentState' | 'payments' | 'total' | 'received' | 'paidAt'>): boolean =>
  order.paidAt !== null ||
  afterPayment.includes(order.paymentState) ||
  isReceived(order) ||
  order.payments.some(({ state }) => paymentDone.includes(state));

/**
 * Cents that came for an order that has come to nothing, and that have not been given back yet; 0 where nothing is to be
 * given back. A transfer may come after the order was cancelled.
 */
export function refundDueOf(order: Standing): Cents {
  const state = displayState(order);
  if (state !== 'withdrawn' && state !== 'cancelled') return 0;
  const isPaid = ['paid', 'authorized', 'shipped'].includes(order.paymentState);
  return Math.max(isPaid ? order.total : 0, order.received ?? 0);
}

/** Whether tokens were delivered that are to be transferred back after a withdrawal. */
export const areTokensOwed = (order: Standing): boolean =>
  displayState(order) === 'withdrawn' && ['partially_shipped', 'shipped'].includes(order.shippingState);

/** States of an order for which money is still expected. */
const awaiting: readonly DisplayState[] = ['awaitingPayment', 'paymentRequired', 'partlyPaid'];

/** True if an order waits for money, or for the rest of it. */
export const isAwaitingMoney = (order: Standing): boolean => awaiting.includes(displayState(order));

/**
 * Cents that are left to pay of an open order. Null after a part of which the shop does not say how much it was, and if the
 * shop asks for an amount that is neither the total nor what is left of it.
 */
export function dueOf(order: Standing & Pick<Order, 'bankTransfer'>): Cents | null {
  const { bankTransfer, total } = order;
  const received = order.received ?? 0;
  const due = Math.max(0, total - received);
  const isUnclear = bankTransfer !== null && ![due, total].includes(bankTransfer.amount);
  return isUnclear || (displayState(order) === 'partlyPaid' && received === 0) ? null : due;
}

/** Account for a transfer that the order waits for, with what is left to pay; null if nothing is, or if that is not known. */
export function awaitedTransferOf(order: Standing & Pick<Order, 'bankTransfer'>): BankTransfer | null {
  const { bankTransfer } = order;
  const due = dueOf(order);
  return bankTransfer === null || due === null || due === 0 || !isAwaitingMoney(order)
    ? null
    : { ...bankTransfer, amount: due };
}

/** What came by transfer beyond the total, in cents; 0 where nothing did. */
export function overpaidOf({ received, total }: Pick<Order, 'received' | 'total'>): Cents {
  return Math.max(0, (received ?? 0) - total);
}

/**
 * The states that may follow each state of a payment. Spec section 4 leaves this to the shop; this is Sylius' own state
 * machine (`sylius_order_payment`) with the product's additions:
 * `payment_required` is `awaiting_payment` by another name, `shipped` follows `paid`.
 */
export const paymentTransitions: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  cart: ['awaiting_payment', 'payment_required'],
  awaiting_payment: ['payment_required', 'authorized', 'paid', 'cancelled'],
  payment_required: ['awaiting_payment', 'authorized', 'paid', 'cancelled'],
  authorized: ['paid', 'cancelled'],
  paid: ['refunded', 'shipped'],
  shipped: ['refunded'],
  refunded: [],
  cancelled: [],
};

/** Whether a state may be followed by another, by such a table. */
export function mayBecome<S extends string>(
  transitions: Readonly<Record<S, readonly S[]>>,
  from: S,
  to: NoInfer<S>,
): boolean {
  return transitions[from].includes(to);
}

import type { Cents } from '#domain/shop/fields.ts';
import { type BankTransfer, isCompleted, isKnownCheckout, type Order, type PaymentState } from '#domain/shop/order.ts';

/**
 * State shown in an order list (requirement 4.15). `shipped` means that the security was
 * delivered ("Abgerechnet"). `awaitingPayment` has a button to the order's details, and two variants: `processing`
 * while the outcome of a payment is unknown, and `partlyPaid` after a partial payment. `withdrawn` lasts until the
 * refund (terms and conditions, section 8).
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
  /** State of the shop's own, shown in the shop's word. */
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
  // Sylius' own states of a payment in parts.
  partially_authorized: 'partlyPaid',
  partially_paid: 'partlyPaid',
  partially_refunded: 'partlyRefunded',
} satisfies Record<PaymentState, DisplayState> & Record<string, DisplayState>;

/** True if the order's checkout is completed and its payment is paid or authorized (requirement 4.14). */
export function isPaid(order: Pick<Order, 'checkoutState' | 'checkoutCompletedAt' | 'paymentState'>): boolean {
  return isCompleted(order) && (order.paymentState === 'paid' || order.paymentState === 'authorized');
}

/** Sylius' states of a payment that the provider has taken and whose outcome the order does not show yet. */
const underWay: readonly string[] = ['processing', 'authorized', 'completed'];

/** True if a payment was taken that the order does not show yet. */
export function isUnderWay({ payments }: Pick<Order, 'payments'>): boolean {
  return payments.some(({ state }) => underWay.includes(state));
}

/** True if the whole amount was received by transfer, whatever the order's state. */
export const isReceived = ({ total, received }: Pick<Order, 'total' | 'received'>): boolean =>
  received !== null && received > 0 && received >= total;

/** Fields that determine an order's state. */
export type OrderStateFields = Pick<
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
 * Returns the state to show (requirement 4.15): awaiting payment and cancelled as such; otherwise shipped, or the state
 * of the payment. An unpaid order (including `payment_required`) is never shown as settled, an order with a payment
 * under way never as unpaid, and a refunded or withdrawn one never as settled. A cancellation by withdrawal is shown as
 * withdrawn.
 */
export function displayState(order: OrderStateFields): DisplayState {
  if (!isKnownCheckout(order)) return order.withdrawnAt === null ? 'other' : 'withdrawn';
  if (!isCompleted(order)) return 'cart';
  const known = Object.hasOwn(displayOf, order.paymentState) ? (displayOf[order.paymentState] ?? 'other') : 'other';
  // A placed order is not a cart: its actual state is unknown.
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

/** Sylius' states of an order's payment, and of its single payments, that follow a payment in full. */
const afterPayment: readonly string[] = ['authorized', 'paid', 'shipped', 'partially_refunded', 'refunded'];
const paymentDone: readonly string[] = ['completed', 'refunded'];

/** True if an order was ever paid in full, even if refunded since. */
export const wasPaid = (order: Pick<Order, 'paymentState' | 'payments' | 'total' | 'received' | 'paidAt'>): boolean =>
  order.paidAt !== null ||
  afterPayment.includes(order.paymentState) ||
  isReceived(order) ||
  order.payments.some(({ state }) => paymentDone.includes(state));

/**
 * Cents received for a withdrawn or cancelled order and not yet refunded; 0 if there is nothing to refund. A transfer
 * may arrive after the cancellation.
 */
export function refundDueOf(order: OrderStateFields): Cents {
  const state = displayState(order);
  if (state !== 'withdrawn' && state !== 'cancelled') return 0;
  const isPaid = ['paid', 'authorized', 'shipped'].includes(order.paymentState);
  return Math.max(isPaid ? order.total : 0, order.received ?? 0);
}

/** True if tokens were delivered that the customer has to return after a withdrawal. */
export const areTokensOwed = (order: OrderStateFields): boolean =>
  displayState(order) === 'withdrawn' && ['partially_shipped', 'shipped'].includes(order.shippingState);

/** States of an order that still expects money. */
const awaiting: readonly DisplayState[] = ['awaitingPayment', 'paymentRequired', 'partlyPaid'];

/** True if an order expects money, or the rest of it. */
export const isAwaitingMoney = (order: OrderStateFields): boolean => awaiting.includes(displayState(order));

/**
 * Cents left to pay of an open order. Null after a partial payment of unknown amount, and if the shop asks for an
 * amount that is neither the total nor the rest.
 */
export function dueOf(order: OrderStateFields & Pick<Order, 'bankTransfer'>): Cents | null {
  const { bankTransfer, total } = order;
  const received = order.received ?? 0;
  const due = Math.max(0, total - received);
  const isUnclear = bankTransfer !== null && ![due, total].includes(bankTransfer.amount);
  return isUnclear || (displayState(order) === 'partlyPaid' && received === 0) ? null : due;
}

/**
 * Returns the bank account and amount of the transfer that the order expects; null if none is due, or the amount is
 * unknown.
 */
export function awaitedTransferOf(order: OrderStateFields & Pick<Order, 'bankTransfer'>): BankTransfer | null {
  const { bankTransfer } = order;
  const due = dueOf(order);
  return bankTransfer === null || due === null || due === 0 || !isAwaitingMoney(order)
    ? null
    : { ...bankTransfer, amount: due };
}

/** Returns the cents received by transfer beyond the total; 0 if none, or if all that was received is refunded. */
export function overpaidOf(order: OrderStateFields & Pick<Order, 'total'>): Cents {
  return refundDueOf(order) > 0 ? 0 : Math.max(0, (order.received ?? 0) - order.total);
}

/**
 * Allowed transitions of a payment's state. Requirement 4.13 leaves these to the shop; this is Sylius' own state
 * machine (`sylius_order_payment`) with the product's additions: `payment_required` is another name for
 * `awaiting_payment`, and `shipped` follows `paid`.
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

export function mayBecome<S extends string>(
  transitions: Readonly<Record<S, readonly S[]>>,
  from: S,
  to: NoInfer<S>,
): boolean {
  return transitions[from].includes(to);
}

import { type BankTransfer, isCompleted, type Order, type PaymentState } from '#domain/shop/order.ts';

/**
 * The state that an order list shows (spec section 4, "Order list display"). `shipped` means that the security was
 * delivered ("Abgerechnet"). `awaitingPayment` comes with a button to the order's details.
 */
export type DisplayState =
  | 'cart'
  | 'awaitingPayment'
  | 'paymentRequired'
  | 'authorized'
  | 'paid'
  | 'refunded'
  | 'cancelled'
  | 'shipped';

const displayOf: Readonly<Record<PaymentState, DisplayState>> = {
  cart: 'cart',
  awaiting_payment: 'awaitingPayment',
  payment_required: 'paymentRequired',
  authorized: 'authorized',
  paid: 'paid',
  refunded: 'refunded',
  cancelled: 'cancelled',
  shipped: 'shipped',
};

/** Spec section 4: an order counts as paid when its checkout is completed and its payment is paid or authorized. */
export function isPaid(order: Pick<Order, 'checkoutState' | 'paymentState'>): boolean {
  return isCompleted(order) && (order.paymentState === 'paid' || order.paymentState === 'authorized');
}

/** Spec section 4: awaiting payment and cancelled say so; otherwise shipped, or the state of the payment. */
export function displayState(order: Pick<Order, 'paymentState' | 'shippingState'>): DisplayState {
  const state = displayOf[order.paymentState];
  if (state === 'awaitingPayment' || state === 'cancelled') return state;
  return order.shippingState === 'shipped' ? 'shipped' : state;
}

/** Where to transfer the money, as long as the order is shown as one that waits for it; null where nothing is to be transferred. */
export function awaitedTransferOf(
  order: Pick<Order, 'paymentState' | 'shippingState' | 'bankTransfer'>,
): BankTransfer | null {
  const state = displayState(order);
  return state === 'awaitingPayment' || state === 'paymentRequired' ? order.bankTransfer : null;
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

import { type DisplayState, displayState, type OrderStateFields } from './orderStatus.ts';

/** States of an order that awaits its payment, or is paid and awaits its delivery. */
const running: readonly DisplayState[] = [
  ...(['awaitingPayment', 'paymentRequired', 'partlyPaid', 'processing'] as const),
  ...(['authorized', 'paid'] as const),
];

/** True if an order was placed and is still to be delivered: neither delivered nor over. */
export function isRunning(order: OrderStateFields): boolean {
  return running.includes(displayState(order));
}

import { isCompleted } from '#domain/shop/order.ts';
import { type DisplayState, displayState, type Standing } from './orderStatus.ts';

/** An order in these waits for its payment, or is paid and waits for its delivery. */
const running: readonly DisplayState[] = [
  ...(['awaitingPayment', 'paymentRequired', 'partlyPaid', 'processing'] as const),
  ...(['authorized', 'paid'] as const),
];

/** Whether an order was placed and what was bought is still to come: it is neither delivered nor over. */
export function isRunning(order: Standing): boolean {
  return isCompleted(order) && running.includes(displayState(order));
}

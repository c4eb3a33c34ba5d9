import { isPaidOnline } from '#domain/order/payment.ts';
import {
  isCompleted,
  isMethodKept,
  latestPaymentOf,
  type OrderPayment,
  type PaymentMethod,
} from '#domain/shop/order.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import type { CheckoutContext, CheckoutOutput } from './types.ts';

type Ordered = Pick<CheckoutContext, 'order'>;
type Payable = Pick<CheckoutContext, 'order' | 'methods'>;

/** Returns the payment to make for the order; an order that can be paid always has one. */
export const paymentIn = ({ order }: Ordered): OrderPayment => nonNull(latestPaymentOf(nonNull(order)));

/** Returns the order's token. */
export const tokenIn = ({ context }: { context: Ordered }) => ({ tokenValue: nonNull(context.order).tokenValue });

/** Returns the method that the shop has confirmed for the order; null if there is none. */
export function chosenMethod({ order, methods }: Payable): PaymentMethod | null {
  return methods?.find(({ code }) => order !== null && isMethodKept(order, code)) ?? null;
}

/** Returns true if the customer has a choice of methods. */
export const hasMethodStep = ({ methods }: Payable): boolean => methods !== null && methods.length > 1;

/** Returns true if the shop has the chosen method, or the order needs none. */
export const isMethodSettled = ({ order, methods, method }: CheckoutContext): boolean =>
  methods?.length === 0 || isMethodKept(nonNull(order), method);

/** Returns the result of the flow; an uncompleted order counts as cancelled. */
export function checkoutOutput(context: Payable): CheckoutOutput {
  const { order } = context;
  if (order === null || !isCompleted(order)) return { kind: 'cancelled' };
  return { kind: isPaidOnline(order, chosenMethod(context)) ? 'online' : 'offline', tokenValue: order.tokenValue };
}

/** Returns the payload that sets the payment method: the customer's choice, or the only method. */
export const paymentToKeep = ({ context }: { context: CheckoutContext }) => ({
  tokenValue: nonNull(context.order).tokenValue,
  paymentId: paymentIn(context).id,
  method: nonNull(context.method),
});

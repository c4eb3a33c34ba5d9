import { latestPaymentOf, type OrderPayment } from '#domain/shop/order.ts';
import type { PaymentContext } from './types.ts';

/** Returns the payment to open at the provider. @throws if the order has none; a payable order always has one. */
export function paymentIn({ order }: Pick<PaymentContext, 'order'>): OrderPayment {
  const payment = order && latestPaymentOf(order);
  if (payment === null) throw new Error('payment: the order has no payment here');
  return payment;
}

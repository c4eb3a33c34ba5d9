import { latestPaymentOf, type OrderPayment } from '#domain/shop/order.ts';
import type { PaymentContext } from './types.ts';

/** The payment that is to be opened at the provider; there is one wherever the order is payable. */
export function paymentIn({ order }: Pick<PaymentContext, 'order'>): OrderPayment {
  const payment = order && latestPaymentOf(order);
  if (payment === null) throw new Error('payment: the order has no payment here');
  return payment;
}

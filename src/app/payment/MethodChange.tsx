import { choosePaymentMethod } from '#api/orderWrites.ts';
import { MethodChangeView } from '#components/payment/MethodChangeView.tsx';
import type { Order, OrderPayment } from '#domain/shop/order.ts';
import { useApp } from '../app.ts';
import { useSubmission } from '../flow/useSubmission.ts';
import { paymentMethods } from '../reads/paymentMethods.ts';
import { useResource } from '../resources/useResource.ts';

export interface MethodChangeProps {
  order: Pick<Order, 'tokenValue' | 'bankTransfer'>;
  payment: OrderPayment & { method: string };
  productCode: string;
}

/** Changes the payment method of a placed order that is not paid yet. */
export function MethodChange({ order, payment, productCode }: MethodChangeProps) {
  const { http, resources } = useApp();
  // Also after a failure: the order may have been paid meanwhile, or only the answer was lost.
  const readAgain = () => resources.invalidate('orders');
  const { succeeded, ...form } = useSubmission<string>({
    async send(method, signal) {
      await choosePaymentMethod(http, { tokenValue: order.tokenValue, paymentId: payment.id, method }, signal);
    },
    onSucceeded: readAgain,
    onFailed: readAgain,
  });
  return (
    <MethodChangeView
      methods={useResource(resources.of(paymentMethods, productCode))}
      present={payment.method}
      onFirstOpened={() => resources.request([paymentMethods, productCode])}
      byTransfer={order.bankTransfer !== null}
      {...form}
    />
  );
}

import { pageOf } from '#domain/shop/collection.ts';
import { PaymentConfiguration, type PaymentMethod } from '#domain/shop/order.ts';
import type { Http } from './http.ts';

const configurations = pageOf(PaymentConfiguration);

/** Reads the enabled payment methods of a product. Empty for a product that does not exist. */
export async function readPaymentMethods(
  http: Http,
  productCode: string,
  signal?: AbortSignal,
): Promise<PaymentMethod[]> {
  const query = { 'product.code': productCode };
  const page = await http.get('product-payment-configurations', configurations, {
    call: 'readPaymentMethods',
    open: true,
    whole: true,
    signal,
    query,
  });
  return page.member.map(({ paymentMethod }) => paymentMethod).filter(({ enabled }) => enabled);
}

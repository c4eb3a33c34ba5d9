import { Order } from '#domain/shop/order.ts';
import type { Answer, Client } from './client.ts';
import { declaredOf } from './declared.ts';

/** Seeded bond that the cleared persona may buy, by card only, from 250 € on. */
export const BY_CARD = 'SCHIENE-ELBE-2028';
/** Bond payable by card or by bank transfer. */
export const BY_BOTH = 'KLINIKUM-ALLGAEU-2033';

export const orderIn = (answer: Answer): Order => Order.parse(answer.body);

export async function cartWith(client: Client, product: string, quantity: number): Promise<Order> {
  const { tokenValue } = orderIn(await client.call('POST', 'orders', { locale: 'de' }));
  return orderIn(
    await client.call('POST', `orders/${tokenValue}/items`, { productVariant: `${product}-TOKEN`, quantity }),
  );
}

/** Creates a cart that is ready to complete; by default with the payment method that the shop has chosen. */
export async function readyOrder(client: Client, product: string, quantity: number, method?: string): Promise<Order> {
  const { tokenValue, payments } = await cartWith(client, product, quantity);
  await client.call('PATCH', `orders/${tokenValue}/legal-documents-send`, { orderTokenValue: tokenValue });
  const declarations = await declaredOf(client, product);
  await client.call('PATCH', `orders/${tokenValue}/legal-documents-confirm`, { declarations });
  const payment = payments.at(-1);
  const paymentMethod = method ?? payment?.method;
  return orderIn(await client.call('PATCH', `orders/${tokenValue}/payments/${payment?.id}`, { paymentMethod }));
}

export async function completed(client: Client, product: string, quantity: number, method?: string): Promise<Order> {
  const { tokenValue } = await readyOrder(client, product, quantity, method);
  return orderIn(await client.call('PATCH', `orders/${tokenValue}/complete`, { notes: 'Declared.' }));
}

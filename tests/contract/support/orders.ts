import type { Order } from '#domain/shop/order.ts';
import { declaredFor } from '#sandbox/testing/declared.ts';
import { layer } from './layer.ts';
import type { Visitor } from './shops.ts';

/** Code of the only variant of a bond. */
export const tokensOf = (product: string) => `${product}-TOKEN`;

/** Creates a new order of `quantity` tokens, in place of any open one. */
export async function cartOf({ http }: Visitor, product: string, quantity: number): Promise<Order> {
  const open = await layer.createOrder(http, 'de');
  if (open.items.length > 0) await layer.cancelOrder(http, open.tokenValue);
  const { tokenValue } = await layer.createOrder(http, 'de');
  return layer.addItem(http, { tokenValue, variantCode: tokensOf(product), quantity });
}

/** Confirms the documents of a product, with all declarations for them. */
export async function confirm({ http }: Visitor, tokenValue: string, product: string): Promise<Order> {
  const { legalDocuments } = await layer.readProduct(http, product);
  const declarations = declaredFor(legalDocuments.map(({ id }) => id));
  return layer.confirmLegalDocuments(http, { tokenValue, declarations });
}

/** Prepares an order up to its completion, with the payment method that the shop proposes unless `method` is set. */
export async function readyOf(visitor: Visitor, product: string, quantity: number, method?: string): Promise<Order> {
  const { tokenValue } = await cartOf(visitor, product, quantity);
  await layer.sendLegalDocuments(visitor.http, tokenValue);
  const confirmed = await confirm(visitor, tokenValue, product);
  const [payment] = confirmed.payments;
  const choice = { tokenValue, paymentId: payment?.id ?? 0, method: method ?? payment?.method ?? '' };
  return layer.choosePaymentMethod(visitor.http, choice);
}

export const complete = ({ http }: Visitor, { tokenValue }: Order) =>
  layer.completeOrder(http, { tokenValue, notes: 'Wörter' });
/** Last payment, which is the valid one. */
export const paymentOf = (order: Order) => ({
  tokenValue: order.tokenValue,
  paymentId: order.payments.at(-1)?.id ?? 0,
});

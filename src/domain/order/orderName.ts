import type { Order } from '#domain/shop/order.ts';

/** Returns the name of an order: its first product, else its number or token. */
export const orderName = ({ items, number, tokenValue }: Pick<Order, 'items' | 'number' | 'tokenValue'>): string =>
  items[0]?.productName ?? number ?? tokenValue;

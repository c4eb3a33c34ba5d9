import { sql } from 'kysely';

/** Whether a work of `products` has been given its edition, and with it a price: from then on it is offered to others. */
export const hasEdition = () =>
  sql<boolean>`exists (select 1 from ${sql.table('variants')} as priced where ${sql.ref('priced.productId')} = ${sql.ref('products.id')})`;

/** Whether a row of `products` is there for a customer, null for a visitor: a work without a price only for who makes it. */
export const isOffered = (customerId: number | null) =>
  sql<boolean>`(${sql.ref('products.kind')} <> 'item' or ${sql.ref('products.creatorId')} = ${customerId ?? -1} or ${hasEdition()})`;

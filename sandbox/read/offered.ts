import { sql } from 'kysely';

/**
 * Condition: a row of `products` has an edition and therefore a price, without which the shop does not offer a work.
 */
export const hasEdition = () =>
  sql<boolean>`exists (select 1 from ${sql.table('variants')} as priced where ${sql.ref('priced.productId')} = ${sql.ref('products.id')})`;

/**
 * Condition: a row of `products` is visible to a customer (null for visitors). Works without a price are visible only
 * to their creators.
 */
export const isOffered = (customerId: number | null) =>
  sql<boolean>`(${sql.ref('products.kind')} <> 'item' or ${sql.ref('products.creatorId')} = ${customerId ?? -1} or ${hasEdition()})`;

import type { Db } from '../db/database.ts';
import { insert } from '../db/rows.ts';

/** Julia’s objects, which other customers will request. */
export interface Things {
  customer: string;
  /** Company of another persona: Julia has none. */
  company: string;
  cart: string;
  cartId: number;
  order: string;
  item: number;
  payment: number;
  address: number;
  invoice: number;
  identification: number;
  file: string;
  answered: number;
  /** Evidence about that company. */
  document: number;
  /** Person of another persona’s company: Julia has none. */
  person: number;
  wallet: number;
  favourite: number;
  /** Code of an own work. */
  work: string;
  /** UUID of an announced file. */
  upload: string;
  /** Id of a file of a work that is not on offer yet. */
  draftFile: number;
  /** Reference of a transfer of tokens. */
  reference: string;
}

/** Records the customer’s first transaction as a transfer and returns its reference. */
export async function transferBySomebody(db: Db, customerId: number): Promise<string> {
  const reference = crypto.randomUUID();
  const { id: transactionId } = await db
    .selectFrom('transactions')
    .innerJoin('orders', 'orders.id', 'transactions.orderId')
    .select('transactions.id')
    .where('orders.customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  await insert(db, 'transfers', { customerId, reference, transactionId });
  return reference;
}

export async function favouriteOf(db: Db, customerId: number): Promise<number> {
  const works = db.selectFrom('products').select('id').where('kind', '=', 'item').orderBy('id');
  const { id: productId } = await works.executeTakeFirstOrThrow();
  const liked = { customerId, productId, position: 0, createdAt: new Date(0).toISOString() };
  return (await insert(db, 'favourites', liked)).id;
}

/** Makes a customer the creator of a work. */
export async function workOf(db: Db, creatorId: number): Promise<string> {
  const made = db.updateTable('products').set({ creatorId }).where('code', '=', 'PARKETT-1');
  return (await made.returning('code').executeTakeFirstOrThrow()).code;
}

/** Announces a private file for a customer. */
export async function uploadOf(db: Db, ownerId: number): Promise<string> {
  const uuid = crypto.randomUUID();
  const facts = { fileName: `${uuid}.png`, mediaType: 'image/png', visibility: 'private' as const };
  await insert(db, 'uploads', { ...facts, uuid, ownerId, createdAt: new Date().toISOString() });
  return uuid;
}

/** Evidence about the company of another persona. */
export const evidenceOf = (db: Db) =>
  db.selectFrom('customerDocuments').select('id').where('type', '=', 'ubo').executeTakeFirstOrThrow();

/** Creates a work without a price for a customer and returns the id of its public file. */
export async function draftFileOf(db: Db, creatorId: number): Promise<number> {
  const { id: productId } = await insert(db, 'products', {
    code: 'ENTWURF-1',
    slug: 'entwurf-1',
    creatorId,
    createdAt: new Date(0).toISOString(),
    reading: 'marketplace',
    kind: 'item',
    taxPercent: 19,
  });
  const file = { productId, fileName: 'entwurf.png', mediaType: 'image' as const, url: '/media/entwurf.png' };
  return (await insert(db, 'productMedia', file)).id;
}

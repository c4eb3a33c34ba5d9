import type { Db } from '../db/database.ts';

/** What Julia has, for somebody else to ask for. */
export interface Things {
  customer: string;
  /** The one that another persona acts for: Julia has none. */
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
  /** Named for the company that another persona acts for: Julia has none. */
  person: number;
  wallet: number;
  /** A work that they like. */
  favourite: number;
  /** Code of one that they made. */
  work: string;
  /** Uuid of a file that they are about to send. */
  upload: string;
  /** Number of a file of a work that they have not offered yet. */
  draftFile: number;
  /** Under which they have transferred tokens. */
  reference: string;
}

/** Says under which reference somebody has transferred what their first transaction brought them. */
export async function transferBySomebody(db: Db, customerId: number): Promise<string> {
  const reference = crypto.randomUUID();
  const { id: transactionId } = await db
    .selectFrom('transactions')
    .innerJoin('orders', 'orders.id', 'transactions.orderId')
    .select('transactions.id')
    .where('orders.customerId', '=', customerId)
    .executeTakeFirstOrThrow();
  await db.insertInto('transfers').values({ customerId, reference, transactionId }).execute();
  return reference;
}

/** Has somebody like a work. */
export async function favouriteOf(db: Db, customerId: number): Promise<number> {
  const works = db.selectFrom('products').select('id').where('kind', '=', 'item').orderBy('id');
  const { id: productId } = await works.executeTakeFirstOrThrow();
  const liked = { customerId, productId, position: 0, createdAt: new Date(0).toISOString() };
  return (await db.insertInto('favourites').values(liked).returning('id').executeTakeFirstOrThrow()).id;
}

/** Has somebody be the one who made a work. */
export async function workOf(db: Db, creatorId: number): Promise<string> {
  const made = db.updateTable('products').set({ creatorId }).where('code', '=', 'PARKETT-1');
  return (await made.returning('code').executeTakeFirstOrThrow()).code;
}

/** Has somebody announce a file, and keep it to themselves. */
export async function uploadOf(db: Db, ownerId: number): Promise<string> {
  const uuid = crypto.randomUUID();
  const facts = { fileName: `${uuid}.png`, mediaType: 'image/png', visibility: 'private' as const };
  await db
    .insertInto('uploads')
    .values({ ...facts, uuid, ownerId, createdAt: new Date().toISOString() })
    .execute();
  return uuid;
}

/** Evidence about the company of another persona. */
export const evidenceOf = (db: Db) =>
  db.selectFrom('customerDocuments').select('id').where('type', '=', 'ubo').executeTakeFirstOrThrow();

/** Has somebody make a work that has no price yet, and gives the number of its file, which is public. */
export async function draftFileOf(db: Db, creatorId: number): Promise<number> {
  const { id: productId } = await db
    .insertInto('products')
    .values({
      code: 'ENTWURF-1',
      slug: 'entwurf-1',
      creatorId,
      createdAt: new Date(0).toISOString(),
      reading: 'marketplace',
      kind: 'item',
      taxPercent: 19,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = { productId, fileName: 'entwurf.png', mediaType: 'image' as const, url: '/media/entwurf.png' };
  return (await db.insertInto('productMedia').values(file).returning('id').executeTakeFirstOrThrow()).id;
}

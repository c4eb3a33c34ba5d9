import type { Db } from '../db/database.ts';
import { API } from './answer.ts';
import type { ShopMiddleware } from './env.ts';

/** How many calls are kept. */
const KEPT = 2_000;
/** Milliseconds after which a call without an end belongs to a server that is gone. */
const FORGOTTEN = 60_000;

/**
 * Writes down each call that changes something: when it came and ended, on the machine's clock, what became of it, and
 * how many like it were under way when it came. A fault is part of the call: what it delays is under way, and of what
 * it cuts after the shop had done it, the shop's own status is kept. Reads are not written down, GraphQL among them.
 */
export const requests: ShopMiddleware = async (context, next) => {
  const { method } = context.req;
  const path = context.req.path.slice(API.length + 1);
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || path === 'graphql') return next();
  const db = context.get('db');
  const id = await begin(db, method, path, Date.now());
  await next();
  await db
    .updateTable('requests')
    .set({
      endedAt: new Date().toISOString(),
      status: context.res.status,
      // Only a call that came as far as that knows who made it.
      customer: context.get('customer')?.uuid ?? null,
    })
    .where('id', '=', id)
    .execute();
};

async function begin(db: Db, method: string, path: string, at: number): Promise<number> {
  const row = await db
    .insertInto('requests')
    .values((like) => ({
      method,
      path,
      startedAt: new Date(at).toISOString(),
      alongside: like
        .selectFrom('requests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('method', '=', method)
        .where('path', '=', path)
        .where('endedAt', 'is', null)
        .where('startedAt', '>', new Date(at - FORGOTTEN).toISOString()),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('requests')
    .where('id', '<=', row.id - KEPT)
    .execute();
  return row.id;
}

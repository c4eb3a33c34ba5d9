import type { Db } from '../db/database.ts';
import { isLocked } from '../db/sqlite.ts';
import { API } from './answer.ts';
import type { ShopMiddleware } from './env.ts';

/** Number of logged calls. */
const KEPT = 2_000;
/** Milliseconds after which a call without an end counts as lost by a stopped server. */
const FORGOTTEN = 60_000;

/**
 * Logs each call that changes data: its start and end by the machine’s clock, its outcome, and the number of similar
 * calls running at its start. Faults are part of the call: a delayed call is still running, and a call that is cut
 * after the shop has executed it keeps the shop’s own status. Reads are not logged, GraphQL included.
 */
export const requests: ShopMiddleware = async (context, next) => {
  const { method } = context.req;
  const path = withoutToken(context.req.path.slice(API.length + 1));
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || path === 'graphql') return next();
  const db = context.get('db');
  const id = await begin(db, method, path, Date.now());
  await next();
  await db
    .updateTable('requests')
    .set({
      endedAt: new Date().toISOString(),
      status: context.res.status,
      // The caller is known only after the login check.
      customer: context.get('customer')?.uuid ?? null,
    })
    .where('id', '=', id)
    .execute()
    // A failed log entry must not make an executed call look retryable.
    .catch((error: unknown) => {
      if (!isLocked(error)) throw error;
    });
};

/** Hides the token of a link from the log, used or not. */
const withoutToken = (path: string) => path.replace(/^([\w-]+-requests)\/.+$/, '$1/*');

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

import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { API } from './answer.ts';
import type { ShopContext, ShopMiddleware } from './env.ts';

type Call = (path: string, init: RequestInit) => Response | Promise<Response>;

/**
 * Change of the shop before the answer: a POST of the control page’s API, `path` below `/sandbox/`. Armed after a fault
 * on the same call, the change happens between the failure and the retry.
 */
const Change = z.object({ path: z.string(), body: z._default(z.record(z.string(), z.unknown()), {}) });

/**
 * Applies the faults from the control page or a test, each to a number of calls. The database stores them, so that they
 * meet calls on any server.
 */
export const faults =
  (control: Call): ShopMiddleware =>
  async (context, next) => {
    const path = await addressOf(context);
    const fault = await takeFault(context.get('db'), context.req.method, path);
    if (!fault) return next();
    switch (fault.kind) {
      case 'change': {
        const { path: at, body } = Change.parse(JSON.parse(fault.body ?? ''));
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
        const done = await control(`/sandbox/${at}`, init);
        if (!done.ok) throw new Error(`The armed change ${at} was answered with ${done.status}.`);
        return next();
      }
      case 'delay':
        await pause(fault.delayMs ?? 1000);
        return next();
      case 'cutBefore':
        return cut(context);
      case 'cutAfter':
        await next();
        context.res = cut(context, context.res.status);
        return;
      case 'wrongShape':
        await next();
        // The fault replaces the body, which a 204 cannot have, and with it the length.
        context.res.headers.delete('Content-Length');
        if (context.res.ok)
          context.res = answer(
            context.res.status === 204 ? 200 : context.res.status,
            fault.body ?? '{"unexpected":true}',
          );
        return;
      default:
        return answer(fault.status ?? 500, fault.body ?? usualBody(fault.status ?? 500), waitOf(fault));
    }
  };

/** Returns the path below the API; for a GraphQL query it ends in the query’s name, such as `graphql/Products`. */
async function addressOf(context: ShopContext): Promise<string> {
  const path = context.req.path.slice(API.length + 1);
  if (path !== 'graphql') return path;
  const name = /\bquery\s+(\w+)/.exec(await context.req.text())?.[1];
  return name ? `graphql/${name}` : path;
}

/** Returns the seconds for the `Retry-After` header: always for a 429, and for a 503 with a delay; otherwise null. */
function waitOf({ status, delayMs }: Row<'faults'>): number | null {
  if (status !== 429 && (status !== 503 || delayMs === null)) return null;
  return Math.ceil((delayMs ?? 1000) / 1000);
}

function answer(status: number, body: string, wait: number | null = null): Response {
  const headers = new Headers({ 'Content-Type': 'application/ld+json; charset=utf-8' });
  if (wait !== null) headers.set('Retry-After', String(wait));
  return new Response(body, { status, headers });
}

function usualBody(status: number): string {
  if (status === 401) return JSON.stringify({ code: 401, message: 'Invalid JWT Token' });
  return JSON.stringify({ '@type': 'hydra:Error', title: 'An error occurred', detail: 'A fault was armed', status });
}

/**
 * Ends the connection without an answer; answers 502 if there is no connection, as in a test without a server. `status`
 * is only for the log of calls.
 */
function cut(context: ShopContext, status = 502): Response {
  const socket = context.env?.incoming?.socket;
  if (!socket) return new Response('The connection was cut.', { status: 502 });
  socket.destroy();
  return new Response(null, { status, headers: { 'x-hono-already-sent': 'true' } });
}

/** Takes the oldest fault that matches the call and decrements its counter. */
async function takeFault(db: Db, method: string, path: string): Promise<Row<'faults'> | null> {
  const armed = await db.selectFrom('faults').selectAll().where('remaining', '>', 0).orderBy('id').execute();
  for (const fault of armed) {
    if (fault.method !== '*' && fault.method.toUpperCase() !== method) continue;
    if (!patternOf(fault.path).test(path)) continue;
    const taken = await db
      .updateTable('faults')
      .set((column) => ({ remaining: column('remaining', '-', 1) }))
      .where('id', '=', fault.id)
      .where('remaining', '>', 0)
      .executeTakeFirst();
    if (taken.numUpdatedRows > 0n) return fault;
  }
  return null;
}

/** Compiles a path such as `orders/*` + `/complete`: `*` matches within a segment, `**` matches anything. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/^\//, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*\*?/g, (star) => (star === '**' ? '.*' : '[^/]*'))}$`);
}

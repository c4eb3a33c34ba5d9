import { Hono } from 'hono';
import { item, list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { notFound } from '../http/errors.ts';
import { beginIdentification, deliverDecisions } from '../people/identity.ts';
import { numericId } from '../read/ids.ts';

const FIELDS = ['id', 'uuid', 'stateAsString', 'reason', 'createdAt', 'updatedAt'] as const;

export const identification = new Hono<ShopEnv>()
  .post('/identification/start', signedIn, async (context) => {
    const { db, customer, origin, now } = context.var;
    await deliverDecisions(context, now);
    const uuid = await beginIdentification(db, customer.id, now);
    return context.json({ urlKycStart: `${origin}/sandbox/ident/${uuid}` }, 201);
  })
  .get('/identification', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    await deliverDecisions(context, now);
    const rows = await db
      .selectFrom('identifications')
      .select(FIELDS)
      .where('customerId', '=', customer.id)
      .orderBy('id', 'desc')
      .execute();
    return list(context, 'Identification', pageFrom(rows, pageOf(context, 30)), rows.length);
  })
  .get('/identification/:id', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    await deliverDecisions(context, now);
    const row = await db
      .selectFrom('identifications')
      .select(FIELDS)
      .where('customerId', '=', customer.id)
      .where('id', '=', numericId(context.req.param('id')))
      .executeTakeFirst();
    if (!row) throw notFound();
    return item(context, 'Identification', `identification/${row.id}`, row);
  });

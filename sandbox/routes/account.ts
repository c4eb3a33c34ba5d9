import { Hono } from 'hono';
import type { Payout } from '#domain/shop/customer.ts';
import { item, list, pageFrom, pageOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import type { ShopEnv } from '../http/env.ts';
import { badRequest, notFound } from '../http/errors.ts';
import { numericId } from '../read/ids.ts';
import { payoutsOf } from '../read/payouts.ts';

/** The customer's data for the account area and the home screen. */
export const account = new Hono<ShopEnv>()
  .get('/customer-payouts', signedIn, async (context) => {
    const { db, customer, locale } = context.var;
    const all: Payout[] = await payoutsOf(db, customer.id, locale);
    return list(context, 'CustomerPayout', pageFrom(all, pageOf(context, 30)), all.length);
  })
  .get('/identification', signedIn, async (context) => {
    const { db, customer } = context.var;
    const rows = await db
      .selectFrom('identifications')
      .select(['id', 'uuid', 'stateAsString', 'reason', 'createdAt', 'updatedAt'])
      .where('customerId', '=', customer.id)
      .orderBy('id', 'desc')
      .execute();
    return list(context, 'Identification', pageFrom(rows, pageOf(context, 30)), rows.length);
  })
  .get('/identification/:id', signedIn, async (context) => {
    const row = await context.var.db
      .selectFrom('identifications')
      .select(['id', 'uuid', 'stateAsString', 'reason', 'createdAt', 'updatedAt'])
      .where('customerId', '=', context.var.customer.id)
      .where('id', '=', numericId(context.req.param('id')))
      .executeTakeFirst();
    if (!row) throw notFound();
    return item(context, 'Identification', `identification/${row.id}`, row);
  })
  .get('/answered-questionnaires', signedIn, async (context) => {
    const { db, customer } = context.var;
    const uuid = context.req.query('customer.uuid');
    if (uuid !== undefined && uuid !== customer.uuid) return list(context, 'AnsweredQuestionnaire', []);
    const rows = await db
      .selectFrom('answeredQuestionnaires')
      .select(['id', 'type', 'grade', 'answeredAt'])
      .where('customerId', '=', customer.id)
      .orderBy('id')
      .execute();
    const answered = rows.map(({ id, type, grade, answeredAt }) => ({
      id,
      questionnaire: { type },
      grade,
      answeredAt,
    }));
    return list(context, 'AnsweredQuestionnaire', pageFrom(answered, pageOf(context, 30)), answered.length);
  })
  .get('/customer-documents/:whose{company}?', signedIn, async (context) => {
    const { db, customer } = context.var;
    const type = context.req.query('type');
    if (type === undefined) throw badRequest('The "type" filter is required.');
    const rows = await db
      .selectFrom('customerDocuments')
      .select(['id', 'type', 'purpose', 'statementKind', 'name', 'fileUuid', 'createdAt'])
      .where('customerId', '=', customer.id)
      .where('companyId', context.req.param('whose') === 'company' ? 'is not' : 'is', null)
      .where('type', '=', type)
      .orderBy('id', 'desc')
      .execute();
    return list(context, 'CustomerDocument', pageFrom(rows, pageOf(context, 30)), rows.length);
  });

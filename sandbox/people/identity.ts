import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/shop/settings.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { findRow, insert, rowOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import type { ShopContext } from '../http/env.ts';
import { notFound, refusals } from '../http/errors.ts';
import type { ShopSettings } from '../http/settings.ts';
import { accountLetterTo } from '../mails/accountMails.ts';
import { identityMail } from '../mails/identityMails.ts';
import { considerClearance } from './clearance.ts';

/**
 * Decisions of the identity partner on a check (requirement 4.7). `approved_data`: name of `approved_data_changed` in
 * older records.
 */
export const DECISIONS = [
  'new',
  'pending',
  'approved',
  'approved_in_review',
  'approved_data_changed',
  'approved_data',
  'rejected',
  'rejected_in_review',
] as const;
export type Decision = (typeof DECISIONS)[number];

/** States after which a new check may start. */
const OVER = ['rejected'];

/**
 * Returns the customer’s running check at the identity partner, or starts one. Two simultaneous calls get the same
 * check.
 * @returns UUID of the record.
 * @throws Refused WRONG_STATE for customers who are identified or await the result.
 */
export async function beginIdentification(db: Db, customerId: number, now: Date): Promise<string> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customerId);
    const latest = await trx
      .selectFrom('identifications')
      .select(['uuid', 'stateAsString'])
      .where('customerId', '=', customerId)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (latest?.stateAsString === 'init') return latest.uuid;
    if (latest && !OVER.includes(latest.stateAsString)) throw refusals.wrongState();
    const uuid = randomUUID();
    await insert(trx, 'identifications', { uuid, customerId, stateAsString: 'init', createdAt: at, updatedAt: at });
    return uuid;
  });
}

/** Finds a check by UUID; null for an unknown one. */
export async function identificationOf(db: Db, uuid: string): Promise<Row<'identifications'> | null> {
  const row = await findRow(db, 'identifications', { uuid });
  return row ?? null;
}

/**
 * Records the partner’s decision. The shop receives it by webhook, which may arrive late, more than once or never
 * (`webhookDelay`, `webhookCopies`).
 * @throws Refused 404 for an unknown check.
 */
export async function decide(
  context: ShopContext,
  { uuid, state, reason }: { uuid: string; state: Decision; reason: string | null },
  { webhookDelay, webhookCopies }: Pick<ShopSettings, 'webhookDelay' | 'webhookCopies'>,
): Promise<void> {
  const { db, now, locale } = context.var;
  if (!(await identificationOf(db, uuid))) throw notFound();
  if (webhookDelay < 0) return;
  const decidedAt = now.toISOString();
  const dueAt = new Date(now.getTime() + webhookDelay * 1000).toISOString();
  for (let copy = 0; copy < webhookCopies; copy += 1)
    await insert(db, 'identificationEvents', {
      eventId: randomUUID(),
      uuid,
      stateAsString: state,
      reason,
      locale,
      decidedAt,
      dueAt,
    });
  await deliverDecisions(context, now);
}

/** Delivers the webhooks that are due. There are no timers: every read delivers them. */
export async function deliverDecisions(context: ShopContext, now: Date): Promise<void> {
  const { db } = context.var;
  const due = await db
    .selectFrom('identificationEvents')
    .selectAll()
    .where('processedAt', 'is', null)
    .where('dueAt', '<=', now.toISOString())
    .orderBy('id')
    .execute();
  for (const event of due) await hearDecision(context, event, now);
}

/**
 * Processes a webhook. Ignores repeated events and decisions older than the last one. Sends the customer the result by
 * mail.
 */
async function hearDecision(context: ShopContext, event: Row<'identificationEvents'>, now: Date): Promise<void> {
  const { db, origin, outbox } = context.var;
  const { eventId, uuid, stateAsString, reason, decidedAt } = event;
  const heard = await db.transaction().execute(async (trx) => {
    const claimed = await trx
      .updateTable('identificationEvents')
      .set({ processedAt: now.toISOString() })
      .where('eventId', '=', eventId)
      .where('processedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!claimed) return null;
    const changed = await trx
      .updateTable('identifications')
      .set({ stateAsString, reason, updatedAt: decidedAt })
      .where('uuid', '=', uuid)
      .where('updatedAt', '<=', decidedAt)
      .where('stateAsString', '!=', stateAsString)
      .returning('customerId')
      .executeTakeFirst();
    return changed?.customerId ?? null;
  });
  if (heard === null) return;
  const customer = await rowOf(db, 'customers', { id: heard });
  const locale: Locale = event.locale;
  const letter = accountLetterTo(customer, { locale, origin, now });
  const mail = identityMail(stateAsString, reason, letter);
  if (mail) await outbox.post(db, mail);
  await considerClearance(context, customer, locale);
}

/** Adds an identification in this state, as if the partner had performed one. */
export async function identify(db: Db, customerId: number, stateAsString: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await insert(db, 'identifications', { uuid: randomUUID(), customerId, stateAsString, createdAt: at, updatedAt: at });
}

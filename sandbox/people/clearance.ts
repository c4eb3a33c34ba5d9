import { type Facts, firstOpen, rowsOf, type Step } from '#domain/onboarding/steps.ts';
import type { CustomerStatus, RegistrarStatus } from '#domain/shop/customer.ts';
import { DocumentPurpose } from '#domain/shop/onboarding.ts';
import type { Locale } from '#domain/shop/settings.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { rowOf } from '../db/rows.ts';
import type { NewRow, Row } from '../db/schema.ts';
import type { ShopContext, ShopMiddleware } from '../http/env.ts';
import { type AccountLetter, accountLetterTo, mailOf } from '../mails/accountMails.ts';
import { customerOf } from '../read/customer.ts';
import { answersOf } from '../trade/answering.ts';
import { personsOf } from './companyPersons.ts';
import { IN_REVIEW } from './newCheck.ts';

/** Statuses that await a decision, and the registrar’s statuses that need a manual review or are decided otherwise. */
const UNDECIDED: readonly CustomerStatus[] = ['unchecked', 'none', 'untouched', 'requested'];
const LEFT_ALONE: readonly RegistrarStatus[] = ['follow_up', 'rejected', IN_REVIEW.cryptoRegistrarStatus];

/** Checks after each successful write of an undecided customer if it completed the last missing step. */
export const clearance: ShopMiddleware = async (context, next) => {
  await next();
  const customer: Row<'customers'> | undefined = context.get('customer');
  if (context.req.method !== 'GET' && context.res.ok && customer)
    await considerClearance(context, customer, context.var.locale);
};

/**
 * Admits a customer who has completed every step of the self-disclosure (requirements 5.12 to 5.19): the registrar
 * agrees at once, or the decision is left to the control page (`clearance`). Never changes an existing decision.
 */
export async function considerClearance(
  context: ShopContext,
  { id, status }: Pick<Row<'customers'>, 'id' | 'status'>,
  locale: Locale,
): Promise<void> {
  const { db, now, origin, outbox, settings } = context.var;
  if (!UNDECIDED.some((undecided) => undecided === status)) return;
  const row = await rowOf(db, 'customers', { id });
  if (firstOpen(await factsOf(db, row, now)) !== null) return;
  const isAtOnce = settings.clearance === 'atOnce';
  const cleared = await db
    .updateTable('customers')
    .set(
      isAtOnce
        ? { status: 'approved', cryptoRegistrarStatus: 'approved' }
        : { status: 'requested', cryptoRegistrarStatus: 'approval_requested' },
    )
    .where('id', '=', id)
    .where('status', 'in', UNDECIDED)
    .where('cryptoRegistrarStatus', 'not in', LEFT_ALONE)
    .returning('id')
    .executeTakeFirst();
  if (!cleared || !isAtOnce) return;
  const about = { locale, origin, now };
  await outbox.post(db, clearedMail(accountLetterTo(row, about)));
}

/** Returns the steps of the self-disclosure whose rules do not pass now, in order; also for cleared customers. */
export async function openStepsOf(db: Db, row: Row<'customers'>, now: Date): Promise<Step[]> {
  const facts = await factsOf(db, row, now);
  return rowsOf(facts.customer).flatMap(({ step, isDone }) => (isDone(facts) ? [] : [step]));
}

async function factsOf(db: Db, row: Row<'customers'>, now: Date): Promise<Facts> {
  const own = { customerId: row.id };
  const [customer, answers, identification, persons, documents] = await Promise.all([
    customerOf(db, row),
    answersOf(db, row),
    db
      .selectFrom('identifications')
      .select('stateAsString')
      .where('customerId', '=', own.customerId)
      .orderBy('id', 'desc')
      .executeTakeFirst(),
    personsOf(db, row),
    db
      .selectFrom('customerDocuments')
      .select(['purpose', 'createdAt', 'name'])
      .where('customerId', '=', own.customerId)
      .where('type', '=', 'ubo')
      .execute(),
  ]);
  return {
    customer,
    answers: answers.map(({ type, grade }) => ({ questionnaire: { type }, grade })),
    identification: identification ?? null,
    persons,
    documents: documents.map(({ purpose, ...document }) => ({
      ...document,
      purpose: DocumentPurpose.safeParse(purpose).data ?? null,
    })),
    today: dateAt(now.getTime(), SHOP_ZONE),
    isAsking: true,
  };
}

function clearedMail(letter: AccountLetter): NewRow<'mails'> {
  const { origin } = letter;
  return mailOf(letter, {
    de: {
      subject: 'Ihr Konto ist freigegeben',
      paragraphs: [
        'alle Angaben sind geprüft, und die Registerführung hat zugestimmt. Sie können jetzt zeichnen:',
        `${origin}/search`,
      ],
    },
    en: {
      subject: 'Your account has been approved',
      paragraphs: [
        'We’ve checked all your details, and the registrar has given its approval. You can now invest:',
        `${origin}/search`,
      ],
    },
  });
}

import { answerBreach, isAsked, testResult } from '#domain/person/questionnaires.ts';
import type { QuestionnaireAnswers, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { QuestionnaireContent } from '../content/questionnaires/types.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import type { Row } from '../db/schema.ts';
import { invalid, Refused, refusals, type ShopViolation, type Words } from '../http/errors.ts';
import { type Chosen, pointsOf } from '../read/questionnaire.ts';

type Answered = Row<'answeredQuestionnaires'>;

const PROFESSIONAL = 'professional_investor';
const isProfessional = ({ roles }: Row<'customers'>) => roles.split(',').includes(PROFESSIONAL);
/**
 * What is taken back with a questionnaire: what rests on it, and of the appropriateness test the other half, so that one
 * call begins the test anew and no cut connection leaves half of it answered.
 */
const RESTING: Readonly<Partial<Record<string, readonly QuestionnaireType[]>>> = {
  wphg: ['wphg_experience', 'wphg_risk'],
  wphg_experience: ['wphg', 'wphg_risk'],
  wphg_optional: ['professional'],
};

const WORDS: Readonly<Record<'unknown' | 'twice' | 'unanswered' | 'notConfirmed' | 'tooFewChosen', Words>> = {
  unknown: { de: 'Diese Antwort gibt es nicht.', en: 'There is no such answer.' },
  twice: { de: 'Diese Frage wird zweimal beantwortet.', en: 'This question is answered twice.' },
  unanswered: { de: 'Bitte beantworten Sie diese Frage.', en: 'Please answer this question.' },
  notConfirmed: { de: 'Bitte bestätigen Sie diese Aussage.', en: 'Please confirm this statement.' },
  tooFewChosen: { de: 'Das sind zu wenige Antworten.', en: 'These are too few answers.' },
};

/**
 * What was chosen, by question.
 * @throws Refused 422 with a violation at each question that is not answered as it asks, or does not exist.
 */
export function checked({ questions }: QuestionnaireContent, { answers }: QuestionnaireAnswers): Chosen {
  const violation = (propertyPath: string, why: keyof typeof WORDS): ShopViolation => ({
    propertyPath,
    message: WORDS[why],
    code: `ANSWER_${why.toUpperCase()}`,
  });
  const codes = answers.map(({ question }) => question);
  const foreign = codes.filter((code) => !questions.some((question) => question.code === code));
  const twice = codes.filter((code, at) => codes.indexOf(code) !== at && !foreign.includes(code));
  const given = new Map(answers.map(({ question, options }) => [question, options]));
  const violations = [
    ...foreign.map((code) => violation(code, 'unknown')),
    ...twice.map((code) => violation(code, 'twice')),
    ...questions.flatMap(({ code, kind, options, least = 1 }) => {
      const offered = options.map((option) => ({ code: option.code, text: '', detail: null }));
      const breach = answerBreach({ kind, options: offered, least }, given.get(code) ?? []);
      return breach && !twice.includes(code) ? [violation(code, breach.kind)] : [];
    }),
  ];
  if (violations.length > 0) throw invalid(...violations);
  return Object.fromEntries(given);
}

/** The points of all that was chosen; none where nothing is graded. */
export function gradeOf({ graded, questions }: QuestionnaireContent, chosen: Chosen): number | null {
  return graded ? questions.reduce((sum, question) => sum + pointsOf(question, chosen), 0) : null;
}

/**
 * Keeps a customer's answers to a questionnaire, once.
 * @throws Refused 409 where it is answered already: to answer anew, the former answer is taken back first.
 * @throws Refused 422 where it is not asked of them: a risk notice without the test, a professional classification that
 * nobody wants.
 */
export async function answer(
  db: Db,
  customer: Row<'customers'>,
  content: QuestionnaireContent,
  chosen: Chosen,
  now: Date,
): Promise<Answered> {
  const { type } = content;
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer.id);
    const before = await answersOf(trx, customer);
    if (before.some((each) => each.type === type)) throw new Refused(409, 'Conflict');
    if (!isAsked(type, graded(before))) throw refusals.notAsked();
    const row = await trx
      .insertInto('answeredQuestionnaires')
      .values({
        customerId: customer.id,
        type,
        grade: gradeOf(content, chosen),
        answers: JSON.stringify(chosen),
        answeredAt: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tell(trx, customer, [type]);
    return row;
  });
}

/**
 * Takes an answer back, with what rests on it. Tells whether that made a private investor of a professional one.
 * @throws Refused 404 where the customer has no such answer; 422 for terms on which a wallet was made.
 */
export async function takeBack(db: Db, customer: Row<'customers'>, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer.id);
    const own = await answersOf(trx, customer);
    const answered = own.find((each) => each.id === id);
    if (!answered) throw new Refused(404, 'Not Found');
    if (answered.type === 'platform_tac' && (await hasWallet(trx, customer))) throw refusals.termsInForce();
    const types = [answered.type, ...(RESTING[answered.type] ?? [])];
    const gone = own.filter(({ type }) => types.includes(type)).map((each) => each.id);
    await trx.deleteFrom('answeredQuestionnaires').where('id', 'in', gone).execute();
    await tell(trx, customer, types);
    return types.includes('professional') && isProfessional(customer);
  });
}

export function answersOf(db: Db, customer: Row<'customers'>): Promise<Answered[]> {
  return db
    .selectFrom('answeredQuestionnaires')
    .selectAll()
    .where('customerId', '=', customer.id)
    .orderBy('id')
    .execute();
}

const graded = (answers: readonly Answered[]) => answers.map(({ type, grade }) => ({ questionnaire: { type }, grade }));

async function hasWallet(trx: Db, customer: Row<'customers'>): Promise<boolean> {
  const wallet = await trx.selectFrom('wallets').select('id').where('customerId', '=', customer.id).executeTakeFirst();
  return wallet !== undefined;
}

/** What the answers, changed in these types, mean for the customer: passed or not, which result, which role. */
async function tell(trx: Db, customer: Row<'customers'>, types: readonly string[]): Promise<void> {
  const now = await answersOf(trx, customer);
  const of = (type: QuestionnaireType) => now.find((each) => each.type === type);
  const { id } = customer;
  if (types.some((type) => ['wphg', 'wphg_experience', 'wphg_risk'].includes(type))) {
    const result = testResult(graded(now));
    const passed = result === 'appropriate' || (result === 'notAppropriate' && of('wphg_risk') !== undefined);
    await trx
      .updateTable('customers')
      .set({ adequacyTest: passed ? 1 : 0 })
      .where('id', '=', id)
      .execute();
  }
  if (types.includes('professional')) {
    const others = customer.roles.split(',').filter((role) => role !== '' && role !== PROFESSIONAL);
    const roles = of('professional') ? [...others, PROFESSIONAL] : others;
    await trx
      .updateTable('customers')
      .set({ roles: roles.join(',') })
      .where('id', '=', id)
      .execute();
  }
}

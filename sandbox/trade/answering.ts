import { answerBreach, isAsked, testResult } from '#domain/person/questionnaires.ts';
import type { QuestionnaireAnswers, QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { QuestionnaireContent } from '../content/questionnaires/types.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { findRow, insert, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { Refused, refusals, type ShopViolation, unprocessable, type Words } from '../http/errors.ts';
import { type Chosen, pointsOf } from '../read/questionnaire.ts';

type Answered = Row<'answeredQuestionnaires'>;

const PROFESSIONAL = 'professional_investor';
const isProfessional = ({ roles }: Row<'customers'>) => roles.split(',').includes(PROFESSIONAL);
/**
 * Questionnaires whose answers are removed with another’s: dependent ones, and the second half of the appropriateness
 * check, so that one call restarts the check and a cut connection never leaves half of it answered.
 */
const RESTING: Readonly<Partial<Record<string, readonly QuestionnaireType[]>>> = {
  wphg: ['wphg_experience', 'wphg_risk'],
  wphg_experience: ['wphg', 'wphg_risk'],
  wphg_optional: ['professional'],
};

const WORDS: Readonly<Record<'unknown' | 'twice' | 'unanswered' | 'notConfirmed' | 'tooFewChosen', Words>> = {
  unknown: { de: 'Diese Antwort gibt es nicht.', en: 'This answer doesn’t exist.' },
  twice: { de: 'Diese Frage wird zweimal beantwortet.', en: 'This question has been answered twice.' },
  unanswered: { de: 'Bitte beantworten Sie diese Frage.', en: 'Please answer this question.' },
  notConfirmed: { de: 'Bitte bestätigen Sie diese Aussage.', en: 'Please confirm this statement.' },
  tooFewChosen: { de: 'Das sind zu wenige Antworten.', en: 'You haven’t chosen enough answers.' },
};

/**
 * Validates the answers and returns the chosen options by question. Answers that contradict each other are refused: an
 * assessment must not rest on them (ESMA35-43-3006, reliability of the client’s information).
 * @throws Refused 422 with a violation at each invalid or contradictory answer and each unknown question.
 */
export function checkAnswers({ questions }: QuestionnaireContent, { answers }: QuestionnaireAnswers): Chosen {
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
  const all = violations.length > 0 ? violations : contradictions(questions, given);
  if (all.length > 0) throw unprocessable(...all);
  return Object.fromEntries(given);
}

/** Returns a violation at each answer that contradicts an earlier one. */
const contradictions = (
  questions: QuestionnaireContent['questions'],
  given: ReadonlyMap<string, readonly string[]>,
): ShopViolation[] =>
  questions.flatMap(({ code, text, options }) =>
    options
      .filter((option) => given.get(code)?.includes(option.code))
      .flatMap(({ contradicts = {} }) => Object.entries(contradicts))
      .filter(([later, codes]) => given.get(later)?.some((chosen) => codes.includes(chosen)))
      .map(([later]) => ({
        propertyPath: later,
        message: {
          de: `Diese Antwort widerspricht Ihrer Antwort auf „${text.de}“.`,
          en: `This answer contradicts your answer to “${text.en}”.`,
        },
        code: 'ANSWER_CONTRADICTORY',
      })),
  );

/** Adds up the points of the chosen options; null for ungraded questionnaires. */
export function gradeOf({ graded, questions }: QuestionnaireContent, chosen: Chosen): number | null {
  return graded ? questions.reduce((sum, question) => sum + pointsOf(question, chosen), 0) : null;
}

/**
 * Stores a customer’s answers to a questionnaire, once.
 * @throws Refused 409 if the customer has answered the questionnaire; a new answer requires removing the former one.
 * @throws Refused 422 if the customer is not asked it: a risk notice without the test, or a professional classification
 *   without the request for it.
 */
export async function storeAnswers(
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
    const row = await insert(trx, 'answeredQuestionnaires', {
      customerId: customer.id,
      type,
      grade: gradeOf(content, chosen),
      answers: JSON.stringify(chosen),
      answeredAt: now.toISOString(),
    });
    await tell(trx, customer, [type]);
    return row;
  });
}

/**
 * Removes an answer and the dependent ones. Returns true if the customer has thereby ceased to be professional.
 * @throws Refused 404 for an unknown answer; 422 for terms on which a wallet depends.
 */
export async function removeAnswer(db: Db, customer: Row<'customers'>, id: number): Promise<boolean> {
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
  const wallet = await findRow(trx, 'wallets', { customerId: customer.id });
  return wallet !== undefined;
}

/** Updates the customer after answers of these types changed: test passed, classification, role. */
async function tell(trx: Db, customer: Row<'customers'>, types: readonly string[]): Promise<void> {
  const now = await answersOf(trx, customer);
  const of = (type: QuestionnaireType) => now.find((each) => each.type === type);
  const { id } = customer;
  if (types.some((type) => ['wphg', 'wphg_experience', 'wphg_risk'].includes(type))) {
    const result = testResult(graded(now));
    const passed = result === 'appropriate' || (result === 'notAppropriate' && of('wphg_risk') !== undefined);
    await update(trx, 'customers', { adequacyTest: passed ? 1 : 0 }, { id });
  }
  if (types.includes('professional')) {
    const others = customer.roles.split(',').filter((role) => role !== '' && role !== PROFESSIONAL);
    const roles = of('professional') ? [...others, PROFESSIONAL] : others;
    await update(trx, 'customers', { roles: roles.join(',') }, { id });
  }
}

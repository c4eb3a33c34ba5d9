import { describe, expect, test } from 'vitest';
import { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import { questionnairesFor } from '../content/questionnaires/index.ts';
import type { QuestionContent, QuestionnaireContent } from '../content/questionnaires/types.ts';
import { insert, remove, rowOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { Refused } from '../http/errors.ts';
import { answeredOf, type Chosen, questionnaireOf } from '../read/questionnaire.ts';
import { freshMarket, MORNING, refusalOf } from '../testing/market.ts';
import { answersOf, checkAnswers, gradeOf, removeAnswer, storeAnswers } from './answering.ts';

const market = freshMarket();
const contents = questionnairesFor('personal');
const all = Object.values(contents);

/** Chooses the options with the most or the fewest points for each question. */
function chosenBy(content: QuestionnaireContent, how: 'best' | 'worst'): Chosen {
  const pick = ({ kind, options, least = 1 }: QuestionContent) => {
    const sorted = options.toSorted((a, b) => (how === 'best' ? b.points - a.points : a.points - b.points));
    return sorted.slice(0, kind === 'multiple' ? least : 1).map(({ code }) => code);
  };
  return Object.fromEntries(content.questions.map((question) => [question.code, pick(question)]));
}
const best = (content: QuestionnaireContent) => chosenBy(content, 'best');
const worst = (content: QuestionnaireContent) => chosenBy(content, 'worst');
const asAnswers = (chosen: Chosen) => Object.entries(chosen).map(([question, options]) => ({ question, options }));
const check = (content: QuestionnaireContent, answers: { question: string; options: string[] }[]) =>
  checkAnswers(content, { questionnaire: content.type, answers });

/** Returns the paths and codes of a refusal’s violations. */
function wrongIn(work: () => unknown): [string, string | null][] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.violations.map(({ propertyPath, code }) => [propertyPath, code]);
  }
}

const give = (customer: Row<'customers'>, type: QuestionnaireType, chosen = best(contents[type])) =>
  storeAnswers(market().db, customer, contents[type], chosen, MORNING);
const again = ({ id }: Row<'customers'>) => rowOf(market().db, 'customers', { id });
const typesOf = async (customer: Row<'customers'>) => (await answersOf(market().db, customer)).map(({ type }) => type);
const back = async (customer: Row<'customers'>, type: QuestionnaireType) => {
  const found = (await answersOf(market().db, customer)).find((each) => each.type === type);
  return removeAnswer(market().db, await again(customer), found?.id ?? 0);
};
/** Answers the appropriateness check well or badly. */
const tested = async (how: 'best' | 'worst') => {
  const customer = await market().buyer();
  await give(customer, 'wphg', chosenBy(contents.wphg, how));
  await give(customer, 'wphg_experience', chosenBy(contents.wphg_experience, how));
  return customer;
};

describe('the questions', () => {
  test('are in both languages, in the contract’s shape, without the points', () => {
    for (const content of [...all, questionnairesFor('company').professional]) {
      const de = questionnaireOf(content, 'de');
      const en = questionnaireOf(content, 'en');
      expect(JSON.stringify([de, en])).not.toMatch(/points|contradicts/);
      expect(de.questions.map(({ code }) => code)).toEqual(en.questions.map(({ code }) => code));
      const texts = (of: typeof de) =>
        of.questions.flatMap(({ text, options }) => [text, ...options.map((o) => o.text)]);
      expect(texts(de)).not.toEqual(texts(en));
    }
    expect(all.map(({ type }) => type)).toEqual(QuestionnaireType.options);
    expect(new Set(all.map((content) => questionnaireOf(content, 'de').id)).size).toBe(all.length);
  });
});

describe('answers', () => {
  test('are graded by the shop, from nothing to 14 and 20; terms have no grade', () => {
    const grades = (type: QuestionnaireType) => [
      gradeOf(contents[type], worst(contents[type])),
      gradeOf(contents[type], best(contents[type])),
    ];
    expect(grades('wphg')).toEqual([0, 14]);
    expect(grades('wphg_experience')).toEqual([0, 20]);
    expect(grades('wphg_optional')).toEqual([1, 2]);
    expect(grades('professional')).toEqual([2, 2]);
    expect([...grades('wphg_risk'), ...grades('platform_tac')]).toEqual([null, null, null, null]);
  });

  test.each([
    { bondTrades: 'many', volume: 'none', refused: 'volume' },
    { bondTrades: 'never', volume: 'small', refused: 'volume' },
    { years: 'never', tokens: 'once', refused: 'tokens' },
    { bondTrades: 'never', volume: 'none', years: 'long', refused: null },
  ])('that contradict each other are refused at the later one: $refused', ({ refused, ...chosen }) => {
    const { wphg_experience: experience } = contents;
    const changed = Object.entries(chosen).map(([question, option]) => [question, [option]]);
    const answers = asAnswers({ ...best(experience), ...Object.fromEntries(changed) });
    const expected = refused === null ? [] : [[refused, 'ANSWER_CONTRADICTORY']];
    expect(wrongIn(() => check(experience, answers))).toEqual(expected);
  });

  test('must be complete, and belong to the questionnaire; each question reports its own errors', () => {
    const { wphg, professional, wphg_risk: risk } = contents;
    const [first, ...rest] = asAnswers(best(wphg));
    if (!first) throw new Error('There are questions.');
    expect(check(wphg, [first, ...rest])).toEqual(best(wphg));
    expect(wrongIn(() => check(wphg, rest))).toEqual([['insolvency', 'ANSWER_UNANSWERED']]);
    expect(wrongIn(() => check(wphg, [{ ...first, options: [] }, ...rest]))).toEqual([
      ['insolvency', 'ANSWER_UNANSWERED'],
    ]);
    for (const options of [['none'], ['loss', 'insured'], ['loss', 'loss']])
      expect(wrongIn(() => check(wphg, [{ ...first, options }, ...rest]))).toEqual([['insolvency', 'ANSWER_UNKNOWN']]);
    expect(wrongIn(() => check(wphg, [first, ...rest, { question: 'grade', options: ['14'] }]))).toEqual([
      ['grade', 'ANSWER_UNKNOWN'],
    ]);
    expect(wrongIn(() => check(wphg, [first, first, ...rest]))).toEqual([['insolvency', 'ANSWER_TWICE']]);
    expect(wrongIn(() => check(risk, [{ question: 'notice', options: [] }]))).toEqual([
      ['notice', 'ANSWER_NOTCONFIRMED'],
    ]);
    const one = asAnswers({ ...best(professional), criteria: ['trades'] });
    expect(wrongIn(() => check(professional, one))).toEqual([['criteria', 'ANSWER_TOOFEWCHOSEN']]);
    const three = { ...best(professional), criteria: ['trades', 'assets', 'occupation'] };
    expect(gradeOf(professional, check(professional, asAnswers(three)))).toBe(3);
  });

  test('are reported by topic, with points and maximum', async () => {
    const customer = await market().buyer();
    const row = await give(customer, 'wphg', { ...best(contents.wphg), key: ['unknown'], sale: ['exchange'] });
    expect(answeredOf(row, contents.wphg, 'de')).toMatchObject({
      questionnaire: { type: 'wphg' },
      grade: 10,
      answeredAt: MORNING.toISOString(),
      topics: [
        { topic: 'Kenntnisse: Anleihen', points: 6, most: 8 },
        { topic: 'Kenntnisse: tokenisierte Wertpapiere', points: 4, most: 6 },
      ],
    });
    expect(answeredOf(row, contents.wphg, 'en').topics[0]?.topic).toBe('Knowledge: bonds');
    expect(answeredOf(row, contents.wphg, 'de').answers).toContainEqual({ question: 'sale', options: ['exchange'] });
    // Answers from before their storage, and answers to a discontinued questionnaire, have only their grade.
    const bare = { answers: [], topics: [] };
    expect(answeredOf({ ...row, answers: null }, contents.wphg, 'de')).toMatchObject({ grade: 10, ...bare });
    expect(answeredOf(row, undefined, 'de').topics).toEqual([]);
  });
});

describe('the appropriateness test', () => {
  test('is passed with both questionnaires and a grade of more than 7 in experience', async () => {
    const customer = await market().buyer();
    await give(customer, 'wphg_experience');
    expect((await again(customer)).adequacyTest).toBe(0);
    await give(customer, 'wphg', worst(contents.wphg));
    expect((await again(customer)).adequacyTest).toBe(1);
    expect(await refusalOf(give(customer, 'wphg_risk'))).toBe('NOT_ASKED');
  });

  test('with a grade of 7 or less is passed by confirming the notice, and not before', async () => {
    const customer = await market().buyer();
    expect(await refusalOf(give(customer, 'wphg_risk'))).toBe('NOT_ASKED');
    const little = { ...worst(contents.wphg_experience), bondTrades: ['many'], volume: ['medium'] };
    expect(gradeOf(contents.wphg_experience, little)).toBe(7);
    await give(customer, 'wphg');
    await give(customer, 'wphg_experience', little);
    expect((await again(customer)).adequacyTest).toBe(0);
    await give(customer, 'wphg_risk');
    expect((await again(customer)).adequacyTest).toBe(1);
  });

  test('restarts when any of its answers is retracted: the whole test goes at once, with the confirmed notice', async () => {
    for (const type of ['wphg', 'wphg_experience'] as const) {
      const customer = await tested('worst');
      await give(customer, 'platform_tac');
      await give(customer, 'wphg_risk');
      await back(customer, type);
      expect((await again(customer)).adequacyTest).toBe(0);
      expect(await typesOf(customer)).toEqual(['platform_tac']);
      await give(customer, type, worst(contents[type]));
      expect((await again(customer)).adequacyTest).toBe(0);
    }
  });
});

describe('the classification', () => {
  const wanting = async (facts: Parameters<ReturnType<typeof market>['buyer']>[0] = {}) => {
    const customer = await market().buyer(facts);
    await give(customer, 'wphg_optional');
    return again(customer);
  };

  test('is private or professional, and can be reversed', async () => {
    const customer = await market().buyer();
    await give(customer, 'wphg_optional', worst(contents.wphg_optional));
    expect(await refusalOf(give(customer, 'professional'))).toBe('NOT_ASKED');
    // A private customer cannot cease to be professional.
    expect(await back(customer, 'wphg_optional')).toBe(false);
    await give(customer, 'wphg_optional');
    expect(await refusalOf(give(customer, 'professional'))).toBeUndefined();
    await give(customer, 'wphg', best(contents.wphg));
    expect(await back(customer, 'wphg')).toBe(false);
  });

  test('makes a customer who asks and meets two criteria professional, and keeps the other roles', async () => {
    const customer = await wanting({ roles: 'early_bird' });
    await give(customer, 'professional');
    expect((await again(customer)).roles).toBe('early_bird,professional_investor');
    expect(await back(customer, 'professional')).toBe(true);
    expect((await again(customer)).roles).toBe('early_bird');
  });

  test('as a professional ends with the request for it', async () => {
    const customer = await wanting();
    await give(customer, 'professional');
    expect((await again(customer)).roles).toBe('professional_investor');
    expect(await back(customer, 'wphg_optional')).toBe(true);
    expect((await again(customer)).roles).toBe('');
    expect(await typesOf(customer)).toEqual([]);
  });
});

describe('retracting', () => {
  test('is refused for terms under which a wallet exists', async () => {
    const customer = await market().buyer();
    const { id } = await give(customer, 'platform_tac');
    const { db } = market();
    await remove(db, 'wallets', { customerId: customer.id });
    expect(await refusalOf(removeAnswer(db, customer, id))).toBeUndefined();
    const anew = await give(customer, 'platform_tac');
    const wallet = { type: 'token-forge', name: 'w', address: '0x', createdAt: MORNING.toISOString() };
    await insert(db, 'wallets', { ...wallet, customerId: customer.id });
    expect(await refusalOf(removeAnswer(db, customer, anew.id))).toBe('TERMS_IN_FORCE');
    expect(await typesOf(customer)).toEqual(['platform_tac']);
  });
});

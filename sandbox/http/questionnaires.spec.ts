import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from '#domain/shop/collection.ts';
import { AnsweredQuestionnaire, Questionnaire } from '#domain/shop/questionnaire.ts';
import type { Client } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

const Refusal = z.object({ violations: z.array(z.object({ propertyPath: z.string(), message: z.string() })) });

const readAnswered = async (client: Client) =>
  z.parse(pageOf(AnsweredQuestionnaire), (await client.call('GET', 'answered-questionnaires')).body).member;
const readQuestionnaire = async (client: Client, type: string) =>
  Questionnaire.parse((await client.call('GET', `questionnaires/${type}`)).body);
/** Answers each question with its last option. */
const answersOf = ({ questions }: Questionnaire) =>
  questions.map(({ code, options }) => ({ question: code, options: [options.at(-1)?.code ?? ''] }));
const send = (client: Client, questionnaire: string, answers: unknown, more: object = {}) =>
  client.call('POST', 'answered-questionnaires', { questionnaire, answers, ...more });

describeShop('questionnaires', (fixture) => {
  test('that arrive ten times at once are answered once, and no client sends a grade', async () => {
    const newcomer = await fixture().visitor.as('newcomer');
    const answers = answersOf(await readQuestionnaire(newcomer, 'wphg_experience'));
    const grades = { grade: 3, type: 'wphg', topics: [], answeredAt: '2020-01-01', customerId: 1 };
    const sent = await Promise.all(
      Array.from({ length: 10 }, () => send(newcomer, 'wphg_experience', answers, grades)),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await readAnswered(newcomer)).toMatchObject([{ questionnaire: { type: 'wphg_experience' }, grade: 20 }]);
  });

  test('with invented, incomplete or unasked answers are refused, and nothing is stored', async () => {
    const newcomer = await fixture().visitor.as('newcomer');
    const wphg = answersOf(await readQuestionnaire(newcomer, 'wphg'));
    const status = async (...sent: [string, unknown]) => (await send(newcomer, ...sent)).status;
    expect(await status('none', wphg)).toBe(400);
    expect(await status('constructor', wphg)).toBe(400);
    expect(await status('wphg', null)).toBe(400);
    expect(await status('wphg', [])).toBe(422);
    expect(await status('wphg', [...wphg, { question: '__proto__', options: ['a'] }])).toBe(422);
    expect((await newcomer.call('GET', 'questionnaires/none')).status).toBe(404);
    expect((await newcomer.call('GET', 'questionnaires/__proto__')).status).toBe(404);
    expect(await readAnswered(newcomer)).toEqual([]);
    const { body } = await newcomer.call(
      'POST',
      'answered-questionnaires',
      { questionnaire: 'wphg', answers: wphg.slice(1) },
      { 'Accept-Language': 'en-US' },
    );
    expect(Refusal.parse(body).violations).toMatchObject([
      { propertyPath: 'insolvency', message: 'Please answer this question.' },
    ]);
  });

  /** Requirement 28.1. */
  test('a wallet is not created while the wallet service refuses', async () => {
    const { visitor } = fixture();
    await visitor.control('POST', 'settings', { walletService: 'refusing' });
    const newcomer = await visitor.as('newcomer');
    const wallet = { type: 'token-forge', defaultWallet: true, name: 'HeadlessWallet' };
    const { status, body } = await newcomer.call('POST', 'wallets', wallet);
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({ violations: [expect.objectContaining({ code: 'WALLET_REFUSED' })] }),
    ]);
    expect((await newcomer.call('GET', 'wallets')).body).toMatchObject({ member: [] });
    await visitor.control('POST', 'settings', { walletService: 'working' });
    expect((await newcomer.call('POST', 'wallets', wallet)).status).toBe(201);
  });

  test('a wallet that is requested five times at once is created once', async () => {
    const newcomer = await fixture().visitor.as('newcomer');
    const wallet = { type: 'token-forge', defaultWallet: true, name: 'HeadlessWallet-1' };
    const made = await Promise.all(Array.from({ length: 5 }, () => newcomer.call('POST', 'wallets', wallet)));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    const other = await newcomer.call('POST', 'wallets', { ...wallet, name: 'another' });
    expect(other.status).toBe(201);
    const { body } = await newcomer.call('GET', 'wallets');
    const Wallets = pageOf(z.object({ name: z.string(), defaultWallet: z.boolean() }));
    expect(z.parse(Wallets, body).member).toEqual([
      { name: 'HeadlessWallet-1', defaultWallet: false },
      { name: 'another', defaultWallet: true },
    ]);
  });
});

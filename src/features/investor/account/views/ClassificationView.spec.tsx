import { expect, test } from 'vitest';
import { Customer } from '#domain/shop/customer.ts';
import { AnsweredQuestionnaire } from '#domain/shop/questionnaire.ts';
import { anna, annasWallet } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { ClassificationView } from './ClassificationView.tsx';

const customerOf = (more: object) => Customer.parse({ ...anna, defaultWallet: annasWallet, ...more });
const professional = { customerRolesAsString: 'professional_investor' };
const request = AnsweredQuestionnaire.parse({
  id: 1,
  questionnaire: { type: 'professional' },
  answeredAt: '2024-05-02T09:00:00Z',
});

const SENTENCES = [
  'Einstufung als professioneller Kunde beantragen',
  'Diese Einstufung gilt auf Ihren Antrag vom',
  'Wieder Privatkunde werden',
  'Zum Kontakt',
];

test.each([
  ['private', {}, [], [SENTENCES[0]]],
  ['professional by a request', professional, [request], [SENTENCES[1], SENTENCES[2]]],
  ['professional by the shop, who must ask it', professional, [], [SENTENCES[3]]],
  ['not identified yet', { kycPassed: false }, [], []],
  ['banned', { cryptoRegistrarStatus: 'rejected' }, [], []],
])('a customer who is %s', async (_, more, answers, sentences) => {
  const read = { data: answers, loading: false, failure: null, onRetry: () => undefined };
  const { text } = await rendered(
    <ClassificationView customer={customerOf(more)} answers={read} onChange={() => undefined} />,
  );
  expect(SENTENCES.filter((each) => text.includes(each))).toEqual(sentences);
  expect(text === '').toBe(sentences.length === 0);
});

import { expect, test } from 'vitest';
import { Customer } from '#domain/shop/customer.ts';
import { RegisterExcerpt } from '#domain/shop/excerpt.ts';
import { type AnsweredQuestionnaire, Questionnaire } from '#domain/shop/questionnaire.ts';
import { anna, annasWallet } from '#domain/shop/testing/answers.ts';
import type { WalletAsset } from '#domain/shop/tokenAsset.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { CustodyPageView } from './CustodyPageView.tsx';

const nothing = () => undefined;
const whole = <T,>(data: T) => ({ data, loading: false, failure: null, onRetry: nothing });
const failed = { data: null, loading: false, failure: { kind: 'offline' }, onRetry: nothing } as const;

const customer = Customer.parse({ ...anna, defaultWallet: annasWallet });
const excerpt = RegisterExcerpt.parse({
  id: 1,
  statementKind: 'manual',
  productCode: 'WIND',
  productName: 'Windkraft',
  name: 'a.pdf',
  fileUuid: 'F',
  createdAt: '2026-01-01T09:00:00Z',
});
const terms = Questionnaire.parse({
  id: 1,
  type: 'platform_tac',
  title: 'Verwahrung',
  questions: [],
  documents: [{ name: 'Bedingungen', fileUuid: 'T' }],
});
const parts = {
  held: whole([customer, [] as WalletAsset[]] as const),
  papers: whole([excerpt]),
  agreement: whole([[] as AnsweredQuestionnaire[], terms] as const),
};
const PARTS = [
  ['held', 'Annas Wallet', 'Ihre Verwahrung konnte nicht geladen werden.'],
  ['papers', 'Windkraft', 'Ihre Registerauszüge konnten nicht geladen werden.'],
  ['agreement', 'Bedingungen', 'Ihr Verwahrvertrag konnte nicht geladen werden.'],
] as const;

async function shown(props: Partial<Parameters<typeof CustodyPageView>[0]>) {
  const view = { ...parts, opening: null, onOpen: nothing, saving: null, onSave: nothing, request: null };
  const { markup } = await rendered(<CustodyPageView {...view} {...props} />);
  return markup;
}
const waysOn = (markup: string) => markup.match(/Noch einmal versuchen/g)?.length ?? 0;

test.each(PARTS)('the other parts are shown if %s cannot be loaded', async (missing) => {
  const text = await shown({ [missing]: failed });
  for (const [part, there, sentence] of PARTS)
    expect([part, text.includes(there), text.includes(sentence)]).toEqual([part, part !== missing, part === missing]);
  expect(waysOn(text)).toBe(1);
});

test('an agreement that the shop does not show keeps its place and heading', async () => {
  const agreement = { ...failed, failure: { kind: 'notOffered' } as const };
  for (const [given, sentence] of [
    [{}, 'Bedingungen'],
    [{ agreement }, 'können wir hier nicht anzeigen'],
  ] as const)
    expect(await shown(given)).toMatch(new RegExp(`<h2[^>]*>Ihr Verwahrvertrag</h2>.*${sentence}`, 's'));
});

test('a single retry is offered if nothing can be loaded', async () => {
  const text = await shown({ held: failed, papers: failed, agreement: failed });
  expect([waysOn(text), text.includes('Ihre Verwahrung konnte nicht geladen werden.')]).toEqual([1, true]);
});

import { expect, test } from 'vitest';
import type { DeclarationProblem } from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { useProblemText } from './problems.ts';

interface SentenceProps {
  problem: DeclarationProblem;
  accountType: AccountType;
  subscribed?: number;
}

function Sentence({ problem, accountType, subscribed = 0 }: SentenceProps) {
  return useProblemText(accountType, subscribed)(problem);
}

test.each([
  ['aboveAssetsLimit', 'personal'],
  ['aboveIncomeLimit', 'personal'],
  ['aboveAssetsLimit', 'company'],
  ['aboveIncomeLimit', 'company'],
] as const)('%s of a %s account names the remaining amount, and never 0 as a maximum', async (kind, accountType) => {
  for (const locale of ['de', 'en'] as const) {
    const said = async (limit: number) =>
      (await rendered(<Sentence problem={{ kind, limit }} accountType={accountType} />, locale)).text;
    expect(await said(1_000_00)).toMatch(/1[.,]000/);
    expect(await said(0)).toContain(locale === 'de' ? 'nichts mehr zeichnen' : 'can’t invest any more');
    expect(await said(0)).not.toContain('€');
  }
});

test('the limit names the amount that earlier subscriptions use', async () => {
  const said = async (limit: number, subscribed: number) => {
    const problem = { kind: 'aboveIncomeLimit', limit } as const;
    return (await rendered(<Sentence problem={problem} accountType="personal" subscribed={subscribed} />)).text;
  };
  const counted = /Ihre bisherigen Zeichnungen dieser Anleihe sind schon abgezogen: 2\.000\s€\.$/;
  expect(await said(4_000_00, 2_000_00)).toMatch(counted);
  for (const text of [await said(4_000_00, 0), await said(0, 2_000_00)]) expect(text).not.toMatch(counted);
});

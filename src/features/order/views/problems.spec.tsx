import { expect, test } from 'vitest';
import type { DeclarationProblem } from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { useProblemText } from './problems.ts';

function Sentence({ problem, accountType }: { problem: DeclarationProblem; accountType: AccountType }) {
  return useProblemText(accountType)(problem);
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
    expect(await said(0)).toContain(locale === 'de' ? 'nichts mehr zeichnen' : 'cannot subscribe for any more');
    expect(await said(0)).not.toContain('€');
  }
});

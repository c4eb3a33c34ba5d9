import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DeclarationProblem } from '#domain/order/suitability.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { readCatalogue } from '#i18n/allTexts.ts';
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
    const i18n = setupI18n({ locale, messages: { [locale]: await readCatalogue(locale) } });
    const said = (limit: number) =>
      renderToStaticMarkup(
        <I18nProvider i18n={i18n}>
          <Sentence problem={{ kind, limit }} accountType={accountType} />
        </I18nProvider>,
      );
    expect(said(1_000_00)).toMatch(/1[.,]000/);
    expect(said(0)).toContain(locale === 'de' ? 'nichts mehr zeichnen' : 'cannot subscribe for any more');
    expect(said(0)).not.toContain('€');
  }
});

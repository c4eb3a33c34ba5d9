import { expect, test } from 'vitest';
import { Customer } from '#domain/shop/customer.ts';
import { anna } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { PayoutAccountView } from './PayoutAccountView.tsx';

const account = { iban: 'DE89370400440532013000', beneficiary: 'Anna Weber' };
const company = { uuid: 'c', iban: 'DE02120300000000202051', beneficiary: 'Weber GmbH' };

test.each([
  ['a person', { ...account, company: null }, 'DE89 … 3000', 'Anna Weber', '/account/edit'],
  ['a company', { ...account, company, accountType: 'company' }, 'DE02 … 2051', 'Weber GmbH', '/account/company-edit'],
  ['a person without an account', { iban: null, company: null }, 'noch kein Konto', 'Angeben', '/account/edit'],
  [
    'a company without data',
    { ...account, company: null, accountType: 'company' },
    'noch kein Konto',
    'Angeben',
    '/account/company-edit',
  ],
])('%s sees the account that receives payouts, without its middle digits', async (_, more, iban, holder, path) => {
  const { text, markup } = await rendered(<PayoutAccountView customer={Customer.parse({ ...anna, ...more })} />);
  expect(text).toContain(iban);
  expect(text).toContain(holder);
  expect(text).not.toMatch(/\d{5}/);
  expect(markup).toContain(`href="${path}"`);
});

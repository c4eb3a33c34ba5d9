import { expect, test } from 'vitest';
import { accountGroups } from '#components/account/places.tsx';
import { Customer } from '#domain/shop/customer.ts';
import { anna } from '#domain/shop/testing/answers.ts';
import { rendered } from '#i18n/testing/rendered.tsx';
import { AccountView } from './AccountView.tsx';

const failure = { kind: 'general', status: 500, detail: null } as const;
const failed = { data: null, loading: false, failure, onRetry: () => undefined };
const loaded = <T,>(data: T) => ({ data, loading: false, failure: null, onRetry: () => undefined });

async function shown(customer: object | null) {
  const { markup, text } = await rendered(
    <AccountView
      read={customer === null ? failed : loaded(Customer.parse({ ...anna, ...customer }))}
      orders={failed}
      payouts={failed}
      answers={failed}
      step={null}
      classified=""
      onClassify={() => undefined}
      today="2026-11-29"
      onLocale={() => undefined}
      onLogout={() => undefined}
    />,
  );
  return { text, hrefs: [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href) };
}

test.each([null, {}])(
  'each page of the account has one link, whether the customer %j could be read',
  async (customer) => {
    const { hrefs } = await shown(customer);
    for (const { name, href } of accountGroups('investor').flatMap(({ places }) => places)) {
      const expected = name === 'overview' ? 0 : name === 'profile' ? 2 : 1;
      expect([href, hrefs.filter((each) => each === href).length]).toEqual([href, expected]);
    }
  },
);

const account = { iban: 'DE89370400440532013000' };
const company = { uuid: 'c', iban: 'DE02120300000000202051' };

test.each([
  ['a person', { ...account, company: null }, 'Bankverbindung DE89 … 3000', '/account/edit'],
  ['a company', { ...account, company, accountType: 'company' }, 'DE02 … 2051', '/account/company-edit'],
  ['a person without an account', { iban: null, company: null }, 'Fehlt noch', '/account/edit'],
  ['a company without data', { ...account, company: null, accountType: 'company' }, 'Fehlt', '/account/company-edit'],
])('%s sees the account that receives payouts, without its middle digits', async (_, more, iban, path) => {
  const { text, hrefs } = await shown(more);
  expect(text).toContain(iban);
  expect(text).not.toMatch(/\d{5}/);
  expect(hrefs.filter((href) => href === path)).toHaveLength(2);
});

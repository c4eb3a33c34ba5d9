import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useForm } from '#components/form/useForm.ts';
import type { Currency } from '#domain/shop/lookups.ts';
import { activate } from '#i18n/locale.ts';
import { Form } from '#ui/Form.tsx';
import { openHost } from '#ui/testing/host.ts';
import { BankFields } from './BankFields.tsx';
import { type BankValues, bankRules } from './bankDefinitions.tsx';

beforeEach(() => activate('de'));

const initial: BankValues = {
  beneficiary: 'Anna Weber',
  iban: '',
  bic: '',
  bankName: '',
  bankCountry: 'DE',
  bankCurrency: 'EUR',
  confirmedHolder: '',
};

const owner = { firstName: 'Anna', lastName: 'Weber' };

/** Currencies that count how often they are mapped, which happens at each render of their field. */
class Counted extends Array<Currency> {
  read = 0;
  override map<T>(make: (currency: Currency, index: number, all: Currency[]) => T): T[] {
    this.read += 1;
    return [...this].map(make);
  }
}
const currencies = new Counted({ id: 1, code: 'EUR', name: 'Euro' });
const countries = [
  { id: 1, code: 'DE', name: 'Deutschland', enabled: true },
  { id: 2, code: 'FR', name: 'Frankreich', enabled: true },
];

function Account({ onEdited, begun = initial }: { onEdited: (values: BankValues) => void; begun?: BankValues }) {
  const { fields, submit, submitCount } = useForm({
    initial: begun,
    rules: ({ beneficiary }: BankValues) => bankRules(beneficiary, owner, null),
    onEdited,
  });
  return (
    <Form onSubmit={() => submit(() => undefined)} submitCount={submitCount}>
      <BankFields of={fields} countries={countries} currencies={currencies} owner={owner} known={null} />
      <button type="submit">send</button>
    </Form>
  );
}

function shown(begun?: Partial<BankValues>) {
  const { host, root } = openHost();
  const onEdited = vi.fn();
  flushSync(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Account onEdited={onEdited} begun={{ ...initial, ...begun }} />
      </I18nProvider>,
    ),
  );
  const input = (name: string) => {
    const found = host.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  };
  const described = (name: string) =>
    (input(name).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
  return {
    input,
    described,
    onEdited,
    question: () => host.querySelector<HTMLInputElement>('input[name=confirmedHolder]'),
    bank: () => [input('bic').value, input('bankName').value],
    status: () => host.querySelector('[role=status]')?.textContent,
    send: () => userEvent.click(host.querySelector('button[type=submit]') ?? host),
    errors: () => host.querySelectorAll('.field-error').length,
    type: (name: string, text: string) => userEvent.fill(input(name), text),
  };
}

test('a typed IBAN fills in BIC and bank, which name their source, and one key renders one field', async () => {
  const account = shown();
  await userEvent.click(account.input('iban'));
  const before = currencies.read;
  await userEvent.keyboard('DE8937040044053201300');
  expect(account.bank()).toEqual(['', '']);
  expect(currencies.read).toBe(before);
  await userEvent.keyboard('0');
  await expect.poll(account.bank).toEqual(['COBADEFFXXX', 'Commerzbank']);
  expect(account.input('iban').value).toBe('DE89 3704 0044 0532 0130 00');
  expect(account.status()).toBe('Aus der IBAN ergänzt: COBADEFFXXX, Commerzbank');
  expect([...account.described('bic'), ...account.described('bankName')]).toEqual([
    'Aus der IBAN ergänzt',
    'Aus der IBAN ergänzt',
  ]);
  expect(account.onEdited.mock.lastCall?.[0]).toMatchObject({ bic: 'COBADEFFXXX', bankName: 'Commerzbank' });
  const filled = currencies.read;
  await userEvent.click(account.input('bic'));
  await userEvent.keyboard('x');
  await expect.poll(() => account.input('bic').value).toBe('COBADEFFXXXx');
  expect(currencies.read).toBe(filled);
  // An overwritten value loses its note; the others keep theirs.
  expect(account.described('bic')).not.toContain('Aus der IBAN ergänzt');
  expect(account.described('bankName')).toEqual(['Aus der IBAN ergänzt']);
});

test('filled values follow the IBAN, typed ones stay, and an emptied one is required on submit', async () => {
  const account = shown();
  await account.type('iban', 'DE89370400440532013000');
  await expect.poll(account.bank).toEqual(['COBADEFFXXX', 'Commerzbank']);
  await account.type('bankName', 'Commerzbank Köln');
  await account.type('iban', 'DE02500105170137075030');
  await expect.poll(account.bank).toEqual(['INGDDEFFXXX', 'Commerzbank Köln']);
  expect(account.status()).toBe('Aus der IBAN ergänzt: INGDDEFFXXX');
  await account.type('iban', 'FR1420041010050500013M02606');
  await expect.poll(account.bank).toEqual(['', 'Commerzbank Köln']);
  expect([account.status(), account.errors()]).toEqual(['', 0]);
  await account.send();
  await expect.poll(account.errors).toBe(1);
  await account.type('iban', 'DE89370400440532013000');
  await expect.poll(account.bank).toEqual(['COBADEFFXXX', 'Commerzbank Köln']);
  expect(account.errors()).toBe(0);
});

test('a form that is reopened is unchanged until its IBAN is changed', async () => {
  const account = shown({ iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' });
  expect([account.bank(), account.status()]).toEqual([['COBADEFFXXX', ''], '']);
  expect(account.described('bic')).toEqual(['']);
  await account.type('iban', 'DE02500105170137075030');
  await expect.poll(account.bank).toEqual(['INGDDEFFXXX', 'ING-DiBa']);
});

test('another holder is confirmed by name, so that the next one needs a confirmation again', async () => {
  const account = shown();
  await account.type('beneficiary', 'Anna Alt');
  await expect.poll(() => account.question()?.checked).toBe(false);
  await userEvent.click(account.input('confirmedHolder'));
  await expect.poll(() => account.question()?.checked).toBe(true);
  await account.type('beneficiary', 'Max Mustermann');
  await expect.poll(() => account.question()?.checked).toBe(false);
  await account.type('beneficiary', 'WEBER, ANNA');
  await expect.poll(account.question).toBeNull();
});

test('in English', async () => {
  await activate('en');
  const account = shown();
  await account.type('iban', 'DE89370400440532013000');
  await expect.poll(account.status).toBe('Filled in from the IBAN: COBADEFFXXX, Commerzbank');
  expect(account.described('bic')).toEqual(['Filled in from the IBAN']);
});

test('the country of the bank follows the IBAN, says so, and stays as the customer chose it', async () => {
  await activate('de');
  const account = shown({ bankCountry: '' });
  await account.type('iban', 'FR1420041010050500013M02606');
  await expect.poll(() => account.input('bankCountry').value).toBe('FR');
  expect(account.status()).toBe('Aus der IBAN ergänzt: Frankreich');
  expect(account.onEdited.mock.lastCall?.[0]).toMatchObject({ bankCountry: 'FR', bic: '' });
  const chosen = shown({ bankCountry: 'DE' });
  await chosen.type('iban', 'FR1420041010050500013M02606');
  expect(chosen.onEdited.mock.lastCall?.[0]).toMatchObject({ bankCountry: 'DE' });
});

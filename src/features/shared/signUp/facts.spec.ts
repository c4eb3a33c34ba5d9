import { expect, test } from 'vitest';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { companyFacts, personFacts, placedRefusal } from './facts.ts';
import type { SignUpForm } from './views/form.ts';

const form: SignUpForm = {
  accountType: 'personal',
  companyName: ' Feld GmbH ',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: ' COBADEFF ',
  firstName: ' Mara',
  lastName: 'Feld ',
  email: ' mara@example.de ',
  password: ' Sommerwiese-26! ',
  confirmPassword: ' Sommerwiese-26! ',
  referralCode: '  ',
  subscribedToNewsletter: false,
  termsAccepted: true,
};

test('a person has no data of a company, and a password is sent as typed', () => {
  expect(personFacts(form)).toEqual({
    accountType: 'personal',
    firstName: 'Mara',
    lastName: 'Feld',
    email: 'mara@example.de',
    password: ' Sommerwiese-26! ',
    confirmPassword: ' Sommerwiese-26! ',
    referralCode: null,
    subscribedToNewsletter: false,
    termsAccepted: true,
  });
  expect(personFacts({ ...form, referralCode: ' lind1234 ' }).referralCode).toBe('lind1234');
});

test('a company has its name and its bank account', () => {
  expect(companyFacts(form)).toMatchObject({
    accountType: 'company',
    companyName: 'Feld GmbH',
    iban: form.iban,
    bic: 'COBADEFF',
    firstName: 'Mara',
  });
});

const violations = (...fields: string[]): Failure => ({
  kind: 'violations',
  violations: fields.map((propertyPath) => ({ propertyPath, message: 'already used' })),
});

test.each([
  [violations('email', 'iban'), 'email', 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.', ['iban']],
  [{ kind: 'general', status: 500, detail: null }, 'email', 'Mit dieser E-Mail-Adresse hat es nicht geklappt;', []],
  [violations('companyName'), 'companyName', 'Dieses Unternehmen ist schon registriert.', []],
  [violations('bic', 'city'), 'bic', 'Dieser BIC ist nicht gültig.', ['city']],
  [{ kind: 'notFound' }, 'referralCode', 'Diesen Empfehlungscode gibt es nicht.', []],
  [{ kind: 'general', status: 403, detail: null }, '', 'Die Registrierung ist zurzeit nicht möglich.', []],
] as [Failure, string, string, string[]][])('%j is shown at its field', (failure, field, words, others) => {
  const said = placedRefusal(new FailureError(failure), 'LIND1234');
  expect(said?.violation.propertyPath).toBe(field);
  expect(said?.violation.text.message ?? said?.violation.text.id).toContain(words);
  expect(said?.others.map(({ propertyPath }) => propertyPath)).toEqual(others);
});

test('a general failure is unchanged', () => {
  expect(placedRefusal(new FailureError({ kind: 'offline' }), null)).toBeNull();
  expect(placedRefusal(new FailureError({ kind: 'violations', violations: [] }), 'LIND1234')).toBeNull();
});

test('an omitted code is not the unknown one', () => {
  const { violation } = placedRefusal(new FailureError({ kind: 'notFound' }), null) ?? {};
  expect(violation?.propertyPath).toBe('');
  expect(violation?.text.message).toContain('Ihre Angaben bleiben hier stehen.');
});

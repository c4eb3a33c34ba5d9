import { describe, expect, test } from 'vitest';
import { AuthAnswer } from '#domain/shop/auth.ts';
import { idOf } from '#domain/shop/schema.ts';
import { rowOf } from '../db/rows.ts';
import { PASSWORD, personaOf } from '../personas.ts';
import { onShop } from '../testing/shop.ts';

// Answers of a running Sylius 1.12 to the same requests.
const ENGLISH = { 'Accept-Language': 'en-US' };
const GERMAN = { 'Accept-Language': 'de-DE' };
const BLANK = 'c1051bb4-d103-4f74-8988-acbcafc7fdc3';
const SHORT = '9ff3fdc4-b214-49db-8718-39c315e33d45';
const at = (propertyPath: string, message: string, code: string | null) => ({ propertyPath, message, code });

const { email } = personaOf('cleared');
const person = {
  firstName: 'E',
  lastName: 'M',
  email: 'new@example.org',
  password: 'Eichenholz-27!',
  confirmPassword: 'Eichenholz-27!',
  accountType: 'personal',
  referralCode: null,
  subscribedToNewsletter: false,
  termsAccepted: true,
};
const address = {
  firstName: 'Erika',
  lastName: 'Muster',
  company: null,
  phoneNumber: null,
  countryCode: 'DE',
  street: 'Hauptstr. 1',
  city: 'Berlin',
  postcode: '10115',
};

describe('calls of stock Sylius', () => {
  onShop((fixture) => {
    const loggedIn = async () => {
      const { visitor } = fixture();
      const { body } = await visitor.call('POST', 'authentication-token', { email, password: PASSWORD });
      const { token, customer } = AuthAnswer.parse(body);
      return { client: visitor.with(token), path: `customers/${idOf(customer)}` };
    };

    test('refuse a sign-up at each field in Sylius’ words, and a used address without a code', async () => {
      const { visitor } = fixture();
      const refused = async (facts: object, language: Record<string, string>) =>
        (await visitor.call('POST', 'customers', { ...person, ...facts }, language)).body;
      const empty = { firstName: '', email: '' };
      expect(await refused(empty, ENGLISH)).toMatchObject({
        '@type': 'ConstraintViolationList',
        violations: [
          at('firstName', 'Please enter your first name.', BLANK),
          at('email', 'Please enter your email.', BLANK),
        ],
      });
      expect(await refused(empty, GERMAN)).toMatchObject({
        violations: [{ message: expect.stringMatching(/^Bitte/) }, { message: expect.stringMatching(/^Bitte/) }],
      });
      expect(await refused({ email }, ENGLISH)).toMatchObject({
        violations: [at('email', 'This email is already used.', null)],
      });
    });

    test('refuse an address twice at one empty field', async () => {
      const { client } = await loggedIn();
      const refused = async (language: Record<string, string>) =>
        (await client.call('POST', 'addresses', { ...address, postcode: '' }, language)).body;
      expect(await refused(ENGLISH)).toMatchObject({
        violations: [
          at('postcode', 'Please enter postcode.', BLANK),
          at('postcode', 'Postcode must be at least 1 characters long', SHORT),
        ],
      });
      expect(await refused(GERMAN)).toMatchObject({ violations: [{ propertyPath: 'postcode' }, { code: SHORT }] });
    });

    test('refuse a short current password twice, and a longer one once', async () => {
      const { client, path } = await loggedIn();
      const change = { newPassword: 'Eichenholz-27!', confirmNewPassword: 'Eichenholz-27!' };
      const refused = async (currentPassword: string) =>
        (await client.call('PUT', `${path}/password`, { ...change, currentPassword }, ENGLISH)).body;
      const other = at('currentPassword', 'Provided password is different than the current one.', null);
      expect(await refused('bad')).toMatchObject({
        violations: [other, at('currentPassword', 'Password must be at least 4 characters long.', SHORT)],
      });
      expect(await refused('longer')).toMatchObject({ violations: [other] });
    });

    test('answer tokens as plain JSON, whatever the Accept header', async () => {
      const { visitor } = fixture();
      const linked = { Accept: 'application/ld+json' };
      const login = await visitor.call('POST', 'authentication-token', { email, password: PASSWORD }, linked);
      const { refresh_token } = AuthAnswer.parse(login.body);
      const refresh = await visitor.call('POST', 'token/refresh', { refresh_token }, linked);
      for (const { status, headers } of [login, refresh])
        expect([status, headers.get('Content-Type')]).toEqual([200, 'application/json']);
    });

    test('send missing fields of an address as null', async () => {
      const { client } = await loggedIn();
      const lacking = { phoneNumber: null, company: null, provinceCode: null, provinceName: null };
      const { body } = await client.call('POST', 'addresses', address);
      expect(body).toMatchObject(lacking);
      expect((await client.call('GET', 'addresses')).body).toMatchObject({
        member: expect.arrayContaining([expect.objectContaining(lacking)]),
      });
    });

    test('identify a customer by the uuid alone', async () => {
      const { client, path } = await loggedIn();
      const { id } = await rowOf(fixture().shop.database.db, 'customers', { email });
      expect((await client.call('GET', path)).status).toBe(200);
      expect((await client.call('GET', `customers/${id}`)).status).toBe(404);
    });
  });
});

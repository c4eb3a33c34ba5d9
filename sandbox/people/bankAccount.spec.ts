import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AuthAnswer } from '#domain/shop/auth.ts';
import { idOf } from '#domain/shop/schema.ts';
import { rowsOf } from '../db/rows.ts';
import { BANK_FIELDS } from '../mails/accountMails.ts';
import { FORMER_NUMBER, PASSWORD, type PersonaKey, personaOf } from '../personas.ts';
import { describeShop } from '../testing/shop.ts';

const OTHER = {
  iban: 'FR14 2004 1010 0505 0001 3M02 606',
  bic: 'SOGEFRPP',
  beneficiary: 'https://evil.test',
  bankName: 'Société Générale',
  bankCountry: 'FR',
  bankCurrency: 'CHF',
};
const WORDS = ['IBAN', 'BIC', 'Kontoinhaber', 'Bank', 'Land der Bank', 'Währung'];

describeShop('a change of the bank account', (fixture) => {
  /** Calls as the customer or as their company. */
  async function as(persona: PersonaKey) {
    const { visitor, shop } = fixture();
    const { email } = personaOf(persona);
    const login = await visitor.call('POST', 'authentication-token', { email, password: PASSWORD });
    const { token, customer } = AuthAnswer.parse(login.body);
    const client = visitor.with(token);
    const path = `customers/${idOf(customer)}`;
    const { body } = await client.call('GET', path);
    const company = z.object({ company: z.optional(z.nullable(z.object({ uuid: z.string() }))) }).parse(body).company;
    const mails = async () =>
      (await rowsOf(shop.database.db, 'mails', { recipient: email })).filter(({ subject }) =>
        /Bankverbindung|bank details/.test(subject),
      );
    const put = (change: object, headers?: Record<string, string>) =>
      client.call(
        'PUT',
        company ? `companies/${company.uuid}` : path,
        { currentPassword: PASSWORD, ...change },
        headers,
      );
    return { client, path, put, mails };
  }

  test.each(['cleared', 'company'] as const)(
    'sends one mail for each field of a %s, and none for the same value',
    async (persona) => {
      const { put, mails } = await as(persona);
      for (const [index, field] of BANK_FIELDS.entries()) {
        for (const _ of [1, 2]) expect((await put({ [field]: OTHER[field] })).status).toBe(200);
        expect((await mails()).map(({ text }) => /\((.+)\)\.\n/.exec(text)?.[1])).toEqual(WORDS.slice(0, index + 1));
      }
      expect((await put({ firstName: 'Clara' })).status).toBe(200);
      const [mail, ...more] = await mails();
      expect(more).toHaveLength(5);
      expect(mail?.text).toContain('Auszahlungen gehen an die IBAN FR14 … 2606.');
      expect(mail?.text).toMatch(/wurde am \d+\. \S+ \d{4} um \d\d:\d\d Uhr geändert/);
      // The mail omits the typed values, which may be a thief’s.
      expect(JSON.stringify([mail, ...more])).not.toMatch(/evil|FR142004|SOGE/);
    },
  );

  test('names all fields in one mail, in the language of the call, also when the account is removed', async () => {
    const { put, mails } = await as('cleared');
    await put({ ...OTHER, bankCurrency: 'EUR' }, { 'Accept-Language': 'en-US' });
    await put({ iban: null, bic: null });
    const [english, gone, ...more] = await mails();
    expect(more).toEqual([]);
    expect(english?.subject).toBe('Your bank details have been changed');
    expect(english?.text).toContain('(IBAN, BIC, account holder, bank name, bank country)');
    expect(gone?.text).toContain('Für Auszahlungen ist keine IBAN hinterlegt.');
  });

  /** Requirement 21.6. */
  test('is not reported for the first account, such as that of the former system', async () => {
    const { client, path, mails } = await as('migrating');
    const taken = await client.call('PUT', path.replace('customers/', 'customers/migration/'), {
      customerId: FORMER_NUMBER,
    });
    expect([taken.status, await mails()]).toEqual([200, []]);
  });

  test('is not reported if it is refused', async () => {
    const { put, mails } = await as('cleared');
    expect((await put({ iban: OTHER.iban, currentPassword: 'nope' })).status).toBe(422);
    expect((await put({ iban: 'DE00' })).status).toBe(422);
    expect(await mails()).toEqual([]);
  });
});

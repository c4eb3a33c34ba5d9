import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textLimits, walletsMost } from '#domain/constants/limits.ts';
import { Address } from '#domain/shop/customer.ts';
import { rowOf } from '../db/rows.ts';
import { PASSWORD } from '../personas.ts';
import { onShop } from '../testing/shop.ts';

const Refusal = z.object({ violations: z.array(z.object({ propertyPath: z.string(), message: z.string() })) });
const LONG = 'x'.repeat(textLimits.line + 1);
const HUGE = 'x'.repeat(200_000);
const address = { countryCode: 'DE', street: 'Weg 1', city: 'Ort', postcode: '01234' };

/** Accepted and refused values per field of a customer. */
const CUSTOMER: Readonly<Record<string, { good: readonly unknown[]; bad: readonly unknown[] }>> = {
  firstName: { good: ['Ada', 'Ngũgĩ', "O'Brien"], bad: ['', '  ', 'a\u0000b', LONG, HUGE] },
  lastName: { good: ['Yıldız'], bad: ['', LONG, HUGE] },
  title: { good: ['Dr.', null], bad: [LONG] },
  birthday: {
    good: ['1990-02-28', '2000-02-29', null],
    bad: [
      '1990-13-99',
      '2030-01-01',
      '2015-01-01',
      '1990-02-30',
      '1899-12-31',
      '01.02.1990',
      '1990-01-01T00:00:00Z',
      'x',
      '',
    ],
  },
  birthCity: { good: ['Köln', null], bad: [LONG] },
  birthCountry: { good: ['DE', null], bad: ['ZZ', 'Germany', 'de'] },
  nationality: { good: ['DE', 'KE', null], bad: ['ZZZZ', 'ZZ', 'DEU', 'constructor'] },
  mobileNumber: { good: ['+491701234567', '', null], bad: ['1234', '+0123456789', HUGE] },
  taxnumber: { good: ['12/345/67890', null], bad: [LONG] },
  iban: {
    good: ['DE89370400440532013000', 'MC9320052222100112233M44555', 'BY22NB23324232T78YR7823HR32U', null],
    bad: ['NOT-AN-IBAN', 'DE89370400440532013001', 'ZZ89370400440532013000', HUGE],
  },
  bic: { good: ['COBADEFFXXX', 'deutdeff', null], bad: ['x', 'DEUTZZFF', HUGE] },
  bankName: { good: ['GLS', null], bad: [LONG] },
  beneficiary: { good: ['Ada', null], bad: [LONG] },
  bankCountry: { good: ['DE', null], bad: ['XX'] },
  bankCurrency: { good: ['EUR', null], bad: [LONG] },
  profileName: { good: ['ada', null], bad: [LONG] },
  vatNumber: { good: ['DE999999990', null], bad: [LONG] },
  paysChurchTax: { good: [true, false], bad: [] },
  subscribedToNewsletter: { good: [true, false], bad: [] },
  representative_role: { good: [1, 8, null], bad: [0, 9] },
};
/** Fields in which a company differs from a customer. */
const COMPANY: typeof CUSTOMER = {
  companyName: { good: ['Nordlicht GmbH'], bad: ['', ' ', LONG] },
  companyType: { good: ['1', '8', null], bad: ['0', '9', 'GmbH'] },
  taxnumber: { good: ['48/752/01934', null], bad: [LONG] },
  registryNumber: { good: ['HRB 990 127', null], bad: [LONG] },
  court: { good: ['Amtsgericht Hamburg', null], bad: [LONG] },
  foundingDate: { good: ['2011-04-01', '1895-01-01', null], bad: ['2999-01-01', '2011-02-30', '01.04.2011'] },
  iban: { good: ['DE89370400440532013000'], bad: ['DE89370400440532013001'] },
  bankCountry: { good: ['DE', null], bad: ['XX'] },
};
const ADDRESS: Readonly<Record<string, readonly unknown[]>> = {
  firstName: [LONG],
  lastName: [LONG],
  company: [LONG],
  street: ['', ' ', LONG, 'x'.repeat(500_000)],
  city: ['', LONG],
  postcode: ['', LONG],
  countryCode: ['ZZ', '', 'Germany'],
  phoneNumber: ['12', LONG],
};

describe('data in the shop', () => {
  onShop((fixture) => {
    const clientOf = async () => {
      const client = await fixture().visitor.as('cleared');
      return { client, path: client.path };
    };

    test('of a customer follows the rules of its fields; other data is refused at its field, and nothing changes', async () => {
      const { client, path } = await clientOf();
      const proof = { currentPassword: PASSWORD };
      for (const [field, { good, bad }] of Object.entries(CUSTOMER)) {
        for (const value of good) {
          const { status } = await client.call('PUT', path, { [field]: value, ...proof });
          expect([field, value, status]).toEqual([field, value, 200]);
        }
        const before = (await client.call('GET', path)).body;
        for (const value of bad) {
          const { status, body } = await client.call('PUT', path, { title: 'Prof.', ...proof, [field]: value });
          expect([field, String(value).slice(0, 40), status]).toEqual([field, String(value).slice(0, 40), 422]);
          const [violation] = Refusal.parse(body).violations;
          expect([violation?.propertyPath, (violation?.message ?? '').length > 10]).toEqual([field, true]);
        }
        expect((await client.call('GET', path)).body).toEqual(before);
      }
    });

    test('of a company follows the rules of its fields, and refused data changes nothing', async () => {
      const client = await fixture().visitor.as('company');
      const { db } = fixture().shop.database;
      const read = () => rowOf(db, 'companies');
      const path = `companies/${(await read()).uuid}`;
      const proof = { currentPassword: PASSWORD };
      for (const [field, { good, bad }] of Object.entries(COMPANY)) {
        for (const value of good) {
          const { status, body } = await client.call('PUT', path, { [field]: value, ...proof });
          expect([field, value, status]).toEqual([field, value, 200]);
          if (value !== null) expect(body).toMatchObject({ [field]: value });
        }
        const before = await read();
        for (const value of bad) {
          const { status, body } = await client.call('PUT', path, { ...proof, vatNumber: 'X', [field]: value });
          expect([field, value, status]).toEqual([field, value, 422]);
          expect(Refusal.parse(body).violations[0]?.propertyPath).toBe(field);
        }
        for (const more of [{ id: 7 }, { uuid: 'x' }, { defaultAddressId: 1 }])
          expect((await client.call('PUT', path, more)).status).toBe(200);
        expect(await read()).toEqual(before);
      }
    });

    test('about a company is found by its type', async () => {
      const client = await fixture().visitor.as('company');
      expect((await client.call('GET', 'customer-documents?type=ubo')).body).toMatchObject({ totalItems: 4 });
      expect((await client.call('GET', 'ubo-users')).body).toMatchObject({
        member: [{ type: 'natural', roles: [10, 70] }, { roles: [60], equityShares: 60 }, { roles: [60] }],
      });
    });

    test('of a company’s account is replaced only with the password', async () => {
      const client = await fixture().visitor.as('company');
      const { db } = fixture().shop.database;
      const { uuid } = await rowOf(db, 'companies');
      const other = { iban: 'MC9320052222100112233M44555' };
      const { status, body } = await client.call('PUT', `companies/${uuid}`, other);
      expect([status, Refusal.parse(body).violations[0]?.propertyPath]).toEqual([422, 'currentPassword']);
    });

    test('of addresses becomes the company’s with its default, never from another customer', async () => {
      const client = await fixture().visitor.as('company');
      const { db } = fixture().shop.database;
      const { uuid } = await rowOf(db, 'companies');
      const { iri } = Address.parse((await client.call('POST', 'addresses', address)).body);
      const { body } = await client.call('PUT', `companies/${uuid}`, { defaultAddress: iri });
      expect(body).toMatchObject({ defaultAddress: iri });
      expect((await client.call('GET', 'addresses/company?itemsPerPage=1')).body).toMatchObject({
        member: [{ '@id': iri, street: 'Weg 1' }],
      });
      const stranger = await fixture().visitor.as('cleared');
      const theirs = Address.parse((await stranger.call('POST', 'addresses', address)).body);
      const refused = await client.call('PUT', `companies/${uuid}`, { defaultAddress: theirs.iri });
      expect(refused.status).toBe(400);
    });

    test('of an address that is sent twice is stored once', async () => {
      const client = await fixture().visitor.as('newcomer');
      const send = async (body: object) => Address.parse((await client.call('POST', 'addresses', body)).body).iri;
      const iri = await send(address);
      expect([await send(address), await send({ ...address, phoneNumber: '' })]).toEqual([iri, iri]);
      expect(await send({ ...address, street: 'Weg 2' })).not.toBe(iri);
      expect(await (await fixture().visitor.as('cleared')).call('GET', 'addresses')).not.toMatchObject({
        body: { member: [{ '@id': iri }] },
      });
    });

    test('is removed by an empty text as by null', async () => {
      const { client, path } = await clientOf();
      const proof = { currentPassword: PASSWORD };
      for (const [field, value] of Object.entries({ mobileNumber: '+491701234567', iban: 'DE89370400440532013000' })) {
        await client.call('PUT', path, { [field]: value, ...proof });
        const { body } = await client.call('PUT', path, { [field]: '', ...proof });
        expect(body).not.toHaveProperty(field);
        // Entering a missing value needs no proof.
        expect((await client.call('PUT', path, { [field]: value })).status).toBe(200);
      }
    });

    test('of an account is normalised as banks write it', async () => {
      const { client, path } = await clientOf();
      const account = { iban: 'de89 3704 0044 0532 0130 00', bic: 'cobadeffxxx', currentPassword: PASSWORD };
      expect((await client.call('PUT', path, account)).body).toMatchObject({
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
      });
    });

    test('of an address follows the rules of its fields', async () => {
      const { client } = await clientOf();
      expect((await client.call('POST', 'addresses', address)).status).toBe(201);
      for (const [field, values] of Object.entries(ADDRESS)) {
        for (const value of values) {
          const { status, body } = await client.call('POST', 'addresses', { ...address, [field]: value });
          expect([field, status]).toEqual([field, 422]);
          expect(Refusal.parse(body).violations[0]?.propertyPath).toBe(field);
        }
      }
    });

    test('of an order’s notes is limited', async () => {
      const { client } = await clientOf();
      const { status } = await client.call('PATCH', 'orders/any/complete', { notes: 'x'.repeat(900_000) });
      expect(status).toBe(422);
    });

    test('of wallets is limited in number and in the length of a name', async () => {
      const { client } = await clientOf();
      const make = (name: string) =>
        client.call('POST', 'wallets', { type: 'token-forge', defaultWallet: true, name }).then(({ status }) => status);
      expect(await make(LONG)).toBe(422);
      const made: number[] = [];
      for (let time = 0; time < 30; time += 1) made.push(await make(`w${time}`));
      expect(made.filter((status) => status === 201).length).toBeLessThan(walletsMost + 1);
      expect(made.at(-1)).toBe(422);
    });
  });
});

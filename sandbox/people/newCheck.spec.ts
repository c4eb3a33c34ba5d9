import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Address } from '#domain/shop/customer.ts';
import { rowOf, rowsOf } from '../db/rows.ts';
import type { PersonaKey } from '../personas.ts';
import type { Client } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

const Standing = z.object({
  status: z.string(),
  cryptoRegistrarStatus: z.string(),
});
const Persons = z.object({ member: z.array(z.looseObject({ id: z.int() })) });
const Own = z.looseObject({ company: z.nullish(z.looseObject({ uuid: z.string() })) });

const CLEARED = ['approved', 'approved'];
const IN_REVIEW = ['requested', 'requested'];
const elsewhere = { street: 'Platzgasse 14', postcode: '89073', city: 'Ulm', countryCode: 'DE' };

describeShop('a new check', (fixture) => {
  /** Logs a persona in and returns the client, the row and the path. */
  async function personOf(key: PersonaKey) {
    const { db } = fixture().shop.database;
    const client = await fixture().visitor.as(key);
    const row = await rowOf(db, 'customers', { personaKey: key });
    return { client, row, path: `customers/${row.uuid}` };
  }
  const standingOf = async ({ client, path }: { client: Client; path: string }) => {
    const { status, cryptoRegistrarStatus } = Standing.parse((await client.call('GET', path)).body);
    return [status, cryptoRegistrarStatus];
  };

  test.each([
    ['firstName', 'Clara Marie'],
    ['lastName', 'Winter'],
    ['birthday', '1984-01-02'],
    ['birthCity', 'Passau'],
    ['birthCountry', 'AT'],
    ['nationality', 'AT'],
    ['notPep', false],
  ])('starts with a change of %s, once, and other writes do not end it', async (field, value) => {
    const clara = await personOf('cleared');
    const answer = await clara.client.call('PUT', clara.path, { [field]: value });
    expect(Standing.parse(answer.body)).toMatchObject({ status: 'requested', cryptoRegistrarStatus: 'requested' });
    // Other writes do not end the review.
    await clara.client.call('PUT', clara.path, { title: 'Dr.' });
    expect(await standingOf(clara)).toEqual(IN_REVIEW);
    await fixture().visitor.control('POST', 'customers/cleared', {
      status: 'approved',
      cryptoRegistrarStatus: 'approved',
    });
    // Saving equal data is not a change.
    await clara.client.call('PUT', clara.path, { [field]: value });
    expect(await standingOf(clara)).toEqual(CLEARED);
  });

  test('does not start with a change of unverified data', async () => {
    const clara = await personOf('cleared');
    for (const change of [
      { title: 'Dr.', mobileNumber: '+491701234567', taxnumber: '12/345/67890' },
      { paysChurchTax: true, subscribedToNewsletter: false },
      { iban: 'DE02500105170137075030', bic: 'INGDDEFFXXX', currentPassword: 'Parkett-2026' },
    ])
      expect((await clara.client.call('PUT', clara.path, change)).status).toBe(200);
    expect(await standingOf(clara)).toEqual(CLEARED);
  });

  test('starts with another place of the current address, not with another house number', async () => {
    const clara = await personOf('cleared');
    const at = `addresses/${clara.row.defaultAddressId}`;
    const address = Address.parse((await clara.client.call('GET', at)).body);
    await clara.client.call('PUT', at, { ...address, phoneNumber: '+491701234567' });
    expect(await standingOf(clara)).toEqual(CLEARED);
    expect((await clara.client.call('PUT', at, elsewhere)).status).toBe(200);
    expect(await standingOf(clara)).toEqual(IN_REVIEW);
  });

  test('starts once a new address becomes the current one, not before', async () => {
    const clara = await personOf('cleared');
    const { iri } = Address.parse((await clara.client.call('POST', 'addresses', elsewhere)).body);
    await clara.client.call('PUT', iri.replace('/api/v2/shop/', ''), { ...elsewhere, street: 'Platzgasse 15' });
    expect(await standingOf(clara)).toEqual(CLEARED);
    await clara.client.call('PUT', clara.path, { defaultAddress: iri });
    expect(await standingOf(clara)).toEqual(IN_REVIEW);
  });

  test.each([
    ['companyName', 'NORDLICHT Beteiligungen GmbH'],
    ['companyType', '1'],
    ['registryNumber', 'HRB 1'],
    ['court', 'Amtsgericht Kiel'],
  ])('starts with a change of a company’s %s', async (field, value) => {
    const acting = await personOf('company');
    const { company } = Own.parse((await acting.client.call('GET', acting.path)).body);
    const at = `companies/${company?.uuid}`;
    await acting.client.call('PUT', at, { vatNumber: 'DE999999990' });
    expect(await standingOf(acting)).toEqual(CLEARED);
    expect((await acting.client.call('PUT', at, { [field]: value })).status).toBe(200);
    expect(await standingOf(acting)).toEqual(IN_REVIEW);
  });

  test('starts with another seat of a company, changed or new', async () => {
    const acting = await personOf('company');
    const { company } = Own.parse((await acting.client.call('GET', acting.path)).body);
    const { iri } = Address.parse((await acting.client.call('POST', 'addresses', elsewhere)).body);
    await acting.client.call('PUT', `companies/${company?.uuid}`, { defaultAddress: iri });
    expect(await standingOf(acting)).toEqual(IN_REVIEW);
    await fixture().visitor.control('POST', 'customers/company', {
      status: 'approved',
      cryptoRegistrarStatus: 'approved',
    });
    await acting.client.call('PUT', iri.replace('/api/v2/shop/', ''), { ...elsewhere, city: 'Neu-Ulm' });
    expect(await standingOf(acting)).toEqual(IN_REVIEW);
  });

  test('starts with another owner or representative of a company, changed or removed, not with the same data', async () => {
    const acting = await personOf('company');
    const { db } = fixture().shop.database;
    const rows = await rowsOf(db, 'uboUsers', { customerId: acting.row.id });
    const clear = () =>
      fixture().visitor.control('POST', 'customers/company', { status: 'approved', cryptoRegistrarStatus: 'approved' });
    const after = async (method: 'POST' | 'PATCH' | 'DELETE', at: string, body?: object) => {
      await clear();
      const { status } = await acting.client.call(method, at, body);
      return [status, ...(await standingOf(acting))];
    };
    expect(rows.length).toBeGreaterThan(0);
    const user = rows.find(({ roles }) => roles.split(',').includes('10'));
    const isByPower = user?.roles === '10';
    const own = `ubo-users/${user?.id}/representative`;
    expect(await after('PATCH', own, { powerOfAttorney: isByPower })).toEqual([200, ...CLEARED]);
    expect(await after('PATCH', own, { powerOfAttorney: !isByPower })).toEqual([200, ...IN_REVIEW]);
    const owner = rows.find(({ roles }) => /6[01]/.test(roles));
    const { body } = await acting.client.call('GET', 'ubo-users');
    const named = Persons.parse(body).member.find(({ id }) => id === owner?.id);
    const other = { ...named, firstName: 'Anna', equityShares: 0, votingShares: 0, fictiveBeneficialOwner: false };
    expect((await after('POST', 'ubo-users/representative', other)).slice(1)).toEqual(IN_REVIEW);
    expect(await after('PATCH', `ubo-users/${owner?.id}`, {})).toEqual([200, ...CLEARED]);
    expect(await after('PATCH', `ubo-users/${owner?.id}`, { lastName: 'Winter' })).toEqual([200, ...IN_REVIEW]);
    expect(await after('DELETE', `ubo-users/${owner?.id}`)).toEqual([204, ...IN_REVIEW]);
  });

  test.each(['rejected', 'follow_up'])('keeps the registrar’s decision: %s', async (cryptoRegistrarStatus) => {
    const clara = await personOf('cleared');
    await fixture().visitor.control('POST', 'customers/cleared', { cryptoRegistrarStatus });
    await clara.client.call('PUT', clara.path, { lastName: 'Winter' });
    expect(await standingOf(clara)).toEqual(['requested', cryptoRegistrarStatus]);
  });

  test.each(['banned', 'followUp', 'pendingIdentity'] as const)('does not change the state of %s', async (key) => {
    const somebody = await personOf(key);
    const before = await standingOf(somebody);
    await somebody.client.call('PUT', somebody.path, { lastName: 'Winter' });
    expect(await standingOf(somebody)).toEqual(before);
  });
});

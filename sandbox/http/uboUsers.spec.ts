import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { companyPersonsMost } from '#domain/constants/limits.ts';
import { pageOf } from '#domain/shop/collection.ts';
import { UboPerson } from '#domain/shop/onboarding.ts';
import type { Client } from '../testing/client.ts';
import { describeShop } from '../testing/shop.ts';

const Refusal = z.object({ violations: z.array(z.object({ propertyPath: z.string(), code: z.nullish(z.string()) })) });

const address = { street: 'Am Delft 8', postcode: '26721', city: 'Emden', countryCode: 'DE' };
const natural = {
  type: 'natural',
  firstName: 'Hauke',
  lastName: 'Sander',
  birthdate: '1961-02-03',
  birthplace: 'Emden',
  nationality: 'DE',
  address,
};
const legal = { type: 'legal', companyName: 'Sander Schifffahrt GmbH', companyType: '3', address };
const held = (equityShares: number, votingShares = equityShares) => ({ equityShares, votingShares });

const read = async (client: Client) =>
  z.parse(pageOf(UboPerson), (await client.call('GET', 'ubo-users?itemsPerPage=400')).body).member;
const add = async (client: Client, body: object, path = 'ubo-users') => {
  const answer = await client.call('POST', path, body);
  expect(answer).toMatchObject({ status: 201 });
  return UboPerson.parse(answer.body);
};
const refused = async (client: Client, body: object, path = 'ubo-users', method: 'POST' | 'PATCH' = 'POST') => {
  const { status, body: answer } = await client.call(method, path, body);
  expect([status, answer]).toEqual([422, expect.anything()]);
  return Refusal.parse(answer).violations.map(({ propertyPath, code }) => `${propertyPath}: ${code}`);
};
/** Company whose only named person is the account holder. */
const SHIPPING = 'stepBeneficialOwners';

describeShop('persons of a company', (fixture) => {
  test('are named, changed and removed only by the company’s representative', async () => {
    const { visitor } = fixture();
    const birgit = await visitor.as(SHIPPING);
    const anna = await visitor.as('company');
    const before = await read(birgit);
    const hauke = await add(birgit, { ...natural, ...held(33.33) });
    expect(hauke).toMatchObject({ roles: [60], equityShares: 33.33, votingShares: 33.33, firstName: 'Hauke', address });
    expect(await read(birgit)).toEqual([...before, hauke]);
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await anna.call(method, `ubo-users/${hauke.id}`, method === 'PATCH' ? {} : undefined)).status).toBe(404);
    const { status, body } = await birgit.call('PATCH', `ubo-users/${hauke.id}`, { birthplace: 'Leer' });
    expect([status, body]).toEqual([200, expect.objectContaining({ birthplace: 'Leer', lastName: 'Sander' })]);
    expect((await birgit.call('DELETE', `ubo-users/${hauke.id}`)).status).toBe(204);
    expect((await birgit.call('DELETE', `ubo-users/${hauke.id}`)).status).toBe(404);
    expect(await read(birgit)).toEqual(before);
  });

  /** Requirement 9.12. */
  test('have the roles that follow from their shares, whatever is sent', async () => {
    const birgit = await fixture().visitor.as(SHIPPING);
    const evil = { roles: [10, 60, 70], id: 1, customerId: 1, details: '{}', powerOfAttorney: true };
    const small = await add(birgit, { ...natural, ...held(25), ...evil });
    expect(small).toMatchObject({ roles: [], powerOfAttorney: false });
    const shipping = await add(birgit, { ...legal, ...held(45) });
    expect(shipping).toMatchObject({ roles: [70], firstName: null });
    const below = { firstName: 'Imke', heldThrough: shipping.id };
    const imke = await add(birgit, { ...natural, ...below, ...held(50) });
    expect(imke).toMatchObject({ roles: [], heldThrough: shipping.id });
    const control = await birgit.call('PATCH', `ubo-users/${imke.id}`, held(50.01));
    expect(control.body).toMatchObject({ roles: [60] });
    // Shares through a company count in proportion to that company’s share.
    await birgit.call('PATCH', `ubo-users/${shipping.id}`, held(25));
    expect((await read(birgit)).find(({ id }) => id === imke.id)).toMatchObject({ roles: [] });
    expect((await birgit.call('DELETE', `ubo-users/${shipping.id}`)).status).toBe(422);
    expect(await refused(birgit, { ...natural }, `ubo-users/${shipping.id}`, 'PATCH')).toEqual([': HAS_HOLDERS']);
  });

  test('are refused if they break a rule of ownership', async () => {
    const birgit = await fixture().visitor.as(SHIPPING);
    const shipping = await add(birgit, { ...legal, ...held(60) });
    const fictive = { ...natural, fictiveBeneficialOwner: true };
    const stands = await add(birgit, { ...fictive, ...held(90) });
    expect(stands).toMatchObject({ roles: [61], equityShares: null });
    const beside = { ...natural, firstName: 'Imke' };
    expect(await refused(birgit, { ...beside, ...held(30) })).toEqual(['fictiveBeneficialOwner: FICTIVE_BESIDE_OWNER']);
    expect((await birgit.call('DELETE', `ubo-users/${stands.id}`)).status).toBe(204);
    await add(birgit, { ...beside, ...held(30) });
    expect(await refused(birgit, fictive)).toEqual(['fictiveBeneficialOwner: FICTIVE_BESIDE_OWNER']);
    expect(await refused(birgit, { ...natural, ...held(10.01, 1) })).toEqual(['equityShares: MORE_THAN_ALL']);
    const through = (heldThrough: number) => ({ ...natural, ...held(1), heldThrough });
    expect(await refused(birgit, through(999_999))).toEqual(['heldThrough: THROUGH_NOBODY']);
    const circle = { heldThrough: shipping.id };
    expect(await refused(birgit, circle, `ubo-users/${shipping.id}`, 'PATCH')).toEqual(['heldThrough: THROUGH_NOBODY']);
  });

  test('must have the fields of their capacity', async () => {
    const birgit = await fixture().visitor.as(SHIPPING);
    const paths = async (body: object, path = 'ubo-users') =>
      (await refused(birgit, body, path)).map((each) => each.replace(/:.*/, ''));
    const blank = {
      firstName: '',
      lastName: ' ',
      birthdate: '',
      birthplace: '',
      nationality: '',
      companyName: '',
      companyType: '',
      equityShares: 0,
      address: { street: '', postcode: '', city: '', countryCode: '' },
    };
    const ofAddress = ['address.street', 'address.postcode', 'address.city', 'address.countryCode'];
    expect(await paths({ type: 'natural', ...blank })).toEqual([
      ...['firstName', 'lastName', 'birthdate', 'birthplace', 'nationality'],
      ...ofAddress,
    ]);
    expect(await paths({ type: 'legal', ...blank })).toEqual([
      'companyName',
      'companyType',
      ...ofAddress,
      'equityShares',
    ]);
    expect(await paths({ ...natural, ...held(100.5) })).toEqual(['equityShares', 'votingShares']);
    expect(await paths({ ...natural, firstName: 'x'.repeat(101) })).toEqual(['firstName']);
    // A child may hold shares, but cannot represent a company.
    const child = { ...natural, birthdate: '2015-05-05' };
    expect(await paths(child, 'ubo-users/representative')).toEqual(['birthdate']);
    await add(birgit, child);
    const director = await add(birgit, { ...natural, ...held(80) }, 'ubo-users/representative');
    expect(director).toMatchObject({ roles: [70], equityShares: null });
    expect((await birgit.call('PATCH', `ubo-users/${director.id}`, held(30))).status).toBe(404);
    for (const body of [{}, [], { type: 'else' }, { ...natural, address: [] }])
      expect((await birgit.call('POST', 'ubo-users', body)).status).toBeLessThan(500);
  });

  test('that arrive ten times at once are named once, up to the limit', async () => {
    const birgit = await fixture().visitor.as(SHIPPING);
    const before = (await read(birgit)).length;
    const same = await Promise.all(Array.from({ length: 10 }, () => birgit.call('POST', 'ubo-users', natural)));
    expect(same.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    for (let many = before + 1; many < companyPersonsMost; many += 1)
      await add(birgit, { ...natural, firstName: `Hauke ${many}` });
    expect(await refused(birgit, { ...natural, firstName: 'Zuletzt' })).toEqual([': TOO_MANY_PERSONS']);
  });

  test('are headed by the account’s holder, of whom only the power of attorney can be changed', async () => {
    const birgit = await fixture().visitor.as('stepRepresentatives');
    const [user] = await read(birgit);
    expect(user).toMatchObject({ roles: [10] });
    const at = `ubo-users/${user?.id}`;
    const say = async (powerOfAttorney: boolean) =>
      UboPerson.parse((await birgit.call('PATCH', `${at}/representative`, { powerOfAttorney })).body).roles;
    expect([await say(false), await say(true)]).toEqual([[10, 70], [10]]);
    expect((await birgit.call('PATCH', `${at}/representative`, {})).status).toBe(400);
    expect(await refused(birgit, { firstName: 'x' }, at, 'PATCH')).toEqual([': THE_USER']);
    expect((await birgit.call('DELETE', at)).status).toBe(422);
  });
});

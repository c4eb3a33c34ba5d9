import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { remove } from '../db/rows.ts';
import { BY_BOTH, cartWith, completed } from '../testing/orders.ts';
import { ROUTES } from '../testing/ownership.ts';
import { onShop } from '../testing/shop.ts';
import { ADDED_FIELDS } from './faces.ts';
import { ORIGINS } from './origins.ts';
import { STYLES, type Style } from './settings.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const WORDS = {
  recorded: 'recorded',
  fixture: "fixture of Sylius' tests",
  specification: 'specification',
  own: 'our own',
} as const;

const methodOf = (method: string) => z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).parse(method);

test('every route names the source of its shape, and the README agrees', () => {
  expect(Object.keys(ORIGINS).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  const told = [...README.matchAll(/^\| ((?:`[A-Z]+ [^`]+`(?: · )?)+) \| ([^|]+) \|$/gm)].flatMap(
    ([, routes = '', origin = '']) =>
      routes.split(' · ').map((route) => [route.replaceAll('`', ''), origin.trim()] as const),
  );
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(
      Object.entries(ORIGINS).map(([route, origin]) => [route.replace(' /', ' '), WORDS[origin]] as const),
    ),
  );
});

test('every field that is an addition is named in the README', () => {
  const rows = [...README.matchAll(/^\| (\w+) \| ((?:`\w+`(?:, )?)+) \|$/gm)];
  expect(
    Object.fromEntries(rows.map(([, type, fields = '']) => [type, fields.replaceAll('`', '').split(', ')])),
  ).toEqual(ADDED_FIELDS);
});

onShop((fixture) => {
  /** Logs in the customer `cleared` in a shop of a style. */
  async function inStyle(style: Style) {
    const { visitor } = fixture();
    await visitor.control('POST', 'settings', { style });
    const client = await visitor.as('cleared');
    return {
      client,
      uuid: client.path.replace('customers/', ''),
      read: async (path: string) => (await client.call('GET', path)).body,
    };
  }

  /** Requirement 27.2, with the three tables below. */
  test.each<[Style, order: object]>([
    ['sylius-1.12', { id: expect.any(Number), channel: '/api/v2/shop/channels/token' }],
    ['sylius-1.14', { id: expect.any(Number), channel: '/api/v2/shop/channels/token' }],
    ['sylius-2', { customer: { '@type': 'Customer', email: 'c.sommer@example.de' } }],
    ['plain', { id: expect.any(Number), channel: 'token' }],
  ])('an order in %s', async (style, more) => {
    const { client, read } = await inStyle(style);
    const { tokenValue } = await cartWith(client, BY_BOTH, 500);
    const order = z.record(z.string(), z.unknown()).parse(await read(`orders/${tokenValue}`));
    const isPlain = style === 'plain';
    const method = '/api/v2/shop/payment-methods/bank_transfer';
    expect(order).toMatchObject({
      '@id': `/api/v2/shop/orders/${tokenValue}`,
      '@type': 'Order',
      tokenValue,
      state: 'cart',
      checkoutState: 'cart',
      localeCode: 'de_DE',
      currencyCode: 'EUR',
      shipments: [],
      items: [{ variant: isPlain ? `${BY_BOTH}-TOKEN` : `/api/v2/shop/product-variants/${BY_BOTH}-TOKEN` }],
      payments: [{ '@type': 'Payment', method: isPlain ? { '@id': method, code: 'bank_transfer' } : method }],
      ...more,
    });
    expect('id' in order).toBe(style !== 'sylius-2');
  });

  test.each(STYLES)('a customer’s address and birthday in %s', async (style) => {
    const { client, uuid, read } = await inStyle(style);
    const customer = Object(await read(`customers/${uuid}`));
    const isOld = style === 'sylius-1.12' || style === 'sylius-1.14';
    expect(customer.birthday).toMatch(isOld ? /^\d{4}-\d\d-\d\d 00:00:00$/ : /^\d{4}-\d\d-\d\d$/);
    const iri = expect.stringMatching(/^\/api\/v2\/shop\/addresses\/\d+$/);
    expect(customer.defaultAddress).toEqual(style === 'plain' ? expect.objectContaining({ '@id': iri, iri }) : iri);
    const draft = { countryCode: 'DE', street: 'Weg 1', city: 'Ulm', postcode: '89073' };
    const made = Object((await client.call('POST', 'addresses', draft)).body);
    expect(['id' in made, 'iri' in made]).toEqual([!isOld, style === 'plain']);
    const at = String(made['@id']).replace('/api/v2/shop/', '');
    const changed = Object((await client.call('PUT', at, { ...draft, street: 'Weg 2' })).body);
    expect(changed).toMatchObject({ id: expect.any(Number), customer: `/api/v2/shop/customers/${uuid}` });
    expect(changed.updatedAt).toMatch(isOld ? /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ : /^\d{4}-\d\d-\d\dT/);
  });

  test.each<[Style, list: string[], refusal: object]>([
    [
      'sylius-1.12',
      ['hydra:member', 'hydra:totalItems', 'hydra:view'],
      { '@type': 'hydra:Error', 'hydra:title': 'An error occurred', 'hydra:description': 'Not Found' },
    ],
    [
      'sylius-1.14',
      ['hydra:member', 'hydra:totalItems', 'hydra:view'],
      { '@type': 'hydra:Error', 'hydra:title': 'An error occurred', 'hydra:description': 'Not Found' },
    ],
    ['sylius-2', ['member', 'totalItems', 'view'], { '@type': 'Error', title: 'An error occurred', status: 404 }],
    ['plain', ['member', 'totalItems'], { title: 'An error occurred', detail: 'Not Found', status: 404 }],
  ])('lists and refusals in %s', async (style, list, refusal) => {
    await inStyle(style);
    const at = `${fixture().shop.url}/api/v2/shop`;
    const raw = async (path: string) => Object(await (await fetch(`${at}/${path}`)).json());
    const countries = await raw('countries?itemsPerPage=50&page=2');
    expect(Object.keys(countries)).toEqual(['@context', '@id', '@type', ...list]);
    if (list[2])
      expect(Object.values(countries[list[2]])).toEqual(
        expect.arrayContaining([
          '/api/v2/shop/countries?itemsPerPage=50&page=2',
          '/api/v2/shop/countries?itemsPerPage=50&page=1',
        ]),
      );
    expect(await raw('nothing')).toMatchObject(refusal);
  });

  /** Requirement 27.4: the one style that answers 500. */
  test.each<[Style, unknown: number]>([
    ['sylius-1.12', 500],
    ['sylius-1.14', 422],
    ['sylius-2', 422],
    ['plain', 422],
  ])('an unknown link to a new password in %s is answered with %i', async (style, unknown) => {
    const { client } = await inStyle(style);
    const chosen = { newPassword: 'Eichenholz-27!', confirmNewPassword: 'Eichenholz-27!' };
    const { status, body } = await client.call('PATCH', 'reset-password-requests/nope', chosen);
    expect(status).toBe(unknown);
    if (unknown === 422)
      expect(body).toMatchObject({
        violations: [{ propertyPath: 'token', message: 'Password reset token nope is invalid.' }],
      });
  });

  test('`plain` has none of the additions', async () => {
    const { client, uuid, read } = await inStyle('plain');
    const { tokenValue } = await completed(client, BY_BOTH, 1000);
    const seen = async (path: string) => JSON.stringify(await read(path));
    for (const [type, path] of [
      ['Order', `orders/${tokenValue}`],
      ['OrderItem', `orders/${tokenValue}`],
      ['Customer', `customers/${uuid}`],
      ['CustomerPayout', 'customer-payouts'],
      ['AnsweredQuestionnaire', 'answered-questionnaires'],
      ['Identification', 'identification'],
      ['PaymentMethod', `product-payment-configurations?product.code=${BY_BOTH}`],
      ['ProductPaymentConfiguration', `product-payment-configurations?product.code=${BY_BOTH}`],
      ['CustomerDocument', 'customer-documents?type=registry_excerpt'],
    ] as const) {
      const text = await seen(path);
      for (const field of ADDED_FIELDS[type] ?? [])
        expect([type, field, text.includes(`"${field}":`)]).toEqual([type, field, false]);
    }
    for (const [route, origin] of Object.entries(ORIGINS)) {
      if (origin !== 'own') continue;
      const [method = '', path = ''] = route.split(' ');
      const { status } = await client.call(methodOf(method), path.slice(1), method === 'GET' ? undefined : {});
      // Sylius has these paths with other methods.
      const isPathOnly = ['GET /reset-password-requests/:token', 'POST /answered-questionnaires'].includes(route);
      expect([route, status]).toEqual([route, isPathOnly ? 405 : 404]);
    }
  });

  test('a change of the language takes its full code', async () => {
    const { client } = await inStyle('sylius-1.12');
    const nameIn = async (language: string) =>
      Object((await client.call('GET', 'countries/AT', undefined, { 'Accept-Language': language })).body).name;
    for (const [language, name] of [
      ['en', 'Österreich'],
      ['en-US', 'Austria'],
      ['en-US,en;q=0.9', 'Austria'],
      ['en-GB,de;q=0.9', 'Österreich'],
      ['de-DE;q=0.5,en-us;q=0.8', 'Austria'],
      ['en-US;q=0', 'Österreich'],
      ['*', 'Österreich'],
    ] as const)
      expect([language, await nameIn(language)]).toEqual([language, name]);
    const start = async (body: object, language = 'en') =>
      client.call('POST', 'orders', { locale: 'en', ...body }, { 'Accept-Language': language });
    expect((await start({ localeCode: 'fr_FR' })).status).toBe(422);
    expect((await start({})).body).toMatchObject({ localeCode: 'de_DE' });
    await remove(fixture().shop.database.db, 'orders', { checkoutState: 'cart' });
    expect((await start({ localeCode: 'en_US' })).body).toMatchObject({ localeCode: 'en_US' });
    await remove(fixture().shop.database.db, 'orders', { checkoutState: 'cart' });
    expect((await start({}, 'en-US')).body).toMatchObject({ localeCode: 'en_US' });
  });
});

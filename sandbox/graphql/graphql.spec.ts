import { describe, expect, test } from 'vitest';
import { createShop } from '../server.ts';
import type { Client } from '../testing/client.ts';
import { onShop } from '../testing/shop.ts';
import { schemaOf } from './schema.ts';

const ask = async (client: Client, query: string, variables: object = {}) =>
  (await client.call('POST', 'graphql', { query, variables })).body;
/** Fields of a product in the app’s lists. */
const PRODUCT =
  'code name slug shortDescription description mainTaxon { name } attributes { code name stringValue } mediaFiles { url fileName } translations { locale name }';
const COUNTRIES = Array.from(
  { length: 8 },
  (_, at) => `a${at}: countries { collection { id _id code name enabled } }`,
).join(' ');
const codes = (query: string) =>
  `{ products(${query}) { collection { code } paginationInfo { totalCount lastPage hasNextPage } } }`;

describe('GraphQL', () => {
  onShop((fixture) => {
    test('finds a phrase in names first, then in texts, categories and issuers, in the requested language only', async () => {
      const { visitor } = fixture();
      const found = async (phrase: string, language = 'de') => {
        const query = codes(`phrase: "${phrase}", itemsPerPage: 30`);
        const { body } = await visitor.call('POST', 'graphql', { query }, { 'Accept-Language': language });
        return JSON.stringify(body).match(/[A-Z]+-[A-Z]+-\d{4}|GESUNDHEIT\w*/g) ?? [];
      };
      // English texts name windows of houses, which a German reader does not see.
      expect(await found('wind')).toEqual(['WIND-NORDSEE-2032']);
      expect((await found('wind', 'en'))[0]).toBe('WIND-NORDSEE-2032');
      expect((await found('energie')).length).toBeGreaterThanOrEqual(5);
      expect(await found('Immobilien')).toContain('WOHNBAU-LEIPZIG-2029');
      expect(await found('Dithmarschen Repowering')).toEqual(['WIND-NORDSEE-2032']);
    });

    test('shows a locked bond as open to a whitelisted investor', async () => {
      const { visitor } = fixture();
      const query = '{ product(code: "GEO-OBERRHEIN-2034") { whitelisting } }';
      expect(await ask(await visitor.as('cleared'), query)).toMatchObject({
        data: { product: { whitelisting: true } },
      });
      expect(await ask(await visitor.as('professional'), query)).toMatchObject({
        data: { product: { whitelisting: false } },
      });
    });

    test.each([
      ['too deep', `{ categories { collection ${'{ children '.repeat(9)}{ code }${' }'.repeat(9)} } }`, 'deeper'],
      ['too dear', '{ products(itemsPerPage: 5000) { collection { code name } } }', 'costs'],
      [
        'too many aliases',
        `{ ${['customer', 'getCustomer'].map((field) => `${field} { ${Array.from({ length: 31 }, (_, index) => `a${index}: email`).join(' ')} }`).join(' ')} }`,
        'aliases',
      ],
      [
        'too much at once',
        `{ ${Array.from({ length: 9 }, (_, index) => `a${index}: customer { id }`).join(' ')} }`,
        'at once',
      ],
      [
        'too much at once, in a fragment',
        `{ ...all } fragment all on Query { ${Array.from({ length: 9 }, (_, index) => `a${index}: customer { id }`).join(' ')} }`,
        'at once',
      ],
      [
        'an inline fragment that is too deep',
        `{ ... on Query { categories { collection ${'{ children '.repeat(9)}{ code }${' }'.repeat(9)} } } }`,
        'deeper',
      ],
    ])('%s is refused', async (_, query, reason) => {
      const { status, body } = await fixture().visitor.call('POST', 'graphql', { query });
      expect({ status, body }).toMatchObject({ status: 400, body: { detail: expect.stringContaining(reason) } });
    });

    test('refuses forty fragments that each contain the next one twice, at once', async () => {
      const levels = Array.from(
        { length: 40 },
        (_, level) => `fragment f${level} on Query { ...f${level + 1} ...f${level + 1} }`,
      );
      const query = `{ ...f0 } ${levels.join(' ')} fragment f40 on Query { countries { collection { code } } }`;
      const started = performance.now();
      expect(await fixture().visitor.call('POST', 'graphql', { query })).toMatchObject({ status: 400 });
      // At most 50 ms on an idle machine; walking the fragments one by one would take years.
      expect(performance.now() - started).toBeLessThan(1_000);
    });

    const eight = (args: string) =>
      Array.from({ length: 8 }, (_, at) => `a${at}: products${args} { collection { ${PRODUCT} } }`).join(' ');
    test.each([
      ['as a literal', `{ ${eight('(itemsPerPage: 100)')} }`, {}],
      ['as a variable', `query Q($n: Int) { ${eight('(itemsPerPage: $n)')} }`, { n: 100 }],
      ['as the default of a variable', `query Q($n: Int = 100) { ${eight('(itemsPerPage: $n)')} }`, {}],
      ['as the default of an argument', `{ ${COUNTRIES} }`, {}],
    ])('the size of a page counts %s', async (_, query, variables) => {
      const { status, body } = await fixture().visitor.call('POST', 'graphql', { query, variables });
      expect({ status, body }).toMatchObject({ status: 400, body: { detail: expect.stringContaining('costs') } });
    });

    test('limits each text of each query, as a literal, in variables and nested', async () => {
      const { visitor } = fixture();
      const fields = Object.values(schemaOf({ additions: true }).getQueryType()?.getFields() ?? {});
      const taken = fields.flatMap(({ name, args, type }) =>
        args
          .filter((arg) => /String|ID/.test(String(arg.type)))
          .map((arg) => ({
            name,
            arg,
            inner: /Page!?$/.test(String(type)) ? 'paginationInfo { totalCount }' : '__typename',
          })),
      );
      expect(taken.length).toBeGreaterThan(15);
      const answered = async (body: object) => {
        const { status, body: said } = await visitor.call('POST', 'graphql', body);
        return { status, isOurs: /Internal/.test(JSON.stringify(said)) };
      };
      for (const { name, arg, inner } of taken)
        for (const length of [255, 256, 60_000]) {
          const text = '%'.repeat(length);
          const value = String(arg.type).startsWith('[') ? [text] : text;
          const query = `query Q($x: ${arg.type}) { ${name}(${arg.name}: $x) { ${inner} } }`;
          const expected = { status: length > 255 ? 400 : 200, isOurs: false };
          const given = await answered({ query, variables: { x: value } });
          expect([name, arg.name, length, given]).toEqual([name, arg.name, length, expected]);
        }
      expect(await answered({ query: codes(`phrase: "${'x'.repeat(256)}"`) })).toMatchObject({ status: 400 });
      expect(await answered({ query: '{ __typename }', variables: { x: Array(5_000).fill('x') } })).toMatchObject({
        status: 400,
      });
      const body = `{"query":"{ __typename }","variables":{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
      const headers = { 'Content-Type': 'application/json' };
      const nested = await fetch(`${fixture().shop.url}/api/v2/shop/graphql`, { method: 'POST', headers, body });
      expect(nested.status).toBe(400);
    });

    // A visitor’s query once blocked the only thread for 0.7 s: validation compares all pairs of fields with one name.
    test('limits the cost of a query to little more than the app’s largest, whatever it repeats', async () => {
      const { shop } = fixture();
      const site = createShop({ ...shop, reading: 'investor' });
      const cost = async (query: string) => {
        const body = JSON.stringify({ query });
        const started = process.cpuUsage();
        const answer = await site.request(`http://localhost/api/v2/shop/graphql`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
        });
        await answer.text();
        const { user, system } = process.cpuUsage(started);
        return user + system;
      };
      const ordinary = `{ products(itemsPerPage: 100) { collection { ${PRODUCT} } } }`;
      await cost(ordinary);
      const usual = Math.max(await cost(ordinary), await cost(ordinary));
      const times = (count: number, part: (at: number) => string) =>
        Array.from({ length: count }, (_, at) => part(at)).join(' ');
      const families: Record<string, (count: number) => string> = {
        'one field again and again': (count) => `{ product(code: "x") { ${times(count, () => 'creator { uuid }')} } }`,
        'and again in each': (count) =>
          `{ product(code: "x") { ${times(Math.ceil(count / 8), () => `creator { ${times(8, () => 'mediaFiles { url }')} }`)} } }`,
        'in inline fragments': (count) =>
          `{ product(code: "x") { ${times(count, () => '... on Product { creator { uuid } }')} } }`,
        'in fragments': (count) =>
          `{ product(code: "x") { ${times(count, (at) => `...f${at}`)} } } ${times(count, (at) => `fragment f${at} on Product { creator { uuid } }`)}`,
        'in a chain of fragments': (count) =>
          `{ ...f0 } ${times(count, (at) => `fragment f${at} on Query { product(code: "x") { code } ...f${at + 1} }`)} fragment f${count} on Query { __typename }`,
        'in a circle of fragments': (count) =>
          `{ ...f0 } ${times(count, (at) => `fragment f${at} on Query { ${times(count, (other) => `...f${other}`)} }`)}`,
        'under other names': (count) =>
          `{ product(code: "x") { ${times(count, (at) => `a${at}: creator { uuid }`)} } }`,
        'in as many operations': (count) =>
          `${times(count, (at) => `query q${at} { ...f }`)} fragment f on Query { ${times(count, (at) => `a${at}: __typename`)} }`,
        'under names that are not there': (count) =>
          `{ product(code: "x") { ${times(count, (at) => `descripti${at}`)} } }`,
        'in introspection': (count) =>
          `{ __schema { types { ${times(count, (at) => `a${at}: fields { type { fields { type { name } } } }`)} } } }`,
        'in lists': (count) =>
          `{ ${times(count, (at) => `a${at}: products(taxons: [${times(60, () => '"x"')}]) { collection { code } }`)} }`,
      };
      for (const [name, query] of Object.entries(families))
        for (const count of [8, 20, 60, 480]) {
          const isCheap = async () => (await cost(query(count))) < usual * 8;
          // Retries once, in case the garbage collector ran during the first measurement.
          expect([name, count, (await isCheap()) || (await isCheap())]).toEqual([name, count, true]);
        }
    });

    test('reports a variable of another type and an unknown operation as the client’s error', async () => {
      const query = 'query Q($n: Int) { countries(page: $n) { collection { code } } }';
      for (const wrong of [{ variables: { n: 'x' } }, { variables: { n: 1.5 } }, { operationName: 'Other' }]) {
        const { body } = await fixture().visitor.call('POST', 'graphql', { query, ...wrong });
        expect(body).toMatchObject({ errors: [{ extensions: { status: 400 } }] });
        expect(JSON.stringify(body)).not.toContain('Internal');
      }
    });

    test('answers 400 to a body that is no GraphQL, and to too long a query', async () => {
      const { visitor } = fixture();
      expect((await visitor.call('POST', 'graphql', { query: '{' })).status).toBe(400);
      const long = `{ ${'__typename '.repeat(500)}}`;
      expect((await visitor.call('POST', 'graphql', { query: long })).status).toBe(400);
      expect((await visitor.call('POST', 'graphql', {})).status).toBe(400);
    });
  });
});

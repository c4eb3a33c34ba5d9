import { describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { onShop } from '../testing/shop.ts';
import { schemaOf } from './schema.ts';

const ask = async (client: Client, query: string, variables: object = {}) =>
  (await client.call('POST', 'graphql', { query, variables })).body;
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
      ['too deep', `{ categories { collection ${'{ children '.repeat(9)}{ code }${' }'.repeat(9)} } }`],
      [
        'an inline fragment that is too deep',
        `{ ... on Query { categories { collection ${'{ children '.repeat(9)}{ code }${' }'.repeat(9)} } } }`,
      ],
      [
        'a fragment that is too deep',
        `{ ...all } fragment all on Query { categories { collection ${'{ children '.repeat(9)}{ code }${' }'.repeat(9)} } }`,
      ],
    ])('%s is refused', async (_, query) => {
      const { status, body } = await fixture().visitor.call('POST', 'graphql', { query });
      expect({ status, body }).toMatchObject({ status: 400, body: { detail: expect.stringContaining('deeper') } });
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

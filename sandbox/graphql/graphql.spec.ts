import { describe, expect, test } from 'vitest';
import { createShop } from '../server.ts';
import { type Client, clientOf } from '../testing/client.ts';
import { onShop } from '../testing/shop.ts';

const ask = async (client: Client, query: string, variables: object = {}) =>
  (await client.call('POST', 'graphql', { query, variables })).body;
const codes = (query: string) =>
  `{ products(${query}) { collection { code } paginationInfo { totalCount lastPage hasNextPage } } }`;

describe('GraphQL', () => {
  onShop((fixture) => {
    test('pages of products', async () => {
      const { visitor } = fixture();
      expect(await ask(visitor, codes('page: 2, itemsPerPage: 12'))).toMatchObject({
        data: { products: { paginationInfo: { lastPage: 2, hasNextPage: false } } },
      });
      expect(await ask(visitor, codes('page: 99'))).toMatchObject({ data: { products: { collection: [] } } });
      expect(await ask(visitor, codes('page: 0'))).toMatchObject({ errors: [{ extensions: { status: 400 } }] });
    });

    test('phrase, category and price, none of which is a pattern', async () => {
      const { visitor } = fixture();
      expect(await ask(visitor, codes('phrase: "UCKERMARK"'))).toMatchObject({
        data: { products: { collection: [{ code: 'SOLAR-UCKERMARK-2031' }] } },
      });
      expect(await ask(visitor, codes('phrase: "ÜBERFÄLLIG"'))).toMatchObject({
        data: { products: { collection: [] } },
      });
      expect(await ask(visitor, codes('phrase: "BÜRGER"'))).toMatchObject({
        data: { products: { collection: [{ code: 'STADTWERKE-JENA-2027' }] } },
      });
      expect(await ask(visitor, codes('phrase: "%%%"'))).toMatchObject({ data: { products: { collection: [] } } });
      expect(await ask(visitor, codes('phrase: "a_b%c"'))).toMatchObject({ data: { products: { collection: [] } } });
      expect(await ask(visitor, codes('priceGreaterThan: 9000, priceLessThan: 0'))).toMatchObject({
        data: { products: { collection: [{ code: 'STADTWERKE-JENA-2027' }] } },
      });
      expect(await ask(visitor, codes('taxon: "nothing"'))).toMatchObject({ data: { products: { collection: [] } } });
    });

    test('a phrase: names first, then texts, categories and issuers, in the language that is asked for only', async () => {
      const { visitor } = fixture();
      const found = async (phrase: string, language = 'de') => {
        const query = codes(`phrase: "${phrase}", itemsPerPage: 30`);
        const { body } = await visitor.call('POST', 'graphql', { query }, { 'Accept-Language': language });
        return JSON.stringify(body).match(/[A-Z]+-[A-Z]+-\d{4}|GESUNDHEIT\w*/g) ?? [];
      };
      // English texts name windows of houses, which is nothing that a German reader sees.
      expect(await found('wind')).toEqual(['WIND-NORDSEE-2032']);
      expect((await found('wind', 'en'))[0]).toBe('WIND-NORDSEE-2032');
      expect((await found('energie')).length).toBeGreaterThanOrEqual(5);
      expect(await found('Immobilien')).toContain('WOHNBAU-LEIPZIG-2029');
      expect(await found('Dithmarschen Repowering')).toEqual(['WIND-NORDSEE-2032']);
    });

    test('categories are those in which the reading has products, and the others’ are not shown', async () => {
      const { shop } = fixture();
      const below = 'code children { code children { code } }';
      const shown = new Map<string, string[]>();
      for (const reading of ['investor', 'marketplace'] as const) {
        const app = createShop({ ...shop, reading });
        const visitor = clientOf(shop.url, null, async (address, init) => app.request(address, init));
        const answer = JSON.stringify(await ask(visitor, `{ categories { collection { ${below} } } }`));
        const all = [...answer.matchAll(/"code":"([^"]+)"/g)].map(([, code]) => code ?? '');
        for (const code of all)
          expect(await ask(visitor, codes(`taxon: "${code}"`)), code).toMatchObject({
            data: { products: { collection: expect.arrayContaining([expect.anything()]) } },
          });
        shown.set(reading, all);
      }
      const { investor = [], marketplace = [] } = Object.fromEntries(shown);
      expect(investor).toEqual(expect.arrayContaining(['energy', 'housing']));
      expect(marketplace.length).toBeGreaterThan(3);
      expect(investor.filter((code) => marketplace.includes(code))).toEqual([]);
      // Those below one follow the same rule.
      const [art = ''] = marketplace;
      const children = `{ categories(parent: "${art}") { collection { code } } }`;
      expect(await ask(clientOf(shop.url), children)).toMatchObject({ data: { categories: { collection: [] } } });
    });

    test('id is the IRI, _id the number', async () => {
      const query = '{ product(code: "SOLAR-UCKERMARK-2031") { id number: _id } }';
      expect(await ask(fixture().visitor, query)).toMatchObject({
        data: { product: { id: '/api/v2/shop/products/SOLAR-UCKERMARK-2031', number: expect.any(Number) } },
      });
    });

    test("what is the customer's needs a login", async () => {
      const { visitor } = fixture();
      for (const query of [
        '{ customer { id } }',
        '{ orders { collection { id } } }',
        '{ tokenAssets { collection { id } } }',
      ])
        expect(await ask(visitor, query)).toMatchObject({ errors: [{ extensions: { status: 401 } }] });
      const { body } = await visitor.call(
        'POST',
        'graphql',
        { query: '{ customer { id } }' },
        { Authorization: 'Bearer x' },
      );
      expect(body).toMatchObject({ code: 401 });
    });

    test('to an investor on the list a locked bond is open', async () => {
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
        `{ customer { ${Array.from({ length: 61 }, (_, index) => `a${index}: email`).join(' ')} } }`,
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

    test('a query that is not of the schema is told what is wrong', async () => {
      expect(await ask(fixture().visitor, '{ passwords }')).toMatchObject({
        errors: [{ message: expect.stringContaining('Cannot query field'), extensions: { category: 'graphql' } }],
      });
    });

    test('forty fragments, each of which has the next one twice, are refused at once', async () => {
      const levels = Array.from(
        { length: 40 },
        (_, level) => `fragment f${level} on Query { ...f${level + 1} ...f${level + 1} }`,
      );
      const query = `{ ...f0 } ${levels.join(' ')} fragment f40 on Query { countries { collection { code } } }`;
      const started = performance.now();
      expect(await fixture().visitor.call('POST', 'graphql', { query })).toMatchObject({ status: 400 });
      // 50 ms at most where nothing else runs; walked one by one they would take years.
      expect(performance.now() - started).toBeLessThan(1_000);
    });

    test('fragments that contain each other are refused', async () => {
      const query = '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }';
      expect(await ask(fixture().visitor, query)).toMatchObject({
        errors: [{ message: expect.stringContaining('within itself'), extensions: { category: 'graphql' } }],
      });
    });

    test('the cost of a page size in a variable counts as well', async () => {
      const query = 'query Q($n: Int) { products(itemsPerPage: $n) { collection { code name } } }';
      const { status } = await fixture().visitor.call('POST', 'graphql', { query, variables: { n: 9000 } });
      expect(status).toBe(400);
    });

    test('a variable of another type, or an operation that is not there, is told as the asker’s mistake', async () => {
      const query = 'query Q($n: Int) { countries(page: $n) { collection { code } } }';
      for (const wrong of [{ variables: { n: 'x' } }, { variables: { n: 1.5 } }, { operationName: 'Other' }]) {
        const { body } = await fixture().visitor.call('POST', 'graphql', { query, ...wrong });
        expect(body).toMatchObject({ errors: [{ extensions: { status: 400 } }] });
        expect(JSON.stringify(body)).not.toContain('Internal');
      }
    });

    test('no GraphQL at all is 400', async () => {
      const { visitor } = fixture();
      expect((await visitor.call('POST', 'graphql', { query: '{' })).status).toBe(400);
      expect((await visitor.call('POST', 'graphql', {})).status).toBe(400);
    });
  });
});

import { describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
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
      ['unknown field', '{ passwords }', 'Cannot query field'],
    ])('%s is refused', async (_, query, reason) => {
      expect(await ask(fixture().visitor, query)).toMatchObject({
        errors: [{ message: expect.stringContaining(reason), extensions: { status: 400 } }],
      });
    });

    test('the cost of a page size in a variable counts as well', async () => {
      const query = 'query Q($n: Int) { products(itemsPerPage: $n) { collection { code name } } }';
      expect(await ask(fixture().visitor, query, { n: 9000 })).toMatchObject({
        errors: [{ extensions: { status: 400 } }],
      });
    });

    test('no GraphQL at all is 400', async () => {
      const { visitor } = fixture();
      expect((await visitor.call('POST', 'graphql', { query: '{' })).status).toBe(400);
      expect((await visitor.call('POST', 'graphql', {})).status).toBe(400);
    });
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { documentOf, iriOf } from './graphql.ts';
import type { Http } from './http.ts';
import { forgetError, lastError } from './lastError.ts';
import { stubFetch } from './testing/fetch.ts';
import { failureIn, httpOf } from './testing/shop.ts';

let http: Http;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  // A fresh client: each one remembers the documents that its shop refused.
  http = httpOf();
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetError();
});

test.each([
  ['/api/v2/shop/', '/api/v2/shop/products/WIND%2F26'],
  ['https://shop.test/api/v2/shop/', '/api/v2/shop/products/WIND%2F26'],
  ['https://shop.test/de/api/v2/shop/', '/de/api/v2/shop/products/WIND%2F26'],
])('with the API at %s the IRI of a product is %s', (apiBase, iri) => {
  expect(iriOf({ apiBase }, 'products', 'WIND/26')).toBe(iri);
});

describe('a GraphQL document with additions', () => {
  const document = documentOf((ifExtended) => `{ name ${ifExtended('more')} }`);
  const More = z.object({ name: z.string(), more: z.optional(z.int()) });
  const ask = (of = document) => http.graphql(of, {}, More, { call: 'readProducts' });
  const message = 'Cannot query field "more" on type "Query".';
  const unknown = { errors: [{ message, extensions: { category: 'graphql' }, locations: [{ line: 1, column: 8 }] }] };
  /** Answers the extended document with one body, all others with another. */
  const shopOf = (status: number, extended: object, base: [status: number, body: object]) => {
    stubFetch(async (_: string, { body }: RequestInit) => {
      const { query } = JSON.parse(String(body));
      asked.push(query);
      const [code, said] = query.includes('more') ? [status, extended] : base;
      return Response.json(said, { status: code });
    });
  };
  const named: [number, object] = [200, { data: { name: 'a' } }];

  test('is sent whole, and once', async () => {
    shopOf(200, { data: { name: 'a', more: 1 } }, named);
    expect(await ask()).toEqual({ name: 'a', more: 1 });
    expect(asked).toEqual(['{ name more }']);
  });

  test.each([200, 400])(
    'falls back to its base if the schema lacks a field (%i), from then on at once',
    async (status) => {
      shopOf(status, unknown, named);
      expect(await ask()).toEqual({ name: 'a' });
      expect(await ask()).toEqual({ name: 'a' });
      expect(asked).toEqual(['{ name more }', '{ name  }', '{ name  }']);
      expect(lastError()).toBeNull();
      // The fallback is remembered per document.
      await ask(documentOf((ifExtended) => `query B { name ${ifExtended('more')} }`));
      expect(asked.slice(3)).toEqual(['query B { name more }', 'query B { name  }']);
    },
  );

  test('falls back to its base if the schema lacks more fields than it lists', async () => {
    const last = { message: 'Too many validation errors, error limit reached. Validation aborted.' };
    shopOf(200, { errors: [...unknown.errors, last] }, named);
    expect(await ask()).toEqual({ name: 'a' });
  });

  test('is sent whole again if the base was refused, too', async () => {
    shopOf(400, unknown, [400, unknown]);
    const failure = { kind: 'general', status: 400, detail: message };
    expect(await failureIn(ask())).toEqual(failure);
    expect(await failureIn(ask())).toEqual(failure);
    expect(asked).toEqual(['{ name more }', '{ name  }', '{ name more }', '{ name  }']);
    expect(lastError()).toMatchObject({ call: 'readProducts', status: 400 });
  });

  test.each<[what: string, status: number, body: object]>([
    ['errors with a status', 200, { errors: [{ message: 'No', extensions: { status: 404 } }] }],
    ['errors without a place', 200, { errors: [{ message: 'Internal server error' }] }],
    ['errors at a path', 200, { errors: [{ message: 'No', path: ['name'] }], data: { name: null } }],
    ['an error of the server', 500, { title: 'An error occurred', detail: 'Internal Server Error' }],
    ['a lost session', 401, { code: 401, message: 'Invalid JWT Token' }],
    ['something else', 200, {}],
  ])('is not repeated after %s', async (_, status, body) => {
    shopOf(status, body, named);
    await expect(ask()).rejects.toThrow();
    expect(asked).toEqual(['{ name more }']);
  });

  test('without additions is sent once, whatever the answer', async () => {
    shopOf(200, unknown, [200, unknown]);
    expect(await failureIn(ask(documentOf(() => '{ name }')))).toMatchObject({ kind: 'general', status: 200 });
    expect(asked).toEqual(['{ name }']);
  });
});

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from '#domain/shop/collection.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { readAllPages } from './allPages.ts';
import { apiPath } from './call.ts';
import { documentOf } from './graphql.ts';
import type { ContractBreach, Http } from './http.ts';
import { forgetError, lastError } from './lastError.ts';
import { hearTime, shopNow } from './shopTime.ts';
import { failureIn, httpOf } from './testing/shop.ts';

interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let answer: (response: ServerResponse) => void;
let received: Received[] = [];
let breaches: ContractBreach[] = [];
let token: () => Promise<string | null>;
let http: Http;
const rejected = vi.fn();

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
  answer(response);
});
const json = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
};
/** Only specs about the read limit set a short one: a busy machine is slow. */
const httpAt = (apiBase: string, read = 10_000) =>
  httpOf({
    settings: { apiBase },
    authoriser: { token: () => token(), rejected },
    log: (breach) => breaches.push(breach),
    timeouts: { read, write: 10_000, download: 10_000 },
  });
const shop = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2/shop/`;

const Thing = z.object({ name: z.string() });
const query = <S extends z.ZodMiniType>(text: string, schema: S, variables = {}) =>
  http.graphql(
    documentOf(() => text),
    variables,
    schema,
    { call: 'readProducts' },
  );
const read = (options = {}) => http.get('things', Thing, { call: 'readOrder', ...options });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  breaches = [];
  token = async () => 'jwt';
  http = httpAt(shop());
  json(200, { name: 'a' });
});
afterEach(() => {
  rejected.mockReset();
  forgetError();
});

describe('requests', () => {
  test('a read asks for collections with totals, in the displayed language, with the session’s token', async () => {
    expect(await read({ query: { page: 2, 'code[]': ['a', 'b'], phrase: undefined } })).toEqual({ name: 'a' });
    expect(received[0]).toMatchObject({
      method: 'GET',
      headers: { accept: 'application/ld+json', 'accept-language': 'de-DE,de;q=0.9', authorization: 'Bearer jwt' },
    });
    expect(received[0]?.headers).not.toHaveProperty('content-type');
    const url = new URL(received[0]?.url ?? '', 'http://shop');
    expect(url.pathname).toBe('/api/v2/shop/things');
    expect([...url.searchParams]).toEqual([
      ['page', '2'],
      ['code[]', 'a'],
      ['code[]', 'b'],
    ]);
  });

  test.each(['post', 'put', 'patch'] as const)('a %s sends JSON, a patch as merge patch', async (method) => {
    await http[method]('things', { a: 1, b: null, c: undefined }, Thing, { call: 'addItem' });
    expect(received[0]).toMatchObject({
      method: method.toUpperCase(),
      body: '{"a":1,"b":null}',
      headers: { 'content-type': method === 'patch' ? 'application/merge-patch+json' : 'application/json' },
    });
  });

  test('an empty body is sent as {}, which API Platform needs', async () => {
    await http.patch('things', {}, Thing, { call: 'confirmLegalDocuments' });
    expect(received[0]?.body).toBe('{}');
  });

  test('a visitor and an anonymous call send no token; a call may have its own', async () => {
    await read({ as: 'none' });
    await read({ as: { token: 'half' } });
    token = async () => null;
    await read();
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer half', undefined]);
  });

  test('a call waits for the session’s token, and fails if the refresh fails', async () => {
    token = async () => {
      throw new FailureError({ kind: 'offline' });
    };
    expect(await failureIn(read())).toEqual({ kind: 'offline' });
    expect(received).toEqual([]);
  });

  test('GraphQL is one POST with its variables', async () => {
    json(200, { data: { name: 'b' } });
    expect(await query('query A { name }', Thing, { page: 1 })).toEqual({ name: 'b' });
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    expect(received[0]).toMatchObject({ method: 'POST', url: '/api/v2/shop/graphql', headers });
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ query: 'query A { name }', variables: { page: 1 } });
  });

  test('ids are encoded, and cannot address another resource', async () => {
    expect(apiPath`orders/${'a/b?c#d'}/items/${7}`).toBe('orders/a%2Fb%3Fc%23d/items/7');
    expect(apiPath`orders/${''}/items/${7}`).toBeNull();
    for (const id of ['', '.', '..'])
      expect(await failureIn(http.get(apiPath`orders/${id}`, Thing, { call: 'readOrder' }))).toEqual({
        kind: 'notFound',
      });
    expect(received).toEqual([]);
  });
});

/** Requirements 17.3 and 27.6. */
describe('an answer that does not match its schema', () => {
  test.each([
    ['a wrong field', { name: 1 }, 'name'],
    ['a missing field', {}, 'name'],
    ['something else', [], '(root)'],
    ['nothing', null, '(root)'],
  ])('%s', async (_, body, path) => {
    json(200, body);
    expect(await failureIn(read())).toEqual({ kind: 'contract', path });
    expect(breaches).toEqual([{ call: 'readOrder', path, leftOut: 0 }]);
  });

  test('is refused if it is cut-off JSON, HTML or empty', async () => {
    for (const [type, body] of [
      ['application/json', '{"name":'],
      ['text/html', '<html>'],
      ['application/json', ''],
    ] as const) {
      answer = (response) => {
        response.writeHead(200, { 'Content-Type': type }).end(body);
      };
      expect(await failureIn(read())).toEqual({ kind: 'contract', path: '(root)' });
    }
  });

  test.each([
    ['member', { member: [{ name: 1 }, { name: 2 }], totalItems: 2 }, 'member.0.name'],
    ['hydra:member', { 'hydra:member': [{ name: 2 }], 'hydra:totalItems': 1 }, 'hydra:member.0.name'],
    ['a bare list', [{}], '0.name'],
    ['a total that is none', { member: [{ name: 'a' }, {}], totalItems: 'two' }, 'member.1.name'],
    ['no collection at all', { name: 'a' }, 'member'],
  ])('in a collection: %s', async (_, body, path) => {
    json(200, body);
    const failure = await failureIn(http.get('things', pageOf(Thing), { call: 'readOrders' }));
    expect(failure).toEqual({ kind: 'contract', path });
  });

  test.each([
    ['member', { member: [{ name: 'a' }, { name: 2 }, { name: 'c' }, {}], totalItems: 4 }, 'member.1.name'],
    ['hydra:member', { 'hydra:member': [{}, { name: 'a' }, 7, { name: 'c' }] }, 'hydra:member.0.name'],
    ['a bare list', [{ name: 'a' }, null, { name: 'c' }, {}], '1'],
  ])('as an entry of a list is left out and counted: %s', async (_, body, path) => {
    json(200, body);
    const { member } = await http.get('things', pageOf(Thing), { call: 'readOrders' });
    expect(member).toEqual([{ name: 'a' }, { name: 'c' }]);
    expect(breaches).toEqual([{ call: 'readOrders', path, leftOut: 2 }]);
  });

  test('in a list that decides about rights fails the whole list', async () => {
    json(200, { member: [{ name: 'a' }, { name: 2 }], totalItems: 2 });
    const options = { call: 'readPaymentMethods', whole: true } as const;
    const failure = await failureIn(http.get('things', pageOf(Thing), options));
    expect(failure).toEqual({ kind: 'contract', path: 'member.1.name' });
  });

  test('without its entry keeps the length of the page for a caller that counts pages', async () => {
    const asked: number[] = [];
    const read = async (page: number) => {
      asked.push(page);
      json(200, { member: page === 1 ? [{ name: 'a' }, {}] : [{ name: 'b' }, { name: 'c' }], totalItems: 4 });
      return http.get('things', pageOf(Thing), { call: 'readOrders' });
    };
    expect(await readAllPages(read, ({ name }) => name)).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    expect(asked).toEqual([1, 2]);
  });

  test('in a GraphQL collection keeps the length of the page, too', async () => {
    json(200, { data: { things: { collection: [{ name: 'a' }, { name: 2 }] } } });
    const schema = z.object({ things: z.object({ collection: z.array(Thing) }) });
    const answer = await query('{ things }', schema);
    expect(answer.things.collection).toEqual([{ name: 'a' }]);
    expect(breaches).toEqual([{ call: 'readProducts', path: 'things.collection.1.name', leftOut: 1 }]);
  });

  /** Requirement 27.5. */
  test('in another currency is refused by its name', async () => {
    const schema = z.object({ currencyCode: z.literal('EUR') });
    json(200, { currencyCode: 'USD' });
    const order = () => failureIn(http.get('things', schema, { call: 'readOrder' }));
    expect(await order()).toEqual({ kind: 'otherCurrency', currency: 'USD' });
    json(200, { currencyCode: 1 });
    expect(await order()).toEqual({ kind: 'contract', path: 'currencyCode' });
  });
});

describe('refusals', () => {
  test('the body is kept as the last error', async () => {
    json(422, { violations: [{ propertyPath: 'city', message: 'fehlt', code: null }] });
    const violations = [{ propertyPath: 'city', message: 'fehlt' }];
    expect(await failureIn(read())).toEqual({ kind: 'violations', violations });
    expect(lastError()).toMatchObject({ call: 'readOrder', status: 422, body: { violations: [{}] } });
  });

  test('429 has its wait', async () => {
    json(429, {}, { 'Retry-After': '30' });
    expect(await failureIn(read())).toEqual({ kind: 'rateLimited', retryAfter: 30 });
  });

  test('no request is sent twice', async () => {
    for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
      received = [];
      json(status, {});
      await failureIn(read());
      expect(received).toHaveLength(1);
      expect(rejected).not.toHaveBeenCalled();
    }
  });

  test('errors in a GraphQL answer are failures', async () => {
    json(200, { errors: [{ message: 'Not Found', extensions: { status: 404 } }], data: null });
    expect(await failureIn(query('{a}', Thing))).toEqual({ kind: 'notFound' });
    json(200, { errors: [{ message: 'Too deep' }] });
    expect(await failureIn(query('{a}', Thing))).toEqual({ kind: 'general', status: 200, detail: 'Too deep' });
  });
});

describe('a missing answer', () => {
  test('is a timeout, also if only the body does not arrive', async () => {
    http = httpAt(shop(), 150);
    answer = () => {};
    expect(await failureIn(read())).toEqual({ kind: 'timeout' });
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"name"');
    };
    expect(await failureIn(read())).toEqual({ kind: 'timeout' });
  });

  test('is offline without a connection, or if the answer is cut', async () => {
    answer = (response) => response.destroy();
    expect(await failureIn(read())).toEqual({ kind: 'offline' });
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' }).write('{"name"');
      setTimeout(() => response.destroy(), 10);
    };
    expect(await failureIn(read())).toEqual({ kind: 'offline' });
    http = httpAt('http://127.0.0.1:1/');
    expect(await failureIn(read())).toEqual({ kind: 'offline' });
  });

  test('is aborted by the caller', async () => {
    const controller = new AbortController();
    let closed: Promise<void> = Promise.resolve();
    answer = (response) => {
      closed = new Promise((resolve) => response.on('close', resolve));
      controller.abort();
    };
    expect(await failureIn(read({ signal: controller.signal }))).toEqual({
      kind: 'general',
      status: null,
      detail: null,
    });
    await closed;
    expect(lastError()).toBeNull();
  });
});

describe('files', () => {
  const pdf = (headers: Record<string, string>) => {
    answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf', ...headers }).end('%PDF-1.7');
    };
  };
  const download = () => http.blob('file', 'application/pdf', { call: 'downloadFile' });

  test('a file is requested by its type, and returned unchanged', async () => {
    pdf({ 'Content-Disposition': 'attachment; filename="Rechnung 1.pdf"' });
    const file = await download();
    expect(file.name).toBe('Rechnung 1.pdf');
    expect(await file.blob.text()).toBe('%PDF-1.7');
    expect(received[0]?.headers.accept).toBe('application/pdf');
  });

  test('another type than the requested one is not saved', async () => {
    json(200, { name: 'a' });
    expect(await failureIn(download())).toEqual({ kind: 'contract', path: 'Content-Type' });
  });

  test('a refusal is read whatever its type', async () => {
    json(404, { detail: 'no' });
    expect(await failureIn(download())).toEqual({ kind: 'notFound' });
    json(500, { detail: 'no' }, { 'Content-Type': 'application/octet-stream' });
    expect(await failureIn(download())).toMatchObject({ kind: 'general', status: 500 });
    expect(lastError()?.body).toBe('{"detail":"no"}');
  });
});

test('each uncached answer sets the shop’s time, a refusal too', async () => {
  const hour = 3_600_000;
  const headers = { Date: new Date(Date.now() + hour).toUTCString(), 'Cache-Control': 'no-store' };
  json(422, {}, headers);
  await failureIn(read());
  expect(Math.round((shopNow() - Date.now()) / 60_000)).toBe(60);
  hearTime(new Headers({ ...headers, Date: new Date().toUTCString() }));
});

import { once } from 'node:events';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createShop, startShop } from '../server.ts';
import { ROUTES } from '../testing/ownership.ts';
import { onShop } from '../testing/shop.ts';
import { API } from './answer.ts';

const HEADERS = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];

/** Body in chunks, of undeclared length. */
const chunked = (text: string) => ({
  duplex: 'half' as const,
  headers: { 'Content-Type': 'application/json' },
  body: new ReadableStream({
    start(controller) {
      for (let at = 0; at < text.length; at += 100_000)
        controller.enqueue(new TextEncoder().encode(text.slice(at, at + 100_000)));
      controller.close();
    },
  }),
});

describe('a request', () => {
  onShop((fixture) => {
    test('gets the security headers with every kind of answer', async () => {
      const { shop } = fixture();
      const web = new Hono().get('/page', (context) => context.html('<h1>Page</h1>'));
      const site = createShop({ ...shop, reading: 'investor', web });
      for (const [method, path] of [
        ['GET', '/page'],
        ['POST', '/page'],
        ['GET', '/nothing'],
        ['GET', `${API}/channels`],
        ['GET', `${API}/nothing`],
        ['GET', `${API}/orders`],
        ['DELETE', `${API}/channels`],
        ['OPTIONS', `${API}/channels`],
        ['GET', '/api'],
        ['GET', '/sandbox'],
        ['GET', '/sandbox/mails'],
        ['GET', '/sandbox/clock'],
        ['GET', '/sandbox/assets/page.css'],
        ['GET', '/sandbox/assets/nothing.css'],
        ['GET', '/sandbox/pictures/wind.svg'],
        ['GET', '/sandbox/pictures/nothing.svg'],
        ['GET', '/sandbox/enter'],
        ['GET', '/sandbox/pay/nothing'],
        ['POST', '/sandbox/forms/order'],
        ['POST', '/sandbox/nothing'],
      ] as const) {
        const { headers, status } = await site.request(path, { method });
        expect([method, path, HEADERS.filter((name) => !headers.has(name))]).toEqual([method, path, []]);
        expect([method, path, status < 500]).toEqual([method, path, true]);
      }
    });

    test('under a host that no setting names is refused with the name of the setting', async () => {
      const { shop } = fixture();
      const origins = { investor: 'http://192.168.1.7:4000', marketplace: 'https://art.test' };
      const site = createShop({ ...shop, reading: 'investor', origins, host: 'parkett.test' });
      const status = async (host: string) => (await site.request(`http://${host}/sandbox/mails`)).status;
      for (const host of [
        ...['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', 'parkett.test.evil.test'],
        ...['203.0.113.9', '192.168.1.8:4000', '[2001:db8::1]', '0.0.0.0:4000', '10.0.0.1'],
      ])
        expect([host, await status(host)]).toEqual([host, 421]);
      for (const host of [
        ...['localhost:4000', '127.0.0.1:4000', '127.8.0.1', '[::1]:4000'],
        ...['192.168.1.7:4000', '192.168.1.7:4001', 'art.test', 'PARKETT.test:4000'],
      ])
        expect([host, await status(host)]).toEqual([host, 200]);
      const refused = await site.request('http://192.168.1.8:4000/login');
      expect(await refused.text()).toContain('PUBLIC_URL=http://');
    });

    test('with two `Host` lines is refused in any order', async () => {
      const { port } = new URL(fixture().shop.url);
      for (const hosts of [
        ['localhost', 'evil.test'],
        ['evil.test', 'localhost'],
        ['localhost', 'localhost'],
      ]) {
        const socket = connect(Number(port), '127.0.0.1');
        socket.end(
          `GET /sandbox/mails HTTP/1.1\r\n${hosts.map((host) => `host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`,
        );
        const [answer] = await once(socket, 'data');
        expect([hosts, String(answer).split('\r\n')[0]]).toEqual([hosts, 'HTTP/1.1 400 Bad Request']);
      }
    });

    test('for an impossible id, on any route, is answered as not found', async () => {
      const { visitor } = fixture();
      const client = await visitor.as('julia');
      const routes = Object.keys(ROUTES).filter((route) => route.includes('/:'));
      expect(routes.length).toBeGreaterThan(20);
      for (const route of routes) {
        const [method = '', pattern = ''] = route.split(' ');
        for (const id of ['%', '%25', '%E0%A4', '%2F', "'", '%00', '-1', '9'.repeat(40)]) {
          const path = pattern.slice(1).replaceAll(/:\w+(\{[^}]*\})?/g, id);
          const answer = await client.call(
            method as 'GET',
            path,
            method === 'GET' || method === 'DELETE' ? undefined : {},
          );
          expect([method, path, answer.status, answer.status < 500]).toEqual([method, path, answer.status, true]);
        }
      }
      for (const id of ['%', '/api/v2/shop/products/%', '%25']) {
        for (const query of ['product(id: $id) { code }', 'invoice(id: $id) { number }']) {
          const { status, body } = await client.call('POST', 'graphql', {
            query: `query Q($id: ID!) { ${query} }`,
            variables: { id },
          });
          expect([query, id, status, JSON.stringify(body).includes('Internal')]).toEqual([query, id, 200, false]);
        }
        const { status } = await client.call('PUT', 'customers/julia', { defaultAddress: id });
        expect([id, status < 500]).toEqual([id, true]);
      }
    });

    test('with a form instead of JSON is refused, since a page of another site may send forms', async () => {
      const form = new FormData();
      form.set('email', 'c.sommer@example.de');
      const answer = await fetch(`${fixture().shop.url}${API}/authentication-token`, { method: 'POST', body: form });
      expect(answer.status).toBe(415);
    });

    test('for a login with a next page leads to no other site', async () => {
      const { shop } = fixture();
      for (const next of ['//evil.test', '/%09/evil.test/x', '/%0a/evil.test', '/\\evil.test', 'https://evil.test']) {
        const page = await fetch(`${shop.url}/sandbox/enter?persona=cleared&next=${next}`);
        expect([next, await page.text()]).toEqual([next, expect.stringContaining('data-next="/"')]);
      }
    });
  });
});

// Needs a separate shop: the shop closes the connection after too much data, which the next call might have reused.
describe('a sender', () => {
  onShop((fixture) => {
    test('of chunks is answered like any other, up to the limit of a body', async () => {
      const url = `${fixture().shop.url}${API}/graphql`;
      const query = JSON.stringify({ query: '{ countries { collection { code } } }' });
      const small = await fetch(url, { method: 'POST', ...chunked(query) });
      expect([small.status, await small.text()]).toEqual([200, expect.stringContaining('"DE"')]);
      const large = await fetch(url, { method: 'POST', ...chunked(`{"query":"${' '.repeat(3_000_000)}"}`) }).then(
        ({ status }) => status,
        // The connection may be closed while the client is still sending.
        () => 413,
      );
      expect(large).toBe(413);
    });
  });
});

describe('a shop that stops', () => {
  test('does not wait for an incomplete request or a silent connection', async () => {
    const shop = await startShop({ seed: null });
    const { hostname, port } = new URL(shop.url);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    const half = ask({ hostname, port, path: '/', method: 'POST', headers: { 'Content-Length': '10' } });
    half.on('error', () => undefined);
    half.write('12345');
    await once(half, 'socket');
    const started = performance.now();
    await shop.close();
    expect(performance.now() - started).toBeLessThan(8_000);
    silent.destroy();
  });
});

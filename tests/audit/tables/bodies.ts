import { request } from 'node:http';
import { API } from '#sandbox/http/answer.ts';
import type { Table } from '../table.ts';
import type { World } from '../world.ts';

const MB = 1_000_000;
const TYPE = { 'Content-Type': 'application/json' };
/** One of each way that a body is read: public, GraphQL, behind a login, the control page. */
const PLACES = [
  `${API}/authentication-token`,
  `${API}/graphql`,
  `${API}/wallets`,
  '/sandbox/login',
  '/sandbox/forms/order',
];

/**
 * Sends so many bytes piece by piece, never faster than they are taken.
 * @returns the status; 413 as well where the connection is closed while there is more to send.
 */
function send({ shop }: World, path: string, bytes: number, headers: Record<string, string>): Promise<number> {
  const { port } = new URL(shop.url);
  const piece = Buffer.alloc(64 * 1024, 'x');
  return new Promise((resolve) => {
    let left = bytes;
    const sending = request({
      port,
      path,
      host: '127.0.0.1',
      method: 'POST',
      headers: { Host: `localhost:${port}`, ...headers },
    });
    sending.on('response', (answer) => {
      answer.resume();
      left = 0;
      resolve(answer.statusCode ?? 0);
      sending.destroy();
    });
    sending.on('error', () => resolve(413));
    const more = () => {
      while (left > 0) {
        const next = piece.subarray(0, Math.min(left, piece.length));
        left -= next.length;
        if (!sending.write(next)) return void sending.once('drain', more);
      }
      sending.end();
    };
    more();
  });
}

const NESTED = [10, 1_000, 100_000];

/** Bodies that are no JSON of an object, or JSON that is hard to read. */
const ODD: readonly [what: string, body: string][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '1'],
  ['a text', '"a"'],
  ['a list', '[]'],
  ['an object that is not closed', '{'],
  ['a comma at the end', '{"locale":"de",}'],
  ['not a number', '{"locale":NaN}'],
  ['a prototype', '{"__proto__":{"locale":"de"}}'],
  ['a constructor', '{"constructor":{"prototype":{"locale":"de"}}}'],
  ['half a character', '{"locale":"\\ud800"}'],
  ['a byte order mark', '\ufeff{"locale":'],
  ['a hundred thousand keys', `{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
  ...NESTED.map((depth): [string, string] => [`${depth} lists in lists`, '['.repeat(depth) + ']'.repeat(depth)]),
  ...NESTED.map((depth): [string, string] => [
    `${depth} objects in objects`,
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  ]),
  ['a number of a hundred thousand digits', `{"locale":${'9'.repeat(100_000)}}`],
];

const rss = () => process.memoryUsage().rss / MB;

export const bodies: Table[] = [
  {
    name: 'bodies: too large, in pieces, deep, of no JSON',
    least: 108,
    async run(attempt, world) {
      for (const path of PLACES) {
        const large = await send(world, path, 1.5 * MB, { ...TYPE, 'Content-Length': String(1.5 * MB) });
        attempt(`1.5 MB to ${path}`, large === 413, large);
        const pieces = await send(world, path, 1.5 * MB, TYPE);
        attempt(`1.5 MB in pieces to ${path}`, pieces === 413, pieces);
      }
      const clara = await world.visitor.as('cleared');
      for (const path of PLACES.slice(0, 4)) {
        for (const [what, body] of ODD) {
          const headers = { ...TYPE, Authorization: path.startsWith('/sandbox') ? '' : `Bearer ${clara.token}` };
          if (path.endsWith('token')) headers.Authorization = '';
          const { status } = await world.site.request(`http://localhost${path}`, { method: 'POST', headers, body });
          attempt(`${what} to ${path}`, status >= 400 && status < 500, status);
        }
        for (const type of [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/xml',
          '',
          'application/jsonx',
        ]) {
          if (path.startsWith('/sandbox')) continue;
          const { status } = await world.site.request(`http://localhost${path}`, {
            method: 'POST',
            headers: { 'Content-Type': type },
            body: '{"query":"{ countries { collection { code } } }"}',
          });
          attempt(`as “${type}” to ${path}`, status === 415 || status === 401, status);
        }
      }
    },
  },
  {
    name: 'bodies of 300 MB: refused, and not kept',
    least: 10,
    long: true,
    async run(attempt, world) {
      for (const path of PLACES) {
        for (const headers of [TYPE, { ...TYPE, 'Content-Length': String(300 * MB) }]) {
          const before = rss();
          const status = await send(world, path, 300 * MB, headers);
          attempt(
            `300 MB to ${path}${'Content-Length' in headers ? '' : ' in pieces'}`,
            status === 413 && rss() - before < 60,
            [status, rss() - before],
          );
        }
      }
    },
  },
  {
    name: 'slow clients: 600 requests that never come whole, others are served',
    least: 102,
    long: true,
    async run(attempt, world) {
      const { port } = new URL(world.shop.url);
      const slow = Array.from({ length: 600 }, () => {
        const asking = request({
          port,
          path: `${API}/graphql`,
          host: '127.0.0.1',
          method: 'POST',
          headers: { Host: `localhost:${port}`, ...TYPE, 'Content-Length': '1000' },
          agent: false,
        });
        asking.on('error', () => undefined);
        return asking;
      });
      await Promise.all(slow.map((each) => new Promise((resolve) => each.write('{', resolve))));
      const took: number[] = [];
      for (let time = 0; time < 100; time += 1) {
        const started = performance.now();
        const { status } = await fetch(`${world.shop.url}${API}/channels`);
        took.push(performance.now() - started);
        attempt(`call ${time + 1} beside them`, status === 200, status);
      }
      const median = took.sort((a, b) => a - b)[50] ?? 0;
      attempt('half of the calls within 100 ms', median < 100, `${median.toFixed(1)} ms`);
      attempt(
        'all of them are still held',
        slow.every((each) => !each.destroyed),
      );
      for (const each of slow) each.destroy();
    },
  },
];

import { request } from 'node:http';
import { API } from '#sandbox/http/answer.ts';
import { ROUTES } from '#sandbox/testing/ownership.ts';
import type { Table } from '../table.ts';
import { ORIGIN, OUTSIDE } from '../world.ts';

/** Security headers with a restrictive value. Every page, file and answer must have each of them. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  'cache-control': /no-store|no-cache|max-age/,
  'content-security-policy': /^default-src 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/,
  'strict-transport-security': /max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PLACES = [
  '/',
  '/login',
  '/robots.txt',
  '/nothing.js',
  '/assets/app.js',
  '/assets/nothing.js',
  '/kit',
  '/kit/nothing.js',
  '/api',
  '/sandbox',
  '/sandbox/mails',
  '/sandbox/mail',
  '/sandbox/mail/1',
  '/sandbox/clock',
  '/sandbox/settings',
  '/sandbox/requests',
  '/sandbox/faults',
  '/sandbox/enter',
  '/sandbox/nothing',
  '/sandbox/forms/order',
  '/sandbox/assets/control.css',
  '/sandbox/assets/nothing.css',
  '/sandbox/pictures/nothing.svg',
  '/sandbox/pay/nothing',
  `${API}/nothing`,
];

const HOSTS: readonly [host: string, isOurs: boolean][] = [
  ['evil.test', false],
  ['evil.test:4000', false],
  ['localhost.evil.test', false],
  ['127.0.0.1.evil.test', false],
  ['evil.test.', false],
  ['localhos', false],
  ['localhost-evil.test', false],
  ['0x7f.evil.test', false],
  ['203.0.113.9', false],
  ['192.168.1.7:4000', false],
  ['0.0.0.0:4000', false],
  ['[2001:db8::1]:4000', false],
  ['localhost', true],
  ['localhost:4000', true],
  ['LOCALHOST', true],
  ['127.0.0.1:4000', true],
  ['[::1]:4000', true],
];
const ORIGINS: readonly [origin: string, isOurs: boolean][] = [
  ['https://evil.test', false],
  ['http://evil.test', false],
  ['http://localhost', false],
  ['http://localhost:4001', false],
  ['https://localhost:4000', false],
  ['http://localhost:4000.evil.test', false],
  ['http://127.0.0.1:4000', false],
  ['null', false],
  [ORIGIN, true],
];

/** Paths that leave the served folder, and paths of files that only the server reads. */
const PATHS = [
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/..\\secret.txt',
  '/....//secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%252e%252e/secret.txt',
  '/kit/../../secret.txt',
  '/kit/..%2f..%2fsecret.txt',
  '//secret.txt',
  '/./../secret.txt',
  '/secret.txt%00.js',
  '/assets/app.js/../../../secret.txt',
  '/sandbox/assets/..%2f..%2fserver.ts',
  '/sandbox/assets/..%2f..%2f..%2fpackage.json',
  '/sandbox/assets/%2e%2e%2fhtml.ts',
  '/sandbox/pictures/..%2f..%2f..%2fpackage.json',
  '/sandbox/assets/....//html.ts',
  '/csp.json',
  '/.vite/manifest.json',
  '/kit/.vite/manifest.json',
  '/kit/csp.json',
];

export const http: Table[] = [
  {
    name: 'headers: every route and place × every method',
    least: 680,
    async run(attempt, world) {
      const routes = Object.keys(ROUTES).map(
        (route) => `${API}${route.split(' ')[1]?.replaceAll(/:\w+(\{[^}]*\})?\??/g, '1')}`,
      );
      for (const path of new Set([...PLACES, ...routes])) {
        for (const method of METHODS) {
          const { headers, status } = await world.site.request(ORIGIN + path, { method });
          const wrong = Object.entries(HEADERS).filter(([name, is]) => !is.test(headers.get(name) ?? ''));
          attempt(`${method} ${path}`, wrong.length === 0 && status < 500, [status, ...wrong.map(([name]) => name)]);
        }
      }
    },
  },
  {
    name: 'Host: names that are not the shop’s',
    least: 39,
    async run(attempt, { site }) {
      for (const [host, isOurs] of HOSTS) {
        for (const path of ['/sandbox/mails', `${API}/channels`, '/login']) {
          // Node’s server makes the URL of the Host header.
          const { status } = await site.request(`http://${host}${path}`);
          attempt(`${path} at ${host}`, isOurs ? status === 200 : status === 421, status);
        }
      }
    },
  },
  {
    name: 'Origin: other pages’ calls of the control page',
    least: 44,
    async run(attempt, { site }) {
      for (const [origin, isOurs] of ORIGINS) {
        const headers = { Origin: origin, 'Content-Type': 'application/json' };
        for (const [method, path] of [
          ['POST', '/sandbox/clock'],
          ['POST', '/sandbox/login'],
          ['DELETE', '/sandbox/faults'],
          ['POST', '/sandbox/reset'],
        ] as const) {
          // An attempt with our own origin would reset the shop; attempts with other origins are refused.
          if (isOurs && path === '/sandbox/reset') continue;
          const body = method === 'POST' ? JSON.stringify({ persona: 'julia' }) : undefined;
          const { status } = await site.request(ORIGIN + path, { method, headers, body });
          attempt(`${method} ${path} from ${origin}`, isOurs ? status < 300 : status === 403, status);
        }
        const form = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' };
        const { status } = await site.request(`${ORIGIN}/sandbox/forms/clock`, {
          method: 'POST',
          headers: form,
          body: 'days=0',
        });
        attempt(`a form from ${origin}`, isOurs ? status < 400 : status === 403, status);
      }
    },
  },
  {
    name: 'paths out of the served folders',
    least: 26,
    async run(attempt, { shop }) {
      const { port } = new URL(shop.url);
      // `fetch` would normalise the path before sending it.
      const get = (path: string) =>
        new Promise<{ status: number; text: string }>((resolve, reject) => {
          const asking = request(
            { port, path, host: '127.0.0.1', headers: { Host: `localhost:${port}` } },
            (answer) => {
              let text = '';
              answer.on('data', (chunk) => {
                text += String(chunk);
              });
              answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
            },
          );
          asking.on('error', reject);
          asking.end();
        });
      for (const path of PATHS) {
        const { status, text } = await get(path);
        const leaks = text.includes(OUTSIDE) || /"dependencies"|import \{|"scripts":\[/.test(text);
        attempt(path, status < 500 && !leaks, [status, text.slice(0, 80)]);
      }
      attempt('a file that is served', (await get('/assets/app.js')).text === 'export {};');
    },
  },
];

import { API } from '#sandbox/http/answer.ts';
import { PASSWORD, personaOf } from '#sandbox/personas.ts';
import type { Attempt, Table } from '../table.ts';
import { ORIGIN, OUTSIDE, type World } from '../world.ts';

/** Security headers with a restrictive value. Every page, file and answer must have each of them (requirement 21.2). */
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
const PLACES = [
  '/',
  '/login',
  '/assets/app.js',
  '/nothing.js',
  '/kit',
  '/api',
  `${API}/channels`,
  `${API}/nothing`,
  '/sandbox',
  '/sandbox/mails',
  '/sandbox/enter',
  '/sandbox/assets/page.css',
  '/sandbox/pictures/nothing.svg',
];

/**
 * Hosts by the status of their answer: the shop answers for loopback addresses and for the hosts in the world’s
 * settings only (requirement 21.7).
 */
const HOSTS: Readonly<Record<number, readonly string[]>> = {
  200: ['localhost:4000', 'LOCALHOST', '127.8.0.1', '[::1]:4000', '192.168.1.7:4001', 'art.test', 'PARKETT.test:4000'],
  421: [
    'evil.test',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    'parkett.test.evil.test',
    'localhos',
    '203.0.113.9',
    '192.168.1.8:4000',
    '[2001:db8::1]',
    '0.0.0.0:4000',
  ],
};
const FOREIGN = ['https://evil.test', 'http://localhost:4001', 'http://localhost:4000.evil.test', 'null'];

/** Paths that leave the served folders, and files that only the server reads. */
const PATHS = [
  '/..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/kit/..%2f..%2fsecret.txt',
  '//secret.txt',
  '/sandbox/assets/..%2f..%2fserver.ts',
  '/csp.json',
  '/sandbox/pictures/..%2f..%2f..%2fpackage.json',
  '/.vite/manifest.json',
];

async function attack(attempt: Attempt, { site, visitor, shop }: World): Promise<void> {
  for (const path of PLACES)
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { headers, status } = await site.request(ORIGIN + path, { method });
      const wrong = Object.entries(HEADERS).flatMap(([name, is]) => (is.test(headers.get(name) ?? '') ? [] : name));
      attempt(`headers of ${method} ${path}`, wrong.length === 0 && status < 500, [status, ...wrong]);
    }
  for (const [wanted, hosts] of Object.entries(HOSTS))
    for (const host of hosts) {
      // Node’s server makes the URL of the Host header.
      const { status } = await site.request(`http://${host}/sandbox/mails`);
      attempt(`host ${host}`, status === Number(wanted), status);
    }
  const incoming = { rawHeaders: ['host', 'localhost', 'host', 'evil.test'] };
  const twice = await site.request(`${ORIGIN}/sandbox/mails`, {}, { incoming });
  attempt('two hosts at once', twice.status === 400, twice.status);
  for (const path of PATHS) {
    const text = await (await site.request(ORIGIN + path)).text();
    attempt(`path ${path}`, !text.includes(OUTSIDE) && !/"dependencies"|import \{|"scripts":\[/.test(text), text);
  }
  for (const origin of [...FOREIGN, ORIGIN])
    for (const [path, body] of [
      ['clock', JSON.stringify({})],
      ['forms/clock', 'days=0'],
    ]) {
      const type = path === 'clock' ? 'application/json' : 'application/x-www-form-urlencoded';
      const headers = { Origin: origin, 'Content-Type': type };
      const { status } = await site.request(`${ORIGIN}/sandbox/${path}`, { method: 'POST', headers, body });
      attempt(`${path} from ${origin}`, origin === ORIGIN ? status < 400 : status === 403, status);
    }
  const form = new FormData();
  form.set('email', 'c.sommer@example.de');
  const sent = await site.request(`${ORIGIN}${API}/authentication-token`, { method: 'POST', body: form });
  attempt('a form of another site instead of JSON', sent.status === 415, sent.status);

  const { email } = personaOf('cleared');
  const logIn = async (password: string) =>
    (await visitor.call('POST', 'authentication-token', { email, password })).status;
  for (let time = 0; time < 10; time += 1) await logIn('nope');
  const refused = await logIn(PASSWORD);
  attempt('the right password after ten wrong ones', refused === 429, refused);
  await shop.clock.move(60_000);
  const later = await logIn(PASSWORD);
  attempt('the right password a minute later', later === 200, later);

  const large = await visitor.call('POST', 'orders', { locale: 'de', filler: 'x'.repeat(1_100_000) });
  attempt('a body of more than a megabyte', large.status === 413, large.status);
  const query = `{ categories { collection ${'{ children '.repeat(9)}{ code }${' }'.repeat(9)} } }`;
  const deep = await visitor.call('POST', 'graphql', { query });
  attempt('a query that is too deep', deep.status === 400, deep.status);
}

export const shop: Table[] = [
  { name: 'the shop: headers, hosts, paths, origins, logins, sizes', least: 81, run: attack },
];

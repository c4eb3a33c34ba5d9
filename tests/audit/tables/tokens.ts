import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AuthAnswer } from '#domain/shop/auth.ts';
import { idOf } from '#domain/shop/schema.ts';
import { API } from '#sandbox/http/answer.ts';
import { secretOf } from '#sandbox/http/settings.ts';
import { personaOf } from '#sandbox/personas.ts';
import { ownOf, ROUTES } from '#sandbox/testing/ownership.ts';
import type { Table } from '../table.ts';
import { ORIGIN } from '../world.ts';
import { methodOf } from './ownership.ts';

type Fields = Record<string, unknown>;
const Fields = z.record(z.string(), z.unknown());

const part = (fields: Fields) => Buffer.from(JSON.stringify(fields)).toString('base64url');
const HASHES: Readonly<Record<string, string>> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };

/** A token with this header and these claims (RFC 7515), signed with this key by the algorithm that the header names. */
function signed(header: Fields, claims: Fields, key: Uint8Array | string): string {
  const input = `${part(header)}.${part(claims)}`;
  const hash = HASHES[String(header.alg)] ?? 'sha256';
  return `${input}.${createHmac(hash, key).update(input).digest('base64url')}`;
}

const ALGORITHMS = [
  'none',
  'None',
  'NONE',
  'nOnE',
  '',
  'HS384',
  'HS512',
  'RS256',
  'PS256',
  'ES256',
  'EdDSA',
  'HS1',
  'A128KW',
];
const KEYS = ['', 'secret', 'password', 'parkett', 'changeme', '\0'.repeat(32), 'HS256', 'null', 'parkett-sandbox'];
const JWK = { kty: 'oct', k: Buffer.from('attacker').toString('base64url') };
/** Headers that name a key of the sender's own, or ask for what nobody knows. */
const HEADERS: readonly Fields[] = [
  { jwk: JWK },
  { jku: 'https://evil.test/jwks.json' },
  { x5u: 'https://evil.test/cert.pem' },
  { x5c: ['MIIB'] },
  { kid: '../../../../dev/null' },
  { kid: "' or 1=1 --" },
  { kid: 'attacker', jwk: JWK },
  { typ: 'JWE' },
];

export const tokens: Table[] = [
  {
    name: 'access tokens: forged, altered, cut, of another kind, in the wrong place',
    least: 120,
    async run(attempt, { shop, site, visitor }) {
      const key = await secretOf(shop.database.db, 'jwt');
      const login = AuthAnswer.parse((await visitor.control('POST', 'login', { persona: 'cleared' })).body);
      const { token } = login;
      const other = (await visitor.as('julia')).token ?? '';
      const [head = '', body = '', signature = ''] = token.split('.');
      const header = Fields.parse(JSON.parse(Buffer.from(head, 'base64url').toString()));
      const claims = Fields.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      const others = Fields.parse(JSON.parse(Buffer.from(other.split('.')[1] ?? '', 'base64url').toString()));
      const seconds = Number(claims.iat);
      const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([each]) => each !== name));

      const forged: [what: string, token: string][] = [
        ...ALGORITHMS.flatMap((alg): [string, string][] => [
          [`alg ${alg}, without a signature`, `${part({ ...header, alg })}.${body}.`],
          [`alg ${alg}, with the signature of HS256`, `${part({ ...header, alg })}.${body}.${signature}`],
          [`alg ${alg}, signed with the shop’s key`, signed({ ...header, alg }, claims, key)],
        ]),
        ...KEYS.map((guess): [string, string] => [`the key ${JSON.stringify(guess)}`, signed(header, claims, guess)]),
        ...HEADERS.map((more): [string, string] => [
          `the header ${JSON.stringify(more)}, signed with a key of one’s own`,
          signed({ ...header, ...more }, claims, 'attacker'),
        ]),
        ...[['exp'], ['b64'], ['unknown'], []].map((crit): [string, string] => [
          `crit ${crit}`,
          signed({ ...header, crit, b64: false, unknown: 1 }, claims, key),
        ]),
        // Each claim altered under the true signature.
        ...Object.keys(claims).map((name): [string, string] => {
          const value = JSON.stringify(others[name]) === JSON.stringify(claims[name]) ? 'other' : others[name];
          return [`another ${name}`, `${head}.${part({ ...claims, [name]: value })}.${signature}`];
        }),
        // Rightly signed, but not for this: a leaked key aside, so would be a token of another service.
        ...['exp', 'iat', 'sub', 'iss', 'aud', 'scope', 'sid'].map((name): [string, string] => [
          `no ${name}`,
          signed(header, without(name), key),
        ]),
        ...(
          [
            ['exp', seconds - 1],
            ['exp', 'never'],
            ['nbf', seconds + 600],
            ['iss', 'https://evil.test'],
            ['aud', 'another-shop'],
            ['aud', ['another-shop']],
            ['scope', 'admin'],
            ['scope', 'code'],
            ['scope', ['full']],
            ['sid', randomUUID()],
            ['sid', others.sid],
            ['sid', null],
            ['sub', others.sub],
            ['sub', randomUUID()],
            ['sub', 1],
            ['sub', ''],
          ] as const
        ).map(([name, value]): [string, string] => [
          `${name} ${JSON.stringify(value)}`,
          signed(header, { ...claims, [name]: value }, key),
        ]),
        ...[
          '',
          head,
          `${head}.${body}`,
          `${head}.${body}.`,
          token.slice(0, -1),
          token.slice(1),
          `${token}.${signature}`,
          `${token}A`,
        ].map((cut): [string, string] => [`cut to ${cut.length} letters`, cut]),
        ['its signature in another writing', `${head}.${body}.${signature}=`],
        ['the refresh token', login.refresh_token],
        ['the word null', 'null'],
        ['letters that no header holds', 'ü'.repeat(8).replaceAll('ü', '%FC')],
      ];
      const path = `${API}/customers/${idOf(login.customer)}`;
      const status = async (init: RequestInit, at = path) => (await site.request(ORIGIN + at, init)).status;
      const bearer = (value: string) => ({ headers: { Authorization: value } });
      attempt('the true one', (await status(bearer(`Bearer ${token}`))) === 200);
      for (const [what, fake] of forged) {
        const seen = await status(bearer(`Bearer ${fake}`));
        attempt(what, seen === 401, seen);
      }
      const misplaced: [what: string, init: RequestInit, at?: string][] = [
        ...['access_token', 'token', 'bearer', 'jwt'].map((name): [string, RequestInit, string] => [
          `?${name}=`,
          {},
          `${path}?${name}=${token}`,
        ]),
        ...['Basic', 'Token', 'Digest', 'JWT', ''].map((scheme): [string, RequestInit] => [
          `the scheme “${scheme}”`,
          bearer(`${scheme} ${token}`),
        ]),
        ...['X-Authorization', 'X-Access-Token', 'Proxy-Authorization', 'Cookie'].map((name): [string, RequestInit] => [
          name,
          { headers: { [name]: name === 'Cookie' ? `token=${token}; BEARER=${token}` : `Bearer ${token}` } },
        ]),
        ['twice', bearer(`Bearer Bearer ${token}`)],
      ];
      for (const [what, init, at] of misplaced) {
        const seen = await status(init, at);
        attempt(what, seen === 401, seen);
      }
    },
  },
  {
    name: 'the token of a login that lacks its code: every route that needs a login',
    least: 55,
    async run(attempt, { visitor }) {
      const { email, password } = personaOf('twoFactor');
      const { body } = await visitor.call('POST', 'authentication-token', { email, password });
      const { token, customer } = AuthAnswer.parse(body);
      const half = visitor.with(token);
      const own = { customer: idOf(customer), cart: 'a', cartId: 1, order: 'a', item: 1, payment: 1 };
      const ids = { address: 1, invoice: 1, identification: 1, answered: 1, document: 1, person: 1, wallet: 1 };
      const liked = { favourite: 1, upload: 'a', draftFile: 1, work: 'a' };
      const things = { ...own, ...ids, ...liked, company: 'a', file: 'a', reference: 'a' };
      for (const [route, row] of Object.entries(ROUTES)) {
        if (row === 'public' || route.endsWith('/2fa/verify')) continue;
        const method = methodOf(route);
        const [path, sent] = 'named' in row ? (row.named[0]?.(things) ?? ['']) : ownOf(row);
        const { status } = await half.call(method, path, method === 'GET' || method === 'DELETE' ? undefined : sent);
        attempt(route, status === 401, status);
      }
      const query = '{ customer { id } }';
      const answer = await half.call('POST', 'graphql', { query });
      attempt(query, answer.status === 401, answer.body);
    },
  },
];

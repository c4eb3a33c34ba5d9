import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { character } from '../testing/character.ts';
import { safePartnerUrl } from './partnerUrl.ts';
import { safePath } from './redirect.ts';

const origin = 'https://parkett.example';

/** Paths that the query `redirectPath` may name (requirements 13.4 and 21.4). */
describe('safePath', () => {
  test.each([
    ['/', '/'],
    ['/order-process/token?product=SOLAR&quantity=1000', '/order-process/token?product=SOLAR&quantity=1000'],
    ['/search?phrase=a@b%2F%2Fc#top', '/search?phrase=a@b%2F%2Fc#top'],
    ['/profile/Jürgen', '/profile/J%C3%BCrgen'],
    ['/a/../b', '/b'],
    [`/${'a'.repeat(2047)}`, `/${'a'.repeat(2047)}`],
    ['', null],
    ['account', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/%5Cevil.example', null],
    ['/.//evil.example', null],
    ['/a//../b', null],
    ['//parkett.example/', null],
    ['https://evil.example', null],
    ['https://parkett.example/account', null],
    ['javascript:alert(1)', null],
    [' /account', null],
    ['/account ', null],
    ['/\t/evil.example', null],
    ['/\n/evil.example', null],
    ['/@evil.example', null],
    ['/\u2028', null],
    ['/\u202egro.live', null],
    ['/\u00a0/evil.example', null],
    ['/%ff', null],
    [`/${'a'.repeat(2048)}`, null],
  ])('%j leads to %j', (input, expected) => expect(safePath(input, origin)).toBe(expected));

  /** Percent-encodes `text` so that reading it takes `depth` rounds of decoding. */
  const encoded = (text: string, depth: number) => {
    let path = text;
    for (let round = 0; round < depth; round += 1) path = path.replaceAll('%', '%25').replaceAll('ü', '%C3%BC');
    return path;
  };

  test.each([1, 7, 8, 9])('a path that was encoded %i times', (times) => {
    // `safePath` tests eight rounds, each decoded once more; the last round must find nothing left to decode.
    const path = `/profile/J${encoded('ü', times)}rgen`;
    expect(safePath(path, origin)).toBe(times < 8 ? path : null);
  });

  test('an address that leads elsewhere is rejected at every depth of encoding', () => {
    const elsewhere = fc.constantFrom('%2F', '%5C', '%40', '%09', '%00', '%C2%A0', '%ff', '%');
    fc.assert(
      fc.property(elsewhere, fc.integer({ min: 0, max: 8 }), (text, rounds) => {
        expect(safePath(`/${encoded(text, rounds)}/evil.example`, origin)).toBeNull();
      }),
    );
  });

  const fragment = fc.constantFrom(...'/\\.@:a\t?#', '..', '%2F', '%5C', '%25', 'evil.example');
  const crafted = fc.oneof(
    fc.array(fragment, { maxLength: 10 }).map((parts) => `/${parts.join('')}`),
    fc.string({ unit: character }).map((text) => `/${text}`),
  );

  test('an accepted path stays on this origin in every reading, and unchanged', () => {
    fc.assert(
      fc.property(crafted, (input) => {
        const path = safePath(input, origin);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, origin).origin).toBe(origin);
        expect(new URL(decodeURIComponent(new URL(path, origin).pathname), origin).origin).toBe(origin);
        expect(new URL(origin + path).host).toBe('parkett.example');
        expect(safePath(path, origin)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});

/** Addresses of identity, payment and uploads (requirement 21.4). */
describe('safePartnerUrl', () => {
  const places = { origin: 'http://localhost:4000', partnerOrigins: ['https://pay.example', 'http://plain.example'] };

  test.each([
    ['https://pay.example/session/1?a=b#c', 'https://pay.example/session/1?a=b#c'],
    ['HTTPS://PAY.example:443/x', 'https://pay.example/x'],
    ['http://localhost:4000/sandbox/pay/1', 'http://localhost:4000/sandbox/pay/1'],
    ['/sandbox/pay/1', 'http://localhost:4000/sandbox/pay/1'],
    ['/sandbox//', 'http://localhost:4000/sandbox//'],
    [`https://pay.example/${'a'.repeat(2028)}`, `https://pay.example/${'a'.repeat(2028)}`],
    ['', null],
    ['http://pay.example/x', null],
    ['http://plain.example/x', null],
    ['https://pay.example.evil.example/', null],
    ['https://pay.example@evil.example/', null],
    ['https://user@pay.example/', null],
    ['https://:secret@pay.example/', null],
    ['https://[pay.example/', null],
    [`https://pay.example/${'a'.repeat(2029)}`, null],
    ['https://pay.example:8443/', null],
    ['http://localhost:4001/', null],
    ['//pay.example/x', null],
    ['/\\pay.example', null],
    ['https:\\\\pay.example', null],
    ['https:pay.example', null],
    ['javascript:alert(1)', null],
    ['blob:http://localhost:4000/uuid', null],
    [' https://pay.example', null],
    ['https://pay.exa\tmple', null],
    ['session/1', null],
  ])('%j is opened as %j', (input, expected) => expect(safePartnerUrl(input, places)).toBe(expected));

  test('a path without a scheme that names a host is rejected, also on a page with https', () => {
    expect(safePartnerUrl('//pay.example/x', { ...places, origin: 'https://parkett.example' })).toBeNull();
  });
});

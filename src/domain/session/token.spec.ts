import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimsOf, expiresIn, isExpired, skewOf } from './token.ts';

const jwtOf = (payload: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const part = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `eyJhbGciOiJIUzI1NiJ9.${part}.c2lnbmF0dXJl`;
};

describe('claimsOf', () => {
  test('reads a published token (the example of jwt.io with an expiry added)', () => {
    // {"sub":"1234567890","name":"John Doe","iat":1516239022,"exp":1516242622}
    const jwt =
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyLCJleHAiOjE1MTYyNDI2MjJ9.x';
    expect(claimsOf(jwt)).toEqual({ iat: 1516239022, exp: 1516242622, username: null });
  });

  test('reads any name in UTF-8, with - and _ of base64url', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), fc.integer(), (username, iat, exp) => {
        expect(claimsOf(jwtOf({ username, iat, exp }))).toEqual({ username, iat, exp });
      }),
    );
  });

  test.each([
    '..',
    jwtOf({ exp: 2 }).slice(0, -'.c2lnbmF0dXJl'.length),
    `${jwtOf({ exp: 2 })}.d`,
    'a.%%%.c',
    'a.bm90IGpzb24.c',
    'a._w.c',
    jwtOf(null),
    jwtOf('text'),
    jwtOf({ iat: 1 }),
    jwtOf({ iat: 1, exp: '2' }),
    `a.${btoa('{"iat":1,"exp":1e999}')}.c`,
    // A name that is not UTF-8.
    `a.${btoa('{"exp":2,"username":"\xff"}')}.c`,
  ])('%j is no token', (jwt) => {
    expect(claimsOf(jwt)).toBeNull();
  });

  test.each([{ exp: 2 }, { exp: 2, iat: '1' }, { exp: 2, iat: null, username: 7 }])(
    'needs only an expiry; without a time of issue the clocks are assumed to agree',
    (claims) => {
      expect(claimsOf(jwtOf(claims))).toEqual({ exp: 2, iat: null, username: null });
      expect(skewOf({ exp: 2, iat: null, username: null }, 5_000)).toBe(0);
    },
  );
});

describe('expiry', () => {
  const claims = { iat: 1_800_000_000, exp: 1_800_003_600, username: null };
  const issued = claims.iat * 1000;

  test('comes 5 ms early', () => {
    expect(isExpired(claims, 0, claims.exp * 1000 - 6)).toBe(false);
    expect(isExpired(claims, 0, claims.exp * 1000 - 5)).toBe(true);
    expect(expiresIn(claims, 0, issued)).toBe(3_600_000 - 5);
    expect(expiresIn(claims, 0, issued + 9_999_999)).toBe(0);
  });

  test('does not depend on a wrong local clock (24 hours either way)', () => {
    const day = 86_400_000;
    fc.assert(
      fc.property(fc.integer({ min: -day, max: day }), fc.integer({ min: 0, max: 7_200_000 }), (wrong, later) => {
        const skew = skewOf(claims, issued + wrong);
        expect(skew).toBe(wrong);
        expect(expiresIn(claims, skew, issued + wrong + later)).toBe(expiresIn(claims, 0, issued + later));
      }),
    );
  });
});

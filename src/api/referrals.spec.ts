import { afterEach, expect, test, vi } from 'vitest';
import { createHttp } from './http.ts';
import { readDiscount } from './referrals.ts';

const http = createHttp({
  settings: { apiBase: 'http://shop.test/api/v2/shop/' },
  locale: () => 'de',
  authoriser: { token: async () => 'jwt', rejected: () => {} },
  log: () => {},
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [[{ id: 3, code: 'MAI', credit: 2000, acceptedOn: '2026-05-01' }], { id: 3, code: 'MAI', creditedOn: null }],
  [[], null],
])('a customer has redeemed one discount code, or none: %j', async (member, expected) => {
  vi.stubGlobal('fetch', async () => Response.json({ member, totalItems: member.length }));
  const discount = await readDiscount(http);
  if (expected === null) expect(discount).toBeNull();
  else expect(discount).toMatchObject(expected);
});

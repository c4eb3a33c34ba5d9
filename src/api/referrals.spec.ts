import { afterEach, expect, test, vi } from 'vitest';
import { readDiscount } from './referrals.ts';
import { answering, httpOf } from './testing/shop.ts';

const http = httpOf();

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [[{ id: 3, code: 'MAI', credit: 2000, acceptedOn: '2026-05-01' }], { id: 3, code: 'MAI', creditedOn: null }],
  [[], null],
])('a customer has redeemed one discount code, or none: %j', async (member, expected) => {
  answering({ member, totalItems: member.length });
  const discount = await readDiscount(http);
  if (expected === null) expect(discount).toBeNull();
  else expect(discount).toMatchObject(expected);
});

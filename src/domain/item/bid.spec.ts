import { expect, test } from 'vitest';
import { demoBid } from '#domain/constants/itemLimits.ts';
import { highestBid, isBiddable, totalOfBid } from './bid.ts';

test('the figures of the demo are those of the spec, and add up', () => {
  expect(demoBid).toEqual({ balance: 150_000, fee: 20 });
  expect(totalOfBid(49_00)).toBe(49_20);
  expect([highestBid, totalOfBid(highestBid)]).toEqual([149_980, demoBid.balance]);
});

test.each([
  [0, false],
  [1, true],
  [highestBid, true],
  [highestBid + 1, false],
])('%i cents can be bid: %s', (bid, expected) => {
  expect(isBiddable(bid)).toBe(expected);
});

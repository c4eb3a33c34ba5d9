import { expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { demoAuctionsOf } from './auction.ts';

const itemOf = (code: string, price: number, more: object = {}) =>
  Item.parse(workWith({ code, ...more }, { channelPricings: [{ channelCode: 'token', price }] }));

test('the last four works on offer are auctioned, with bids in whole euros below their price', () => {
  const works = [
    itemOf('A', 1_000),
    itemOf('B', 10_000),
    itemOf('C', 24_990),
    itemOf('D', 100),
    itemOf('E', 30_000),
    itemOf('F', 40_000, { allowToBuy: false }),
  ];
  const shown = demoAuctionsOf(works).map(({ item, ...auction }) => ({ code: item.code, ...auction }));
  expect(shown).toEqual([
    { code: 'B', bid: 8_000, from: 5_000, hoursLeft: 2 },
    { code: 'C', bid: 13_800, from: 10_000, hoursLeft: 9 },
    { code: 'D', bid: 100, from: 100, hoursLeft: 24 },
    { code: 'E', bid: null, from: 18_000, hoursLeft: 72 },
  ]);
  expect(demoAuctionsOf(works.slice(0, 1))).toHaveLength(1);
  expect(demoAuctionsOf([])).toEqual([]);
});

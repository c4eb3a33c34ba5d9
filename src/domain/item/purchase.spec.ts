import { expect, test } from 'vitest';
import { isOnOffer, obstacleFor, obstacleIn } from './purchase.ts';

const priced = (channelCode: string, price: number) => [
  { channelCode, price, originalPrice: null, buyBackPrice: null },
];
const variant = {
  id: 1,
  enabled: true,
  code: 'EIS-1',
  name: 'Unikat',
  totalSupply: 1,
  onHand: 1,
  inStock: true,
  tracked: true,
  channelPricings: priced('token', 250_00),
};
const work = { allowToBuy: true, whitelisting: false, creator: { uuid: 'maker' }, defaultVariant: variant };
const buyer = { uuid: 'buyer', kycPassed: true, cryptoRegistrarStatus: 'untouched' } as const;

test('a confirmed identity is enough to buy another customer’s work', () => {
  expect(obstacleFor(work, buyer, null)).toBeNull();
  expect(obstacleFor({ ...work, creator: null }, buyer, null)).toBeNull();
  for (const check of [null, { stateAsString: 'init' }, { stateAsString: 'approved' }])
    expect(obstacleFor(work, { ...buyer, kycPassed: false }, check)).toBe('identity');
  expect(obstacleFor(work, { ...buyer, kycPassed: false }, { stateAsString: 'rejected' })).toBe('rejected');
  for (const stateAsString of ['new', 'pending', 'rejected_in_review']) {
    expect(obstacleFor(work, { ...buyer, kycPassed: false }, { stateAsString })).toBe('checking');
    expect(obstacleFor(work, buyer, { stateAsString })).toBeNull();
  }
  expect(obstacleFor(work, { ...buyer, cryptoRegistrarStatus: 'rejected' }, null)).toBe('banned');
});

test('a work is on offer while copies are left, also to whitelisted wallets only', () => {
  const soldOut = { ...work, defaultVariant: { ...variant, onHand: 0 } };
  const all = [work, { ...work, whitelisting: true }, { ...work, allowToBuy: false }, soldOut];
  expect(all.map(isOnOffer)).toEqual([true, true, false, false]);
});

test('a work that is sold out, not for sale, or without a price cannot be bought', () => {
  expect(obstacleIn(work)).toBeNull();
  expect(obstacleIn({ ...work, allowToBuy: false })).toBe('notOffered');
  expect(obstacleIn({ ...work, whitelisting: true })).toBe('locked');
  expect(obstacleIn({ ...work, defaultVariant: null })).toBe('notOffered');
  expect(obstacleIn({ ...work, defaultVariant: { ...variant, inStock: false } })).toBe('notOffered');
  expect(obstacleIn({ ...work, defaultVariant: { ...variant, onHand: 0 } })).toBe('soldOut');
  expect(obstacleIn({ ...work, defaultVariant: { ...variant, onHand: 0, inStock: false } })).toBe('soldOut');
  for (const channelPricings of [[], priced('token', 0), priced('retail', 250_00)])
    expect(obstacleIn({ ...work, defaultVariant: { ...variant, channelPricings } })).toBe('notOffered');
});

test('the obstacles that cannot be removed come first', () => {
  const soldOut = { ...work, defaultVariant: { ...variant, onHand: 0 } };
  expect(obstacleFor(soldOut, { ...buyer, uuid: 'maker', kycPassed: false }, null)).toBe('own');
  expect(obstacleFor(soldOut, { ...buyer, kycPassed: false }, null)).toBe('soldOut');
  const banned = { ...buyer, kycPassed: false, cryptoRegistrarStatus: 'rejected' } as const;
  expect(obstacleFor(work, banned, { stateAsString: 'pending' })).toBe('banned');
});

import { expect, test } from 'vitest';
import { Item } from '#domain/shop/item.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { isOnOffer, obstacleFor, obstacleIn } from './purchase.ts';

const workOf = (ofVariant: object = {}, more: object = {}) => ({
  ...Item.parse(workWith({}, ofVariant)),
  creator: { uuid: 'maker' },
  ...more,
});
const work = workOf();
const soldOut = workOf({ onHand: 0 });
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
  const all = [work, { ...work, whitelisting: true }, { ...work, allowToBuy: false }, soldOut];
  expect(all.map(isOnOffer)).toEqual([true, true, false, false]);
});

test.each([
  [null, {}, {}],
  ['notOffered', {}, { allowToBuy: false }],
  ['locked', {}, { whitelisting: true }],
  ['notOffered', {}, { defaultVariant: null }],
  ['notOffered', { inStock: false }, {}],
  ['soldOut', { onHand: 0, inStock: false }, {}],
  ['notOffered', { channelPricings: [] }, {}],
  ['notOffered', { channelPricings: [{ channelCode: 'token', price: 0 }] }, {}],
  ['notOffered', { channelPricings: [{ channelCode: 'retail', price: 5 }] }, {}],
])('the obstacle is %s in a work with the variant %j, and %j', (obstacle, ofVariant, more) => {
  expect(obstacleIn(workOf(ofVariant, more))).toBe(obstacle);
});

test('the obstacles that cannot be removed come first', () => {
  expect(obstacleFor(soldOut, { ...buyer, uuid: 'maker', kycPassed: false }, null)).toBe('own');
  expect(obstacleFor(soldOut, { ...buyer, kycPassed: false }, null)).toBe('soldOut');
  const banned = { ...buyer, kycPassed: false, cryptoRegistrarStatus: 'rejected' } as const;
  expect(obstacleFor(work, banned, { stateAsString: 'pending' })).toBe('banned');
});

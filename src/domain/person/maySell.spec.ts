import { expect, test } from 'vitest';
import { maySell, sellingObstacleFor } from './maySell.ts';

const anna = { kycPassed: true, cryptoRegistrarStatus: 'approved' } as const;
const check = (stateAsString: string) => ({ stateAsString });

test('an identified customer who is not banned may sell', () => {
  expect([maySell(anna), sellingObstacleFor(anna, null)]).toEqual([true, null]);
  // The registrar concerns securities only: items may be sold before its decision.
  expect(sellingObstacleFor({ ...anna, cryptoRegistrarStatus: 'untouched' }, null)).toBeNull();
});

test('a banned customer is not sent to a useless identity check', () => {
  for (const kycPassed of [true, false]) {
    const banned = { kycPassed, cryptoRegistrarStatus: 'rejected' } as const;
    expect([maySell(banned), sellingObstacleFor(banned, check('pending'))]).toEqual([false, 'banned']);
  }
});

test('a pending, a missing and a rejected identity are distinguished', () => {
  const nobody = { ...anna, kycPassed: false };
  const told = [null, check('init'), check('rejected'), check('pending')];
  const obstacles = told.map((each) => sellingObstacleFor(nobody, each));
  expect(obstacles).toEqual(['unidentified', 'unidentified', 'rejected', 'underReview']);
});

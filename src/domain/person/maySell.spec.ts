import { expect, test } from 'vitest';
import { maySell, sellingObstacleFor } from './maySell.ts';

const anna = { kycPassed: true, cryptoRegistrarStatus: 'approved' } as const;
const check = (stateAsString: string) => ({ stateAsString });

test('whoever is identified and not banned sells', () => {
  expect([maySell(anna), sellingObstacleFor(anna, null)]).toEqual([true, null]);
  // The registrar concerns securities only: items may be sold before its decision.
  expect(sellingObstacleFor({ ...anna, cryptoRegistrarStatus: 'untouched' }, null)).toBeNull();
});

test('whoever is banned is not sent to an identity check that helps nothing', () => {
  for (const kycPassed of [true, false]) {
    const banned = { kycPassed, cryptoRegistrarStatus: 'rejected' } as const;
    expect([maySell(banned), sellingObstacleFor(banned, check('pending'))]).toEqual([false, 'banned']);
  }
});

test('whoever is being identified is told from whoever has not begun, and from whoever was rejected', () => {
  const nobody = { ...anna, kycPassed: false };
  const told = [null, check('init'), check('rejected'), check('new'), check('pending'), check('rejected_in_review')];
  expect(told.map((each) => sellingObstacleFor(nobody, each))).toEqual([
    ...['unidentified', 'unidentified', 'rejected'],
    ...['underReview', 'underReview', 'underReview'],
  ]);
});

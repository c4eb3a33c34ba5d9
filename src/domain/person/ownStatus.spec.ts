import { expect, test } from 'vitest';
import { hasOwnStatus } from './ownStatus.ts';

test('a status of the shop’s own is told apart from one that is being checked', () => {
  const own = (status: string, cryptoRegistrarStatus: string) => hasOwnStatus({ status, cryptoRegistrarStatus });
  expect([own('untouched', 'unchecked'), own('in_review', 'unchecked'), own('approved', 'on_hold')]).toEqual([
    ...[false, true, true],
  ]);
});

import { expect, test } from 'vitest';
import { hasOwnStatus } from './ownStatus.ts';

test('an unknown status of the shop differs from a pending one', () => {
  const own = (status: string, cryptoRegistrarStatus: string) => hasOwnStatus({ status, cryptoRegistrarStatus });
  expect([own('untouched', 'unchecked'), own('in_review', 'unchecked'), own('approved', 'on_hold')]).toEqual([
    ...[false, true, true],
  ]);
});

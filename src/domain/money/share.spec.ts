import { expect, test } from 'vitest';
import { wholeShare } from './share.ts';

test.each([
  [0, null, 0],
  [0.001, '<', 1],
  [0.999, '<', 1],
  [1, null, 1],
  [62.4, null, 62.4],
  [99, null, 99],
  [99.001, '>', 99],
  [99.999, '>', 99],
  [100, null, 100],
] as const)('%d of a hundred is shown as 0 only for 0, and as 100 only for 100', (share, beyond, points) => {
  expect(wholeShare(share)).toEqual({ beyond, points });
});

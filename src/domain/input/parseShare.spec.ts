import { expect, test } from 'vitest';
import { parseShare } from './parseShare.ts';

test.each([
  ['40', 40],
  ['33,33', 33.33],
  ['33.3', 33.3],
  [' 100 % ', 100],
  ['4%0', null],
  ['0', 0],
  ['100,01', null],
  ['33,333', null],
  ['', null],
  ['1e2', null],
])('a share that is typed as %j is %j', (text, share) => {
  expect(parseShare(text)).toBe(share);
});

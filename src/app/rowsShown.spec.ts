import { expect, test } from 'vitest';
import { rowsShown } from './rowsShown.ts';

test('as many rows are shown as the address says, and a page of fifty at least', () => {
  const shown = [undefined, '', '0', '49', '50', '150', '99999', '100000', '-1', '1e3', '12.5', 'all'].map(rowsShown);
  expect(shown).toEqual([50, 50, 50, 50, 50, 150, 99_999, 50, 50, 50, 50, 50]);
});

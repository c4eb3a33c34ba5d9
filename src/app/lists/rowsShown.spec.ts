import { expect, test } from 'vitest';
import { rowsShown } from './rowsShown.ts';

test('the list shows as many rows as the address says, and at least a page of fifty', () => {
  const shown = [undefined, '', '0', '49', '50', '150', '99999', '100000', '-1', '1e3', '12.5', 'all'].map(rowsShown);
  expect(shown).toEqual([50, 50, 50, 50, 50, 150, 99_999, 50, 50, 50, 50, 50]);
});

import { expect, test } from 'vitest';
import { withoutFile } from './chosenFile.ts';

test('removing one of two files with the same name keeps the other', () => {
  const small = { name: 'IMG_0001.jpg', size: 10 };
  const large = { name: 'IMG_0001.jpg', size: 20 };
  const other = { name: 'b.jpg', size: 10 };
  expect(withoutFile([small, large, other], { ...small })).toEqual([large, other]);
});

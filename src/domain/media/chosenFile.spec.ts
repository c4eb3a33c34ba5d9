import { expect, test } from 'vitest';
import { withoutFile } from './chosenFile.ts';

test('of two files of one name the other is still there', () => {
  const [small, large] = [
    { name: 'IMG_0001.jpg', size: 10 },
    { name: 'IMG_0001.jpg', size: 20 },
  ];
  const other = { name: 'b.jpg', size: 10 };
  expect(withoutFile([small, large, other], { ...small })).toEqual([large, other]);
});

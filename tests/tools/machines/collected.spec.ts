import { expect, test } from 'vitest';
import { test as collecting, takeCollected } from './collected.ts';

test('a row that is an array is given as arguments, any other as it is, as vitest does', () => {
  takeCollected();
  const given: unknown[][] = [];
  const take = (...row: unknown[]) => given.push(row);
  collecting.each([
    ['a', 1],
    ['b', 2],
  ])('tuples', take);
  collecting.each([{ where: 'c' }])('objects', take);
  const { promises } = takeCollected();
  for (const { run } of promises) run();
  expect(promises.map(({ title }) => title)).toEqual(['tuples (1)', 'tuples (2)', 'objects (1)']);
  expect(given).toEqual([['a', 1], ['b', 2], [{ where: 'c' }]]);
});

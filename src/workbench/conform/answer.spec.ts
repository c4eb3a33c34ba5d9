import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pageOf } from '#domain/shop/collection.ts';
import { objectsIn, problemsOf } from './answer.ts';

const Item = z.object({ code: z.string(), state: z.enum(['open', 'closed']) });

test('names each path once, and the members of a list by []', () => {
  const answer = { member: [{ code: 'a', state: 'shut' }, { state: 'open' }, { state: 'open' }], totalItems: 3 };
  expect(problemsOf(pageOf(Item), answer)).toEqual([
    { path: 'member[].state', expected: 'open | closed', got: '"shut"', isAbsent: false },
    { path: 'member[].code', expected: 'a text', got: 'nothing', isAbsent: true },
  ]);
});

test('shows the kind of a value and never the value', () => {
  expect(problemsOf(z.object({ iban: z.int() }), { iban: 'DE02120300000000202051' })).toEqual([
    { path: 'iban', expected: 'a number', got: 'a text', isAbsent: false },
  ]);
});

test('names the answer itself if it is of another kind', () => {
  expect(problemsOf(pageOf(Item), 'x').map(({ path }) => path)).toEqual(['(answer)']);
  expect(problemsOf(Item, null)).toMatchObject([{ path: '(answer)', got: 'null', isAbsent: true }]);
});

test('finds objects at any depth', () => {
  const found = objectsIn({ a: [{ id: 1 }, { b: { id: 2 } }] }, (each) => 'id' in each);
  expect(found.map(({ path }) => path)).toEqual([
    ['a', 0],
    ['a', 1, 'b'],
  ]);
});

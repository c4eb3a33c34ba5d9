import { afterAll, beforeAll, expect, test } from 'vitest';
import { judge } from './table.ts';
import { TABLES } from './tables/index.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const short = TABLES.filter(({ long }) => !long);

test.each(short)('$name', async (table) => {
  const { failed } = await judge(table, world);
  expect(failed).toEqual([]);
});

test('a table fails if it has too few attempts, or if an attempt does not pass', async () => {
  const shrunk = {
    name: 'shrunk',
    least: 2,
    run: async (attempt: (what: string, passed: boolean) => void) => attempt('one', true),
  };
  expect((await judge(shrunk, world)).failed).toEqual(['only 1 of at least 2 were tried']);
  const open = {
    name: 'open',
    least: 1,
    run: async (attempt: (what: string, passed: boolean, seen: number) => void) => attempt('GET /', false, 200),
  };
  expect((await judge(open, world)).failed).toEqual(['GET /: 200']);
});

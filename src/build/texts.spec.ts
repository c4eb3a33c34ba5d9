import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { pick, type TextGraph, textsForgotten, textsNameOf, textsNeeded } from './texts.ts';

const ENTRY = 'main';
const TABLES = ['order', 'orders'];

/** Imports of each module, static and dynamic, and its code in the bundle. */
const modules: Record<string, [next: string[], code: string]> = {
  main: [['shell', 'login', 'order', 'orders', 'dialog'], ''],
  shell: [[], 'say("header")'],
  login: [['code'], "say('log-in')"],
  // Loaded dynamically, but by no table.
  code: [[], 'say(`login2`)'],
  dialog: [['amount'], ''],
  order: [['amount', 'step', 'orders'], ''],
  step: [['late'], 'say(`order1`); say("header"); say("unknow")'],
  late: [[], 'say(`order2`)'],
  orders: [['step2', 'gone'], ''],
  step2: [[], 'say(`order1`); say(`order3`)'],
  amount: [[], 'say(`amount`)'],
  // Removed from the bundle by tree shaking.
  gone: [[], ''],
};
const graph: TextGraph = { next: (id) => modules[id]?.[0] ?? [], code: (id) => modules[id]?.[1] ?? '' };
const IDS = ['header', 'log-in', 'login2', 'order1', 'order2', 'order3', 'amount', 'unused'];
const known = new Set(IDS);
const needed = () => textsNeeded(graph, ENTRY, TABLES, known);

test('the page contains the texts of all modules that are reached without a table of screens, also later', () => {
  expect([...needed().page].sort()).toEqual(['amount', 'header', 'log-in', 'login2']);
});

test('a table has the texts of its screens, except those of the page and of another table', () => {
  expect([...needed().tables].map(([table, ids]) => [table, [...ids].sort()])).toEqual([
    ['order', ['order1', 'order2']],
    ['orders', ['order1', 'order3']],
  ]);
});

test('a text that belongs to no screen is found in the chunk that shows it', () => {
  const chunk = (code: string): Partial<Rolldown.OutputChunk> => ({ type: 'chunk', fileName: 'a.js', code });
  const bundle = (code: string) => ({ a: chunk(code) }) as Rolldown.OutputBundle;
  expect(textsForgotten(bundle('say(`order1`, `header`, `order3`)'), needed(), known)).toEqual([]);
  expect(textsForgotten(bundle('say(`order1`, `unused`)'), needed(), known)).toEqual(['unused in a.js']);
});

test('texts are written in the same order each time, and none may be missing', () => {
  const messages = { b: ['B'], a: ['A'], c: ['C'] };
  expect(JSON.stringify(pick(messages, new Set(['b', 'a'])))).toBe('{"a":["A"],"b":["B"]}');
  expect(() => pick(messages, new Set(['d']))).toThrow('The message d has no text.');
});

test.each([
  ['features/investor/home/screens.ts', 'investor-home'],
  ['features/shared/shell/wallet.tsx', 'shared-shell-wallet'],
])('the texts of %s are called %s', (file, name) => {
  expect(textsNameOf(file)).toBe(name);
});

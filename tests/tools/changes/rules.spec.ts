import { expect, test } from 'vitest';
import { compareRules, isRules, rulesIn } from './rules.ts';

const PATH = 'src/domain/money/fee.ts';
const rulesOf = (text: string, path = PATH) => rulesIn({ path, text });

/** Returns `change kind name` of each difference. */
const said = (before: string, after: string, path = PATH) =>
  compareRules(rulesOf(before), rulesOf(after, path)).changes.map(({ change, kind, name }) =>
    [change, kind, name].join(' '),
  );

const FEE = `
import { round } from './round.ts';
/** Returns the fee in cents. */
export function feeOf(amount: number, { percent }: Terms): number {
  const fee = (amount * percent) / 100;
  return round(fee);
}
export const LIMIT = 10_000;
`;

test('rules are functions and constants with their comment, without types', () => {
  expect(rulesOf(`${FEE}export interface Terms { percent: number }`)).toMatchObject([
    { kind: 'rule', name: 'feeOf', refs: ['round'] },
    { kind: 'rule', name: 'LIMIT', text: 'export const LIMIT = 10_000', refs: [] },
  ]);
  expect(rulesOf(FEE)[0]?.text).toMatch(/^\/\*\* Returns the fee/);
  expect(['src/domain/a.ts', 'machines/flows/order/rules.ts'].every(isRules)).toBe(true);
  expect(['src/domain/a.spec.ts', 'machines/flows/order/testing/cases.ts', 'src/app/a.ts'].some(isRules)).toBe(false);
});

test('another name, place, type, layout or comment is no change', () => {
  const renamed = FEE.replaceAll('feeOf', 'feeFor')
    .replaceAll('amount', 'cents')
    .replaceAll('round', 'rounded')
    .replace('{ percent }', '{ percent: rate }')
    .replace('* percent)', '* rate)')
    .replace('10_000', '10000')
    .replace('the fee', 'what it costs');
  expect(said(FEE, renamed, 'src/domain/money/fees.ts')).toEqual([]);
  expect(compareRules(rulesOf(FEE), rulesOf(renamed)).renamed).toEqual(new Map([['feeOf', 'feeFor']]));
});

test('another figure, operator, property, text or condition is a change', () => {
  for (const [was, is] of [
    ['/ 100', '/ 101'],
    ['amount * percent', 'amount + percent'],
    ['{ percent }', '{ promille: percent }'],
    ['return round', 'if (fee < 1) return 0; return round'],
  ] as const)
    expect(said(FEE, FEE.replace(was, is)), is).toEqual(['changed rule feeOf']);
  expect(said(FEE, FEE.replace('10_000', '10_001'))).toEqual(['changed rule LIMIT']);
});

test('a call of another rule that existed before is a change', () => {
  const two = `const one = () => 1; const two = () => 2; export const sum = () => one() + 3;`;
  expect(said(two, two.replace('one() +', 'two() +'))).toEqual(['changed rule sum']);
});

test('exchanged variables are a change', () => {
  const minus = 'export const left = (a: number, b: number) => a - b;';
  expect(said(minus, minus.replace('a - b', 'b - a'))).toEqual(['changed rule left']);
});

test('a new and a removed rule are named', () => {
  expect(said(FEE, FEE.replace('export const LIMIT = 10_000;', ''))).toEqual(['removed rule LIMIT']);
  expect(said('', FEE)).toEqual(['added rule feeOf', 'added rule LIMIT']);
});

const SETUP = `export const machine = setup({
  guards: {
    // True from the first cent.
    isPaid: ({ context }) => context.paid >= 1,
    isLate,
  },
  delays: { patience: 5_000 },
}).createMachine({ on: { go: { guard: 'isPaid', target: 'a', actions: { type: 'keep', params: { a: 1 } } } } });`;

test('guards, actions and delays of a setup are rules, and the definition is none', () => {
  expect(rulesOf(SETUP).map(({ kind, name }) => `${kind} ${name}`)).toEqual(['guard isPaid', 'delay patience']);
  expect(rulesOf(SETUP)[0]?.text).toMatch(/^\/\/ True from/);
  expect(said(SETUP, SETUP.replace("target: 'a'", "target: 'b'").replaceAll('isPaid', 'isSettled'))).toEqual([]);
  expect(said(SETUP, SETUP.replace('>= 1', '> 1').replace('5_000', '6_000'))).toEqual([
    'changed guard isPaid',
    'changed delay patience',
  ]);
});

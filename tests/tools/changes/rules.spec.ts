import { expect, test } from 'vitest';
import { compareRules, isRules, rulesIn } from './rules.ts';

const PATH = 'src/domain/money/fee.ts';
const rulesOf = (text: string, path = PATH) => rulesIn({ path, text });

/** Returns `change kind name` of each difference. */
const differences = (before: string, after: string, path = PATH) =>
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
    { kind: 'rule', name: 'feeOf', refs: ['src/domain/money/round.ts#round'] },
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
  const round = (name: string) => rulesOf(`export const ${name} = Math.round;`, `src/domain/money/${name}.ts`);
  const before = [...rulesOf(FEE), ...round('round')];
  const after = [...rulesOf(renamed, 'src/domain/money/fees.ts'), ...round('rounded')];
  expect(compareRules(before, after).changes).toEqual([]);
});

test('another figure, operator, property, text or condition is a change', () => {
  for (const [was, is] of [
    ['/ 100', '/ 101'],
    ['amount * percent', 'amount + percent'],
    ['{ percent }', '{ promille: percent }'],
    ['return round', 'if (fee < 1) return 0; return round'],
  ] as const)
    expect(differences(FEE, FEE.replace(was, is)), is).toEqual(['changed rule feeOf']);
  expect(differences(FEE, FEE.replace('10_000', '10_001'))).toEqual(['changed rule LIMIT']);
});

test('a call of another rule that existed before is a change', () => {
  const two = `const one = () => 1; const two = () => 2; export const sum = () => one() + 3;`;
  expect(differences(two, two.replace('one() +', 'two() +'))).toEqual(['changed rule sum']);
});

test('another module or function of the same import is a change', () => {
  const call = `import { emit } from 'xstate'; import { isPaid } from './x.ts'; export const f = () => emit(isPaid()?.a.b);`;
  for (const [was, is] of [
    ['./x.ts', './y.ts'],
    ["'xstate'", "'other'"],
    [/emit/g, 'raise'],
    ['.a.b', '.a?.b'],
  ] as const)
    expect(differences(call, call.replace(was, is)), is).toEqual(['changed rule f']);
});

test('exchanged variables are a change', () => {
  const minus = 'export const left = (a: number, b: number) => a - b;';
  expect(differences(minus, minus.replace('a - b', 'b - a'))).toEqual(['changed rule left']);
});

test('a new and a removed rule are named', () => {
  expect(differences(FEE, FEE.replace('export const LIMIT = 10_000;', ''))).toEqual(['removed rule LIMIT']);
  expect(differences('', FEE)).toEqual(['added rule feeOf', 'added rule LIMIT']);
});

const SETUP = `export const machine = setup({
  guards: {
    // True from the first cent.
    isPaid: ({ context }) => context.paid >= 1,
    isLate,
  },
  delays: { patience: 5_000 },
}).createMachine({ on: { go: { guard: 'isPaid', target: 'a', actions: { type: 'keep', params: { a: 1 } } } } });`;

test('guards, actions and delays of a setup are rules', () => {
  expect(rulesOf(SETUP).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'guard isPaid',
    'delay patience',
    'rule machine',
  ]);
  expect(rulesOf(SETUP)[0]?.text).toMatch(/^\/\/ True from/);
  expect(differences(SETUP, SETUP.replace("target: 'a'", "target: 'b'").replaceAll('isPaid', 'isSettled'))).toEqual([]);
  expect(differences(SETUP, SETUP.replace('>= 1', '> 1').replace('5_000', '6_000'))).toEqual([
    'changed guard isPaid',
    'changed delay patience',
  ]);
});

test('of a definition the functions, calls and parameters count, not its states', () => {
  const machine = `export const m = setup({}).createMachine({
    context: () => ({ tries: 0 }),
    states: { a: { on: { go: { target: 'b', actions: assign({ n: 1 }) } } }, b: { entry: emit({ type: 'x' }) } },
  });`;
  expect(differences(machine, machine.replace("target: 'b'", "target: 'a'"))).toEqual([]);
  for (const [was, is] of [
    ['tries: 0', 'tries: 3'],
    ['n: 1', 'n: 2'],
    ["type: 'x'", "type: 'y'"],
  ] as const)
    expect(differences(machine, machine.replace(was, is)), is).toEqual(['changed rule m']);
});

test('new names of guards, actions and delays are told', () => {
  const renamed = SETUP.replaceAll('isPaid', 'isSettled').replace('patience', 'calm');
  expect(compareRules(rulesOf(SETUP), rulesOf(renamed)).renamed).toEqual(
    new Map([
      ['isPaid', 'isSettled'],
      ['patience', 'calm'],
    ]),
  );
});

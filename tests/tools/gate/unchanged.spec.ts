import { expect, test } from 'vitest';
import { STAGES, type Stage } from './stages.ts';
import { type Hashed, inputsOf, recordedBy } from './unchanged.ts';

const stage: Stage = {
  name: 'stories',
  proves: 'stories',
  command: ['true'],
  cores: 1,
  reads: ['stories/', 'support/'],
};
const files: readonly Hashed[] = [
  ['package-lock.json', 'a'],
  ['src/main.tsx', 'b'],
  ['tests/stories/order.spec.ts', 'c'],
  ['tests/support/shop.ts', 'd'],
  ['tests/chaos/walk.ts', 'e'],
];
const changed = (path: string) => files.map(([each, hash]): Hashed => [each, each === path ? 'other' : hash]);

test('a stage runs again when the product, its tests or their support has changed', () => {
  const inputs = inputsOf(stage, files);
  expect(inputsOf(stage, files.slice())).toBe(inputs);
  for (const path of ['package-lock.json', 'src/main.tsx', 'tests/stories/order.spec.ts', 'tests/support/shop.ts'])
    expect(inputsOf(stage, changed(path)), path).not.toBe(inputs);
  expect(inputsOf(stage, files.slice(1))).not.toBe(inputs);
  expect(inputsOf({ ...stage, command: ['false'] }, files)).not.toBe(inputs);
});

test('other tests are not its inputs', () => {
  expect(inputsOf(stage, changed('tests/chaos/walk.ts'))).toBe(inputsOf(stage, files));
});

test('a stage without a list of its inputs has none to compare', () => {
  const { reads: _, ...always } = stage;
  expect(inputsOf(always, files)).toBeNull();
  expect(STAGES.filter(({ reads }) => !reads).map(({ name }) => name)).toEqual([
    'subjects',
    'build',
    'workbench',
    'mutants',
  ]);
});

test('a run records the levels of its own stages only', () => {
  expect(recordedBy(STAGES.filter(({ name }) => name === 'law'))).toEqual([]);
  expect(recordedBy(STAGES.filter(({ quick }) => quick))).toEqual(['pure']);
  expect(recordedBy(STAGES)).toEqual(['pure', 'rendered']);
});

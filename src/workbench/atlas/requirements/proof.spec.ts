import { expect, test } from 'vitest';
import type { Graph, GraphState } from '#machines/testing/graph.ts';
import type { Coverage } from '../coverage.ts';
import { isUnproven, proofsOf, proofsWith, tableOf } from './proof.ts';

const stateOf = (id: string, requirement: string): GraphState => ({
  id,
  parent: null,
  type: 'atomic',
  initial: false,
  description: '',
  tags: [],
  meta: { requirement },
  invokes: [],
  entry: [],
  exit: [],
});
const door: Graph = { id: 'door', states: [stateOf('door.open', '4.1'), stateOf('door.shut', '4.1, 4.12')], edges: [] };
const REQUIREMENTS = [
  { number: '4.1', text: 'A door opens, "wide".', section: '4. Doors' },
  { number: '4.12', text: 'A door shuts.', section: '4. Doors' },
  { number: '4.13', text: 'A door sings.', section: '4. Doors' },
];
const CITATIONS = [
  { requirement: '4.12', path: 'src/domain/door.ts', line: 3 },
  { requirement: '4.12', path: 'src/domain/door.spec.ts', line: 7 },
  { requirement: '4.12', path: 'machines/testing/rules.ts', line: 2 },
  { requirement: '4.12', path: 'tests/stories/door.spec.ts', line: 9 },
];
const parts = (states: string[]) => ({ states, transitions: [], screens: [], failures: [] });
const level = (states: string[], ranAt: string) => ({
  all: parts(states),
  taken: parts(states),
  paths: [],
  milliseconds: 1,
  ranAt,
});
const coverage: Coverage = {
  machines: {
    door: {
      pure: level(['door.open', 'door.shut'], '2026-11-29T10:00:00.000Z'),
      rendered: level(['door.open'], '2026-11-29T11:00:00.000Z'),
    },
  },
};
const proofs = proofsOf({ requirements: REQUIREMENTS, citations: CITATIONS }, { graphs: [door], coverage });

test('a requirement has the states that cite it, its code, and its tests', () => {
  expect(proofs[1]).toEqual({
    ...REQUIREMENTS[1],
    states: [{ machine: 'door', state: 'door.shut' }],
    code: ['src/domain/door.ts:3'],
    tests: ['src/domain/door.spec.ts:7', 'machines/testing/rules.ts:2', 'tests/stories/door.spec.ts:9'],
    walked: { pure: '2026-11-29T10:00:00.000Z', rendered: null },
  });
  expect(proofs[0]?.walked.rendered).toBe('2026-11-29T11:00:00.000Z');
});

test('a requirement that nothing cites has no proof', () => {
  expect(proofs.map(isUnproven)).toEqual([false, false, true]);
});

test('without a run of the tests no state was walked', () => {
  const [first] = proofsOf({ requirements: REQUIREMENTS, citations: [] }, { graphs: [door], coverage: null });
  expect(first?.walked).toEqual({ pure: null, rendered: null });
});

test.each([
  ['4.1', ['4.1']],
  ['Requirement 4.12', ['4.12']],
  [' DOOR.SHUT ', ['4.1', '4.12']],
  ['domain/door', ['4.12']],
  ['sings', ['4.13']],
])('a search for %s finds %s', (words, numbers) => {
  expect(proofsWith(proofs, words).map(({ number }) => number)).toEqual(numbers);
});

test('the table for a spreadsheet has a row for each requirement', () => {
  const [header, first, second] = tableOf(proofs).split('\r\n');
  expect(header).toBe('\uFEFFnumber,section,requirement,states,code,tests,"walked, pure","walked, rendered"');
  expect(first).toBe(
    '4.1,4. Doors,"A door opens, ""wide"".",door.open door.shut,,,2026-11-29T10:00:00.000Z,2026-11-29T11:00:00.000Z',
  );
  expect(second).toContain('src/domain/door.ts:3,src/domain/door.spec.ts:7 machines/testing/rules.ts:2 tests');
});

import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { graphOf } from '../../../machines/testing/graph.ts';
import { compareGraphs } from './graphChanges.ts';

const machineOf = (states: NonNullable<Parameters<typeof createMachine>[0]['states']>, initial = 'a') =>
  graphOf(createMachine({ id: 'm', initial, states }));

/** Returns `change id: facts` of each part. */
const differences = (...graphs: Parameters<typeof compareGraphs>) =>
  compareGraphs(...graphs).parts.map(
    ({ change, id, facts }) =>
      `${change} ${id}${facts.map(({ name, before, after }) => `; ${name}: ${before} → ${after}`).join('')}`,
  );

const base = machineOf({ a: { on: { go: [{ target: 'b', guard: 'isWarm' }, { target: 'c' }] } }, b: {}, c: {} });

test('an unchanged machine has no changes', () => {
  expect(differences(base, base)).toEqual([]);
});

test('a new and a removed machine are all new and all removed', () => {
  expect(differences(null, base).every((each) => each.startsWith('added '))).toBe(true);
  expect(differences(base, null).every((each) => each.startsWith('removed '))).toBe(true);
  expect(compareGraphs(base, null).graph).toEqual(base);
});

test('a removed state keeps its place and its transitions', () => {
  const after = machineOf({ a: { on: { go: { target: 'c' } } }, c: {} });
  expect(differences(base, after)).toEqual(['removed m.b', 'removed m.a --go [1 of 2]--> m.b']);
  const { graph } = compareGraphs(base, after);
  expect(graph.states.map(({ id }) => id)).toEqual(['m', 'm.a', 'm.b', 'm.c']);
  expect(graph.edges.map(({ id }) => id)).toEqual(['m.a --go--> m.c', 'm.a --go [1 of 2]--> m.b']);
});

test('a removed initial state is not initial beside the new one', () => {
  const { graph } = compareGraphs(base, machineOf({ b: {}, c: {} }, 'b'));
  expect(graph.states.filter(({ initial }) => initial).map(({ id }) => id)).toEqual(['m.b']);
});

test('another guard changes a transition, and its new name alone does not', () => {
  const after = machineOf({ a: { on: { go: [{ target: 'b', guard: 'isHot' }, { target: 'c' }] } }, b: {}, c: {} });
  expect(differences(base, after)).toEqual(['changed m.a --go [1 of 2]--> m.b; guard: isWarm → isHot']);
  expect(differences(base, after, new Map([['isWarm', 'isHot']]))).toEqual([]);
});

test('actions, tags and metadata are facts', () => {
  const before = machineOf({ a: { on: { go: { actions: 'log' } }, tags: 'busy' } });
  const after = machineOf({ a: { on: { go: { actions: ['log', 'tell'] } }, meta: { screen: 'home' } } });
  expect(differences(before, after)).toEqual([
    'changed m.a; tags: busy → null; screen: null → home',
    'changed m.a --go--> (stays); actions: log → log, tell',
  ]);
});

test('a removed transition beside another of the same id has an id of its own', () => {
  const two = machineOf({
    a: {
      on: {
        go: [
          { target: 'b', guard: 'isWarm' },
          { target: 'b', guard: 'isOpen' },
        ],
      },
    },
    b: {},
  });
  const one = machineOf({
    a: { on: { go: [{ target: 'b', guard: 'isWarm' }, { target: 'b', guard: 'isHot' }, { target: 'a' }] } },
    b: {},
  });
  expect(differences(two, one)).toEqual([
    'changed m.a --go [2 of 3]--> m.b; guard: isOpen → isHot',
    'added m.a --go [3 of 3]--> m.a',
  ]);
  const gone = compareGraphs(
    machineOf({ a: { on: { go: [{ target: 'b', guard: 'isWarm' }, { target: 'a' }] } }, b: {} }),
    machineOf({ a: { on: { go: [{ target: 'a', guard: 'isWarm' }, { target: 'a' }] } }, b: {} }),
  );
  expect(new Set(gone.graph.edges.map(({ id }) => id)).size).toBe(gone.graph.edges.length);
});

test('the order of guarded transitions is behaviour', () => {
  const before = machineOf({
    a: {
      on: {
        go: [
          { target: 'b', guard: 'isWarm' },
          { target: 'c', guard: 'isOpen' },
        ],
      },
    },
    b: {},
    c: {},
  });
  const after = machineOf({
    a: {
      on: {
        go: [
          { target: 'c', guard: 'isOpen' },
          { target: 'b', guard: 'isWarm' },
        ],
      },
    },
    b: {},
    c: {},
  });
  expect(differences(before, after)).toEqual([
    'changed m.a --go [1 of 2]--> m.c; rank: 2 → 1',
    'changed m.a --go [2 of 2]--> m.b; rank: 1 → 2',
  ]);
});

test('new names of actions on entry and of delays are no change, unless the old name is still in use', () => {
  const of = (action: string, delay: string, other = action) =>
    machineOf({ a: { entry: action, exit: other, after: { [delay]: 'b' } }, b: {} });
  const renamed = new Map([
    ['log', 'note'],
    ['soon', 'later'],
  ]);
  expect(differences(of('log', 'soon'), of('note', 'later'), renamed)).toEqual([]);
  expect(differences(of('log', 'soon'), of('note', 'later', 'log'), renamed)).toEqual([
    'changed m.a; entry: log → note',
  ]);
});

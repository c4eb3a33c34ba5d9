import { describe, expect, test } from 'vitest';
import { assign, emit, fromPromise, raise, type SnapshotFrom, setup } from 'xstate';
import { behaviourOf } from './behaviour.ts';
import { graphOf } from './graph.ts';
import { inLockstep } from './lockstep.ts';
import {
  type Cases,
  calledAlike,
  describeEvent,
  describePath,
  elapses,
  fails,
  keyOf,
  named,
  pathAt,
  pathsOf,
  play,
  succeeds,
  untaken,
  unused,
} from './paths.ts';
import { specOfMachine } from './spec.ts';

const never = (): never => {
  throw new Error('port not provided');
};

/** Machine with every XState feature that our machines use: invoke, delay, always, raise, emit, parallel, output. */
const kettle = setup({
  types: {
    context: {} as { cups: number; fault: string | null },
    input: {} as { cups: number },
    output: {} as { cups: number },
    events: {} as
      | { type: 'kettle.filled'; cups: number }
      | { type: 'button.pressed'; password: string }
      | { type: 'lid.opened' }
      | { type: 'water.checked' },
    emitted: {} as { type: 'tea.ready'; cups: number },
  },
  actors: { boil: fromPromise<{ degrees: number }, { cups: number }>(never), heatRing: fromPromise<void>(never) },
  guards: { isHot: (_, params: { degrees: number }) => params.degrees > 90, isFull: ({ context }) => context.cups > 3 },
  actions: {
    fill: assign((_, params: { cups: number }) => ({ cups: params.cups })),
    rememberFault: assign((_, params: { fault: string | null }) => ({ fault: params.fault })),
    check: raise({ type: 'water.checked' }),
    emitTea: emit(({ context }) => ({ type: 'tea.ready' as const, cups: context.cups })),
  },
  delays: { patience: 1000 },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => ({ cups: input.cups, fault: null }),
  output: ({ context }) => ({ cups: context.cups }),
  type: 'parallel',
  states: {
    water: {
      initial: 'cold',
      states: {
        cold: {
          description: 'Waits to be switched on.',
          on: {
            'kettle.filled': { actions: { type: 'fill', params: ({ event }) => ({ cups: event.cups }) } },
            'button.pressed': { target: 'deciding', actions: { type: 'rememberFault', params: { fault: null } } },
          },
        },
        deciding: {
          description: 'Left at once.',
          always: [
            { guard: 'isFull', target: 'cold', actions: { type: 'rememberFault', params: { fault: 'full' } } },
            { target: 'boiling' },
          ],
        },
        boiling: {
          description: 'Heats.',
          invoke: {
            id: 'boil',
            src: 'boil',
            input: ({ context }) => ({ cups: context.cups }),
            onDone: [
              { guard: { type: 'isHot', params: ({ event }) => event.output }, target: 'hot' },
              { target: 'cold', actions: 'check' },
            ],
            onError: {
              target: 'cold',
              actions: { type: 'rememberFault', params: ({ event }) => ({ fault: String(event.error) }) },
            },
          },
          after: { patience: { target: 'cold' } },
        },
        hot: {
          type: 'final',
          description: 'Ready.',
          entry: 'emitTea',
        },
      },
    },
    ring: {
      description: 'Heats once, however often the kettle is filled.',
      initial: 'warming',
      invoke: { id: 'heatRing', src: 'heatRing', onDone: {}, onError: { target: '.broken' } },
      on: { 'water.checked': { target: '.checked' } },
      states: {
        warming: { description: 'Warms up.', on: { 'lid.opened': { target: 'checked' } } },
        checked: { description: 'Nothing to do.', type: 'final' },
        broken: { description: 'Stays cold.', type: 'final' },
      },
    },
  },
});

const cases: Cases<typeof kettle> = {
  input: { cups: 1 },
  events: [
    { type: 'kettle.filled', cups: 5 },
    { type: 'button.pressed', password: 'Geheim-1' },
    { type: 'lid.opened' },
  ],
  outcomes: [
    succeeds('boil', { degrees: 99 }),
    succeeds('boil', { degrees: 20 }),
    fails('boil', new Error('fuse')),
    fails('heatRing', new Error('fuse')),
    elapses('patience', 'kettle.water.boiling'),
  ],
  stateKey: ({ context }) => [context.cups > 3, context.fault !== null],
};

const selectors = {
  isEmpty: ({ context }: SnapshotFrom<typeof kettle>) => context.cups === 0,
  selectCups: ({ context }: SnapshotFrom<typeof kettle>) => context.cups,
  /** Takes an argument, so that no state has one value of it. */
  holds: ({ context }: SnapshotFrom<typeof kettle>, cups: number) => context.cups >= cups,
};

specOfMachine({ name: 'kettle', machine: kettle, cases, selectors });

describe('paths', () => {
  const paths = pathsOf(kettle, cases);

  test('are the same on each run, none the beginning of another', () => {
    const described = paths.map(describePath);
    expect(pathsOf(kettle, cases).map(describePath)).toEqual(described);
    for (const path of described) expect(described.filter((other) => other.startsWith(`${path},`))).toEqual([]);
  });

  test('end an actor once only, although its state stays', () => {
    for (const path of paths)
      expect(path.steps.filter(({ event }) => event.type === 'xstate.error.actor.heatRing').length).toBeLessThan(2);
  });

  test('list untaken transitions and unused cases', () => {
    const fewer = { ...cases, outcomes: cases.outcomes.filter((outcome) => !outcome.type.includes('error')) };
    expect(untaken(kettle, pathsOf(kettle, fewer))).toEqual([
      'kettle.water.boiling --xstate.error.actor.boil--> kettle.water.cold',
      'kettle.ring --xstate.error.actor.heatRing--> kettle.ring.broken',
    ]);
    const more = { ...cases, outcomes: [...cases.outcomes, succeeds('brew')] };
    expect(unused(more, pathsOf(kettle, more))).toHaveLength(1);
  });

  test('print the name of a case, which the machine does not receive', () => {
    const full = named('full', { type: 'kettle.filled' as const, cups: 5 });
    const hot = succeeds('boil', { degrees: 99 }, 'hot');
    const blown = fails('boil', new Error('fuse'), 'blown');
    const late = elapses('patience', 'kettle.water.boiling', 'late');
    expect([full, hot, blown, late].map(describeEvent)).toEqual([
      'kettle.filled: full',
      'boil succeeds: hot',
      'boil fails: blown',
      'patience elapses: late',
    ]);
    expect(full).toStrictEqual({ type: 'kettle.filled', cups: 5 });
    expect(hot).toStrictEqual(succeeds('boil', { degrees: 99 }));
    const one = { ...cases, input: named('one cup', { cups: 1 }), events: [full, ...cases.events.slice(1)] };
    const [first] = pathsOf(kettle, one).filter(({ steps }) => steps[0]?.event === full);
    expect(first && describePath(first)).toMatch(/^one cup: water.cold \+ ring.warming, kettle.filled: full → /);
    expect(behaviourOf({ name: 'kettle', machine: kettle, cases: one }, pathsOf(kettle, one))).toContain(
      '\n  start one cup → ',
    );
  });

  test('need different names for cases that differ only by value', () => {
    const events = [...cases.events, { type: 'kettle.filled' as const, cups: 5 }];
    const outcomes = [...cases.outcomes, fails('heatRing', new TypeError('fuse'))];
    const alike = { ...cases, events, outcomes, otherInputs: [{ cups: 1 }] };
    expect(calledAlike(cases)).toEqual([]);
    expect(calledAlike(alike)).toEqual(['kettle.filled {"cups":5}', 'heatRing fails: fuse', 'input {"cups":1}']);
    const [first, ...others] = events;
    expect(first && calledAlike({ ...cases, events: [named('full', first), ...others] })).toEqual([]);
  });

  test('give up on an unbounded stateKey with a sentence that says so', () => {
    const endless = setup({
      types: { context: {} as { clicks: number }, events: {} as { type: 'button.clicked' } },
    }).createMachine({
      id: 'endless',
      context: { clicks: 0 },
      on: { 'button.clicked': { actions: assign({ clicks: ({ context }) => context.clicks + 1 }) } },
    });
    const endlessCases: Cases<typeof endless> = {
      events: [{ type: 'button.clicked' }],
      outcomes: [],
      stateKey: ({ context }) => context.clicks,
      limit: 100,
    };
    expect(() => pathsOf(endless, endlessCases)).toThrow('endless: more than 100 steps');
    expect(pathsOf(endless, { ...endlessCases, stateKey: ({ context }) => Math.min(context.clicks, 2) })).toHaveLength(
      1,
    );
  });

  test('start from each input', () => {
    const two = pathsOf(kettle, { ...cases, otherInputs: [{ cups: 9 }] });
    expect(new Set(two.map((path) => path.start.snapshot.context.cups))).toEqual(new Set([1, 9]));
  });
});

describe('a lockstep walk', () => {
  test('fails if the actor deviates from the prediction', async () => {
    const [path] = pathsOf(kettle, cases).filter(({ steps }) => steps.some(({ event }) => event.type.includes('done')));
    const lukewarm = kettle.provide({ guards: { isHot: () => false, isFull: () => true } });
    if (path) await expect(inLockstep(lukewarm, path)).rejects.toThrow();
    expect(path).toBeDefined();
  });
});

test('a path has a short name, which leads to it again', () => {
  const kettles = { ...cases, otherInputs: [{ cups: 9 }] };
  const paths = pathsOf(kettle, kettles);
  const named = paths.map((path) => ({ key: keyOf(kettles, path), words: describePath(path) }));
  const keys = named.map(({ key }) => key);
  expect(new Set(keys).size).toBe(paths.length);
  expect(keys[0]).toMatch(/^0:\d+(\.\d+)*$/);
  const subject = { name: 'kettle', machine: kettle, cases: kettles };
  for (const { key, words } of named) expect(describePath(pathAt(subject, key))).toBe(words);
  expect(pathAt(subject, '1:').steps).toEqual([]);
  for (const nonsense of ['', '7:', '0:99', '0:1..2', 'x']) expect(() => pathAt(subject, nonsense)).toThrow();
});

test('the graph of a machine is data', () => {
  const { states, edges } = graphOf(kettle);
  expect(states.filter((state) => state.initial).map((state) => state.id)).toEqual([
    'kettle.water.cold',
    'kettle.ring.warming',
  ]);
  expect(edges.filter((edge) => edge.event === 'always')).toHaveLength(2);
});

test('a story is played event by event', () => {
  const position = play(
    kettle,
    { cups: 1 },
    { type: 'button.pressed', password: 'x' },
    succeeds('boil', { degrees: 99 }),
  );
  expect(position.effects).toContainEqual({ type: 'emit', event: { type: 'tea.ready', cups: 1 } });
});

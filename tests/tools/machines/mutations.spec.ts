import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import { type Cases, fails, pathsOf, succeeds } from '#machines/testing/paths.ts';
import { type Verdict, verdictOn } from './kill.ts';
import { mutationsOf, unchanged } from './mutations.ts';
import type { Specified } from './specs.ts';

const lamp = setup({
  types: {
    context: {} as { broken: boolean },
    events: {} as { type: 'switch.pressed'; hard: boolean } | { type: 'bulb.changed' },
    tags: {} as 'busy',
  },
  actors: {
    glow: fromPromise<void>(() => {
      throw new Error('port not provided');
    }),
  },
  guards: { isGentle: (_, params: { hard: boolean }) => !params.hard },
  delays: { patience: 1000 },
  actions: { breakIt: assign({ broken: true }) },
}).createMachine({
  id: 'lamp',
  context: { broken: false },
  initial: 'dark',
  on: { 'bulb.changed': { target: '.dark' } },
  states: {
    dark: {
      description: 'Dark.',
      on: {
        'switch.pressed': [
          { guard: { type: 'isGentle', params: ({ event }) => ({ hard: event.hard }) }, target: 'lighting' },
          { target: 'dark', reenter: true, actions: { type: 'breakIt' } },
        ],
      },
    },
    lighting: {
      description: 'Warms up.',
      tags: 'busy',
      invoke: { id: 'glow', src: 'glow', onDone: { target: 'light' }, onError: { target: 'dark' } },
      after: { patience: { target: 'dark' } },
      on: { 'bulb.changed': {} },
    },
    light: { description: 'Light.' },
  },
});

const cases: Cases<typeof lamp> = {
  events: [{ type: 'switch.pressed', hard: false }, { type: 'switch.pressed', hard: true }, { type: 'bulb.changed' }],
  outcomes: [succeeds('glow'), fails('glow', new Error('fuse'))],
  stateKey: ({ context }) => context.broken,
};
const mutations = mutationsOf(lamp);
const named = (id: string) => {
  const found = mutations.find((mutation) => mutation.id === id);
  if (!found) throw new Error(`no mutation is called ${id}`);
  return found;
};

test('a machine is changed one piece at a time, in each way there is', () => {
  expect(mutations.map(({ kind, id }) => `${kind}: ${id}`)).toEqual([
    'transition dropped: lamp bulb.changed dropped',
    'transition retargeted: lamp bulb.changed retargeted to lamp.lighting',
    'initial swapped: lamp initial is lighting',
    'transition dropped: lamp.dark switch.pressed[0] dropped',
    'transition retargeted: lamp.dark switch.pressed[0] retargeted to lamp.light',
    'guard negated: lamp.dark switch.pressed[0] guard isGentle negated',
    'guard dropped: lamp.dark switch.pressed[0] guard isGentle dropped',
    'transition dropped: lamp.dark switch.pressed[1] dropped',
    'transition retargeted: lamp.dark switch.pressed[1] retargeted to lamp.lighting',
    'reenter dropped: lamp.dark switch.pressed[1] reenter dropped',
    'action dropped: lamp.dark switch.pressed[1]: breakIt dropped',
    'transition dropped: lamp.lighting bulb.changed dropped',
    'transition dropped: lamp.lighting after patience dropped',
    'transition retargeted: lamp.lighting after patience retargeted to lamp.lighting',
    'transition dropped: lamp.lighting glow onDone dropped',
    'transition retargeted: lamp.lighting glow onDone retargeted to lamp.dark',
    'onError dropped: lamp.lighting glow onError dropped',
    'transition retargeted: lamp.lighting glow onError retargeted to lamp.lighting',
    'tag dropped: lamp.lighting tag: busy dropped',
    'delay changed: lamp delay patience twice as long',
  ]);
});

test('each change is one that a walk can see, and none touches the machine it is made from', () => {
  const walk = (machine: AnyStateMachine) =>
    JSON.stringify(
      pathsOf(machine, cases).map(({ start, steps }) =>
        [start, ...steps.map((step) => step.position)].map(({ snapshot, effects, set }) => [
          snapshot.value,
          snapshot.context,
          [...snapshot.tags],
          effects,
          set,
        ]),
      ),
    );
  const before = walk(lamp);
  expect(walk(unchanged(lamp))).toBe(before);
  // In `dark` no work runs that re-entering could restart, and no path lets the delay run out.
  const alike = ['reenter dropped', 'after patience dropped', 'after patience retargeted'];
  for (const { id, apply } of mutations) {
    if (alike.some((end) => id.includes(end))) continue;
    expect(walk(apply()), id).not.toBe(before);
  }
  expect(walk(lamp)).toBe(before);
});

describe('a verdict', () => {
  const verdict = (promises: Specified['promises'], id?: string): Promise<Verdict> =>
    verdictOn({ name: 'lamp', machine: lamp, cases, promises }, id ? named(id).apply : () => unchanged(lamp));
  const breaks = {
    title: 'it breaks under a hard hand',
    run: () => expect(lamp.config.states?.dark?.on).toBeDefined(),
  };

  test('names the promise that failed, or the rule', async () => {
    const promise = {
      title: 'it can be switched on',
      run: () => expect(lamp.root.initial.target[0]?.key).toBe('dark'),
    };
    const swapped = 'lamp initial is lighting';
    expect(await verdict([breaks, promise], swapped)).toEqual({ killer: 'promise', by: promise.title });
    expect(lamp.root.initial.target[0]?.key).toBe('dark');
    expect(await verdict([breaks], 'lamp.lighting glow onError dropped')).toMatchObject({ killer: 'rule' });
  });

  test('a promise that waits for ever counts as broken', async () => {
    const waits = { title: 'it glows', run: () => new Promise(() => {}) };
    expect(await verdict([waits])).toEqual({ killer: 'promise', by: 'it glows' });
  });
});

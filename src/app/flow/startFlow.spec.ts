import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Actor, assign, createActor, emit, setup } from 'xstate';
import { sessionMachine } from '#machines/app/session/machine.ts';
import { readDraft } from '../drafts/drafts.ts';
import { storageOf } from '../testing/browser.ts';
import { connectFlow, type Flow, startFlow } from './startFlow.ts';

/** Persistent flow whose context is the last chosen theme. */
const machine = setup({
  types: {
    context: {} as { theme: string },
    input: {} as { theme: string },
    events: {} as { type: 'theme.chosen'; theme: string },
    emitted: {} as { type: 'theme.switched'; theme: string },
  },
}).createMachine({
  version: '1',
  context: ({ input }) => input,
  on: {
    'theme.chosen': {
      actions: [
        assign({ theme: ({ event }) => event.theme }),
        emit(({ event }) => ({ type: 'theme.switched', theme: event.theme })),
      ],
    },
  },
});
type Machine = typeof machine;

const nobody = createActor(sessionMachine).getSnapshot();
const sessionOf = (customerUuid: string | null) =>
  sessionMachine.resolveState({
    value: customerUuid === null ? 'loggedOut' : { loggedIn: 'fresh' },
    context: { ...nobody.context, customerUuid },
  });
let theirs: boolean;
let persistable: boolean;
let told: string[];
const flow = (snapshot: Flow<Machine>['snapshot'] = undefined): Flow<Machine> => ({
  machine,
  input: { theme: 'system' },
  snapshot,
  tellRestored: () => told.push('restored'),
  draft: {
    name: 'flow',
    customerUuid: 'anna',
    session: { getSnapshot: () => sessionOf(theirs ? 'anna' : null) },
    isPersistable: () => persistable,
  },
  listen: (actor) => {
    told.push('listens');
    return [
      actor.on('theme.switched', ({ theme }) => told.push(theme)),
      { unsubscribe: () => told.push('listens no more') },
    ];
  },
});
const choose = (actor: Actor<Machine>, theme: 'light' | 'dark') => actor.send({ type: 'theme.chosen', theme });
const kept = () => readDraft('flow', 'anna', machine);

beforeEach(() => {
  theirs = true;
  persistable = true;
  told = [];
  vi.stubGlobal('sessionStorage', storageOf());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a flow stores its state with each step, while its customer is logged in and storing is allowed', () => {
  const { actor } = startFlow(flow());
  choose(actor, 'light');
  expect(kept()).toMatchObject({ context: { theme: 'light' } });
  for (const [isTheirs, isPersistable] of [
    [false, true],
    [true, false],
  ] as const) {
    theirs = isTheirs;
    persistable = isPersistable;
    choose(actor, 'dark');
    expect(kept()).toMatchObject({ context: { theme: 'light' } });
  }
});

test('a stored flow continues from its state, and gets an event when a listener is attached', () => {
  const { actor, stop } = startFlow(flow());
  choose(actor, 'dark');
  stop();
  expect(told).toEqual(['listens', 'dark', 'listens no more']);
  told = [];
  const again = startFlow(flow(kept() ?? undefined));
  expect(again.actor.getSnapshot().context.theme).toBe('dark');
  expect(told).toEqual(['listens', 'restored']);
});

test('a flow whose page is closed is neither heard nor stored, and a stopped one ends', () => {
  const actor = createActor(machine, { input: { theme: 'system' } }).start();
  const disconnect = connectFlow(actor, flow());
  choose(actor, 'light');
  disconnect();
  choose(actor, 'dark');
  expect(kept()).toMatchObject({ context: { theme: 'light' } });
  expect(told).toEqual(['listens', 'light', 'listens no more']);
  const shown = startFlow(flow());
  shown.stop();
  expect(shown.actor.getSnapshot().status).toBe('stopped');
});

import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import type { Meta } from '../kit/meta.ts';
import { type Cases, fails, succeeds } from './paths.ts';
import { screensOf } from './screenWays.ts';

const never = (): never => {
  throw new Error('port not provided');
};
type Screen = 'desk' | 'counter';

/** Form that is sent from the desk and answered at the counter. */
const form = setup({
  types: {
    context: {} as { failure: { kind: string } | null },
    events: {} as { type: 'form.sent' } | { type: 'form.closed' },
    meta: {} as Meta<Screen>,
  },
  actors: { sendForm: fromPromise<boolean>(never) },
  guards: { isTaken: ({ event }) => 'output' in event && event.output === true },
}).createMachine({
  id: 'form',
  context: { failure: null },
  initial: 'editing',
  states: {
    editing: { meta: { screen: 'desk', requirement: '1.1' }, on: { 'form.sent': { target: 'sending' } } },
    sending: {
      meta: { screen: 'desk', requirement: '1.1' },
      invoke: {
        id: 'sendForm',
        src: 'sendForm',
        onDone: [{ guard: 'isTaken', target: 'taken' }, { target: 'filing' }],
        onError: { target: 'editing', actions: assign({ failure: { kind: 'offline' } }) },
      },
    },
    filing: { on: { 'form.closed': { target: 'taken' } } },
    taken: { meta: { screen: 'counter', requirement: '1.1' } },
  },
});
const cases: Cases<typeof form> = {
  events: [{ type: 'form.sent' }, { type: 'form.closed' }],
  outcomes: [
    succeeds('sendForm', true, 'taken'),
    succeeds('sendForm', false, 'to be filed'),
    fails('sendForm', new Error(), 'offline'),
  ],
  stateKey: ({ context }) => context.failure?.kind,
};
const subject = { name: 'form', machine: form, cases };

test('a screen has its states, and the failures that occur there, not those held from an earlier screen', () => {
  expect(screensOf(subject).screens).toEqual([
    { machine: 'form', screen: 'desk', states: ['form.editing', 'form.sending'], failures: ['offline'] },
    { machine: 'form', screen: 'counter', states: ['form.taken'], failures: [] },
  ]);
});

test('a way begins with the event of a user and names the guards that held', () => {
  const [shortest] = screensOf(subject).ways;
  expect(shortest).toEqual({
    machine: 'form',
    from: 'desk',
    to: 'counter',
    steps: [
      { state: 'editing', event: 'form.sent', type: 'form.sent', guards: [] },
      { state: 'sending', event: 'sendForm succeeds: taken', type: 'xstate.done.actor.sendForm', guards: ['isTaken'] },
    ],
    transitions: [expect.stringContaining('form.editing'), expect.stringContaining('form.sending')],
    key: '0:0.2',
  });
});

test('a way leads through states without a screen', () => {
  const ways = screensOf(subject).ways.map(({ steps }) => steps.map(({ state }) => state));
  expect(ways).toEqual([
    ['editing', 'sending'],
    ['editing', 'sending', 'filing'],
  ]);
});

test('a machine without screens has none', () => {
  const plain = setup({}).createMachine({ id: 'plain', initial: 'a', states: { a: {} } });
  expect(screensOf({ name: 'plain', machine: plain, cases: { events: [], outcomes: [] } })).toEqual({
    screens: [],
    ways: [],
  });
});

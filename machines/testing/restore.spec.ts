import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { type Cases, pathsOf, succeeds } from './paths.ts';
import { isCitation, unknownCitations } from './requirements.ts';
import { forgetful, unfitToKeep } from './restore.ts';
import { emptyWaits } from './rules.ts';

const never = (): never => {
  throw new Error('port not provided');
};

/** Form whose every snapshot is stored, although a reload breaks it. */
const careless = setup({
  types: {
    context: {} as { since: Date | null },
    events: {} as { type: 'form.sent' } | { type: 'form.dated' },
    tags: {} as 'busy',
  },
  actors: { readDraft: fromPromise<void>(never), sendForm: fromPromise<void>(never) },
  guards: { isDated: ({ context }) => context.since instanceof Date },
  delays: { patience: 1000 },
}).createMachine({
  id: 'careless',
  context: { since: null },
  initial: 'reading',
  states: {
    reading: { invoke: { id: 'readDraft', src: 'readDraft', onDone: { target: 'editing' } } },
    editing: {
      meta: { requirement: '99.1' },
      on: {
        'form.dated': { actions: assign({ since: new Date(0) }) },
        'form.sent': [{ guard: 'isDated', target: 'stuck' }, { target: 'sending' }],
      },
    },
    sending: {
      invoke: { id: 'sendForm', src: 'sendForm', onDone: { target: 'editing' } },
      after: { patience: { target: 'stuck' } },
    },
    stuck: { tags: 'busy' },
  },
});

const cases: Cases<typeof careless> = {
  events: [{ type: 'form.sent' }, { type: 'form.dated' }],
  outcomes: [succeeds('readDraft'), succeeds('sendForm')],
  stateKey: ({ context }) => context.since !== null,
  isKept: () => true,
};
const paths = pathsOf(careless, cases);

describe('a reload', () => {
  test('must not lead elsewhere than without it', () => {
    expect(forgetful(careless, cases, paths)).toContain('editing is another one when it is restored');
    const plain = paths.filter(({ steps }) => steps.every(({ event }) => event.type !== 'form.dated'));
    expect(forgetful(careless, cases, plain)).toEqual([]);
  });
  test('must not repeat a write, nor wait for ever, but may read again', () => {
    expect(unfitToKeep(careless, cases, paths)).toEqual([
      'sending is kept, but xstate.after.patience.careless.sending would never come',
      'sending, restored, repeats the write sendForm',
    ]);
    expect(unfitToKeep(careless, { ...cases, isKept: (snapshot) => snapshot.value !== 'sending' }, paths)).toEqual([]);
  });
});

test('an empty wait is detected', () => expect(emptyWaits(paths)).toEqual(['stuck']));

describe('a requirement', () => {
  test.each([
    ['4.16', true],
    ['4.16, 17.2', true],
    ['WCAG 2.2.1', true],
    ['§ 312j BGB', true],
    ['2.35, § 356a (3) BGB', true],
    ['4', false],
    ['4.99', false],
    ['4.16; 17.2', false],
    ['4.16, by the way', false],
    ['requirement 4.16', false],
    ['spec 4', false],
    ['design, Reading data', false],
    ['WCAG', false],
    ['', false],
  ])('"%s" cites an existing source: %s', (requirement, exists) => expect(isCitation(requirement)).toBe(exists));
  test('without a citation is named with its state', () =>
    expect(unknownCitations(careless)[0]).toContain('careless.editing'));
});

/**
 * Returns the files of a new machine, by their name in its folder: a machine that reads a value and can retry. The
 * files pass types, lint and tests unchanged; the first run writes `behaviour.txt`.
 *
 * @param name camelCase, such as `tokenTransfer`.
 */
export function skeletonOf(name: string): Readonly<Record<string, string>> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    'ports.ts': `import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Reads the machine’s subject. Fails like any call. */
export const readSubject = fromPromise<{ title: string }, void>(notProvided);
`,
    'machine.ts': `import { assign, setup } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { readSubject } from './ports.ts';

export interface ${type}Context {
  title: string | null;
  failure: Failure | null;
}

export type ${type}Event = { type: 'retry.requested' };

/** Decisions of this machine, each with its section of the specification. */
export const ${name}Machine = setup({
  types: {
    context: {} as ${type}Context,
    events: {} as ${type}Event,
    tags: {} as 'busy',
    meta: {} as Meta,
  },
  actors: { readSubject },
  actions: {
    rememberTitle: assign((_, params: { title: string }) => ({ title: params.title, failure: null })),
    ...failureActions,
  },
}).createMachine({
  id: '${name}',
  context: { title: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The user waits for the shop.',
      tags: 'busy',
      meta: { requirement: '15.1' },
      invoke: {
        id: 'readSubject',
        src: 'readSubject',
        onDone: {
          target: 'shown',
          actions: { type: 'rememberTitle', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: {
      type: 'final',
      description: 'The user sees it.',
      meta: { requirement: '15.1' },
    },
    failed: {
      description: 'The user reads why it is missing and may try again.',
      meta: { requirement: '8.9' },
      on: { 'retry.requested': { target: 'reading', actions: { type: 'clearFailure' } } },
    },
  },
});
`,
    'selectors.ts': `import type { SnapshotFrom } from 'xstate';
import type { ${name}Machine } from './machine.ts';

export type ${type}Snapshot = SnapshotFrom<typeof ${name}Machine>;

export const isBusy = (snapshot: ${type}Snapshot) => snapshot.hasTag('busy');

/** Failure of the last read; null during the read and after it has succeeded. */
export const selectFailure = (snapshot: ${type}Snapshot) => snapshot.context.failure;
`,
    'testing/cases.ts': `import { FailureError } from '#domain/shop/failure.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { ${name}Machine } from '../machine.ts';
import * as selectors from '../selectors.ts';

export const offline = new FailureError({ kind: 'offline' });

const ${name}Cases: Cases<typeof ${name}Machine> = {
  events: [{ type: 'retry.requested' }],
  outcomes: [succeeds('readSubject', { title: 'first' }), fails('readSubject', offline)],
  stateKey: ({ context }) => context.failure?.kind,
  invariants: ({ value, context }) => ({
    'a failed state has a failure': value !== 'failed' || context.failure !== null,
  }),
};

export const subject: Subject = { name: '${name}', machine: ${name}Machine, cases: ${name}Cases, selectors };
`,
    'testing/machine.spec.ts': `import { describe, expect, test } from 'vitest';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { offline, subject } from './cases.ts';
import { ${name}Machine } from '../machine.ts';
import { isBusy, selectFailure } from '../selectors.ts';

specOfMachine(subject);

describe('${name}', () => {
  test('says why it failed until it is tried again', () => {
    const failed = fails('readSubject', offline);
    expect(isBusy(play(${name}Machine, undefined).snapshot)).toBe(true);
    expect(selectFailure(play(${name}Machine, undefined, failed).snapshot)).toEqual({ kind: 'offline' });
    const again = play(${name}Machine, undefined, failed, { type: 'retry.requested' });
    expect(selectFailure(again.snapshot)).toBeNull();
    expect(play(${name}Machine, undefined, succeeds('readSubject', { title: 'x' })).snapshot.value).toBe('shown');
  });
});
`,
  };
}

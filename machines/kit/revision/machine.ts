import { assign, emit, setup } from 'xstate';
import { FailureError, failureOf } from '#domain/shop/failure.ts';
import { errorOf, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { type Comparison, comparePort, writePort } from './ports.ts';
import type { RevisionContext, RevisionEmitted, RevisionEvent } from './types.ts';

/** Failure for a comparison that is outdated. */
const conflict = { error: new FailureError({ kind: 'conflict' }) };

const leaves = { 'leave.requested': { target: 'leaving' } } as const;
const sends = <Values>() =>
  ({
    'values.submitted': {
      target: 'comparing',
      actions: { type: 'rememberWanted', params: ({ event }: { event: { values: Values } }) => event },
    },
  }) as const;

const reads = <Values>() =>
  ({
    'values.read': {
      actions: { type: 'rememberShown', params: ({ event }: { event: { values: Values } }) => event },
    },
  }) as const;

const fails = { target: 'failed', actions: [keepFailure, { type: 'emitFailure', params: errorOf }] } as const;
const compares = <Values, Call>() =>
  ({
    id: 'compare',
    src: 'compare',
    input: ({ context }: { context: RevisionContext<Values, Call> }) => ({
      shown: context.shown,
      wanted: nonNull(context.wanted),
      sent: context.next ?? context.shown,
    }),
    onError: fails,
  }) as const;

const outputOf = <Values, Call>({ event }: { event: { output: Comparison<Values, Call> } }) => event.output;

/** Transitions after a comparison that needs no write, or that found changes to show first. */
const compared = <Values, Call>() => {
  const params = outputOf<Values, Call>;
  return [
    {
      guard: { type: 'isOutdated', params },
      target: 'outdated',
      actions: [
        { type: 'rememberCurrent', params },
        { type: 'emitOutdated', params },
      ],
    },
    {
      guard: { type: 'hasNothingToWrite', params },
      target: 'saved',
      actions: [{ type: 'rememberComparison', params }, { type: 'keepSaved' }, { type: 'emitSaved' }],
    },
  ] as const;
};

/**
 * Creates the machine of a form that edits data of the shop: compares the changes with the shop's current data and
 * writes only the differences, one call after another. Changes made elsewhere meanwhile are shown before they are
 * overwritten, and changes with a consequence (`needsConsent`) wait for the customer's consent. A factory for the sake
 * of the types, like `createResourceMachine`.
 */
export const createRevisionMachine = <Values, Call>() =>
  setup({
    types: {
      context: {} as RevisionContext<Values, Call>,
      input: {} as { shown: Values },
      events: {} as RevisionEvent<Values>,
      emitted: {} as RevisionEmitted<Values>,
      tags: {} as 'busy',
      meta: {} as Meta,
    },
    actors: { compare: comparePort<Values, Call>(), write: writePort<Call>() },
    guards: {
      isOutdated: (_, { outdated }: Comparison<Values, Call>) => outdated.length > 0,
      hasNothingToWrite: (_, { calls }: Comparison<Values, Call>) => calls.length === 0,
      needsConsent: (_, { needsConsent }: Comparison<Values, Call>) => needsConsent === true,
      isConflict: (_, { error }: { error: unknown }) => failureOf(error).kind === 'conflict',
      hasMore: ({ context }) => context.calls.length > 1,
      hasFailed: ({ context }) => context.failure !== null,
      wasOutdated: ({ context }) => context.outdated.length > 0,
    },
    actions: {
      rememberWanted: assign((_, { values }: { values: Values }) => ({ wanted: values, outdated: [], failure: null })),
      rememberShown: assign((_, { values }: { values: Values }) => ({ shown: values, next: null })),
      rememberCurrent: assign((_, { current, outdated, elsewhere }: Comparison<Values, Call>) => ({
        shown: current,
        outdated: [...outdated, ...elsewhere],
        next: null,
      })),
      rememberComparison: assign((_, { calls, next, elsewhere }: Comparison<Values, Call>) => ({
        calls,
        next,
        elsewhere,
      })),
      dropCalls: assign({ calls: [] }),
      dropComparison: assign({ calls: [], next: null }),
      moveOn: assign(({ context }) => ({ calls: context.calls.slice(1) })),
      keepSaved: assign(({ context }) => ({ shown: nonNull(context.next), calls: [] })),
      rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error), calls: [] })),
      forgetFailure: assign({ failure: null, outdated: [] }),
      askConsent: emit({ type: 'consent.asked' as const }),
      emitSaved: emit(({ context: { wanted, next } }) => ({
        type: 'revision.saved' as const,
        wanted: nonNull(wanted),
        next: nonNull(next),
      })),
      emitOutdated: emit(({ context: { wanted } }, { current, next }: Comparison<Values, Call>) => ({
        type: 'revision.outdated' as const,
        wanted: nonNull(wanted),
        next,
        current,
      })),
      emitFailure: emit((_, { error }: { error: unknown }) => ({
        type: 'revision.failed' as const,
        failure: failureOf(error),
      })),
    },
  }).createMachine({
    id: 'revision',
    description:
      'Changes data of the shop: compares first, writes each change once, and never overwrites a change made elsewhere.',
    context: ({ input }) => ({
      shown: input.shown,
      wanted: null,
      outdated: [],
      calls: [],
      next: null,
      elsewhere: [],
      failure: null,
    }),
    initial: 'unchanged',
    states: {
      unchanged: {
        description: 'The form shows the shop’s data.',
        meta: { requirement: '2.39' },
        on: { ...sends<Values>(), 'values.edited': { target: 'changed' } },
      },
      changed: {
        description: 'The form has input that the shop does not have yet.',
        meta: { requirement: '2.39' },
        on: { ...sends<Values>(), ...reads<Values>(), ...leaves },
      },
      comparing: {
        description: 'The app reads the shop’s current data; further clicks change nothing.',
        tags: 'busy',
        meta: { requirement: '2.39' },
        invoke: {
          ...compares<Values, Call>(),
          onDone: [
            ...compared<Values, Call>(),
            {
              guard: { type: 'needsConsent', params: outputOf<Values, Call> },
              target: 'asking',
              actions: { type: 'rememberComparison', params: outputOf<Values, Call> },
            },
            { target: 'writing', actions: { type: 'rememberComparison', params: outputOf<Values, Call> } },
          ],
        },
      },
      asking: {
        description: 'The changes have a consequence, for example a new legal check; the page asks for consent to it.',
        meta: { requirement: '4.32' },
        entry: { type: 'askConsent' },
        on: {
          'consent.given': { target: 'writing' },
          'consent.refused': { target: 'changed', actions: { type: 'dropComparison' } },
        },
      },
      writing: {
        description: 'The app sends the changes, one after the other.',
        tags: 'busy',
        meta: { requirement: '22.3' },
        invoke: {
          id: 'write',
          src: 'write',
          input: ({ context }) => ({ call: nonNull(context.calls[0] ?? null) }),
          onDone: [
            { guard: { type: 'hasMore' }, target: 'writing', reenter: true, actions: { type: 'moveOn' } },
            { target: 'saved', actions: [{ type: 'keepSaved' }, { type: 'emitSaved' }] },
          ],
          onError: [
            {
              guard: { type: 'isConflict', params: errorOf },
              target: 'comparingAgain',
              actions: { type: 'dropCalls' },
            },
            fails,
          ],
        },
      },
      comparingAgain: {
        description:
          'The shop refused the write because its data has changed since the comparison; the app reads the data and writes nothing.',
        tags: 'busy',
        meta: { requirement: '2.39' },
        invoke: {
          ...compares<Values, Call>(),
          onDone: [
            ...compared<Values, Call>(),
            {
              target: 'failed',
              actions: [
                { type: 'rememberFailure', params: conflict },
                { type: 'emitFailure', params: conflict },
              ],
            },
          ],
        },
      },
      outdated: {
        description: 'The customer sees what was changed elsewhere in the meantime; the input stays.',
        meta: { requirement: '2.39' },
        on: {
          ...sends<Values>(),
          ...leaves,
          'values.edited': { target: 'changed', actions: { type: 'forgetFailure' } },
        },
      },
      failed: {
        description: 'Saving failed; the customer sees the reason, and the input stays.',
        meta: { requirement: '8.8' },
        on: {
          ...sends<Values>(),
          ...leaves,
          'values.edited': { target: 'changed', actions: { type: 'forgetFailure' } },
        },
      },
      saved: {
        description: 'The shop has stored the changes and the form says so; the customer can change the form again.',
        meta: { requirement: '8.19' },
        on: { ...sends<Values>(), ...reads<Values>(), 'values.edited': { target: 'changed' } },
      },
      leaving: {
        description:
          'The page asks the customer whether the input may be lost; declining returns to the previous state.',
        meta: { requirement: '2.39' },
        on: {
          'leave.confirmed': { target: 'left' },
          'leave.declined': [
            { guard: { type: 'hasFailed' }, target: 'failed' },
            { guard: { type: 'wasOutdated' }, target: 'outdated' },
            { target: 'changed' },
          ],
        },
      },
      left: {
        type: 'final',
        description: 'The customer has discarded the input.',
        meta: { requirement: '2.39' },
      },
    },
  });

export type RevisionMachine<Values, Call> = ReturnType<typeof createRevisionMachine<Values, Call>>;

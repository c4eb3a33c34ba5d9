import { assign, setup } from 'xstate';
import { type BackoffContext, backoffDelays, backoffGuards, withBackoff, withPatience } from '#machines/kit/backoff.ts';
import { failureActions } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { asDelay, maximumRetries } from '#machines/kit/retry.ts';
import { type ResourceKey, readPort } from './ports.ts';

export interface ResourceInput {
  /** Name of the resource, such as `payouts`, by which its port knows what to read. */
  name: string;
  key?: string;
  /** Milliseconds during which a value counts as fresh; `Infinity` for constant values. */
  freshness: number;
}

export interface ResourceContext<T> extends ResourceKey, BackoffContext {
  freshness: number;
  /** Last value from the shop, as JSON; null before the first one. */
  data: T | null;
  /** First part of a paginated value, shown while the rest is loading; never used for sums. Null otherwise. */
  part: T | null;
  /** Time at which `data` was read at an earlier visit, in milliseconds since 1970; null for data of this visit. */
  pastReadAt: number | null;
}

export type ResourceEvent<T> =
  /** A screen needs the value: reads it if it is missing or stale, otherwise ignored. */
  | { type: 'read.requested' }
  /** A write made the value wrong: a visible value is read again at once. */
  | { type: 'resource.invalidated' }
  /** A write made a value wrong that no page shows: the value is read again once a screen needs it. */
  | { type: 'resource.outdated' }
  /** The first page of the current read has arrived; further pages are loading. */
  | { type: 'part.came'; data: T }
  /** The device has kept the value of an earlier visit, read at `readAt` (milliseconds since 1970). */
  | { type: 'past.found'; data: T; readAt: number }
  /** A write returned the new value. */
  | { type: 'resource.written'; data: T }
  /** The customer logged out: their data is removed from memory. */
  | { type: 'resource.forgotten' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' };

/**
 * Creates the machine of a value read from the shop: one actor per resource, shared by all screens.
 *
 * A factory, because XState fixes the types of a machine in its setup: each resource gets a machine with its own type
 * of data, and all have the same chart.
 */
export const createResourceMachine = <T>() => {
  const read = {
    id: 'read',
    src: 'read',
    input: ({ context }: { context: ResourceKey }) => ({ name: context.name, key: context.key }),
    onDone: {
      target: '#resource.ready',
      actions: { type: 'keep', params: ({ event }: { event: { output: T } }) => ({ data: event.output }) },
    },
  } as const;
  return setup({
    types: {
      context: {} as ResourceContext<T>,
      input: {} as ResourceInput,
      events: {} as ResourceEvent<T>,
      // `busy`: a read is running. `settled`: there is a value or a failure to show. `slow`: the page says that loading
      // the value takes longer than usual.
      tags: {} as 'busy' | 'settled' | 'slow',
      meta: {} as Meta,
    },
    actors: { read: readPort<T>() },
    delays: {
      freshness: ({ context }) => context.freshness,
      ...backoffDelays,
    },
    guards: backoffGuards,
    actions: {
      keep: assign((_, params: { data: T }) => ({
        data: params.data,
        part: null,
        pastReadAt: null,
        failure: null,
        retries: 0,
      })),
      keepPart: assign((_, params: { data: T }) => ({ part: params.data })),
      showPast: assign((_, params: { data: T; readAt: number }) => ({
        data: params.data,
        part: null,
        pastReadAt: params.readAt,
      })),
      rememberFailure: failureActions.rememberFailure,
      countRetry: assign({ retries: ({ context }) => Math.min(context.retries + 1, maximumRetries) }),
      startOver: assign({ retries: 0 }),
      forget: assign({ data: null, part: null, pastReadAt: null, failure: null, retries: 0 }),
    },
  }).createMachine({
    id: 'resource',
    description:
      'A value read from the shop: with an expiry, reloads that keep the old value, and retries after network failures.',
    context: ({ input }) => ({
      name: input.name,
      key: input.key ?? null,
      // The context is JSON, which has no Infinity.
      freshness: asDelay(input.freshness),
      data: null,
      part: null,
      pastReadAt: null,
      failure: null,
      retries: 0,
    }),
    initial: 'idle',
    on: {
      'resource.written': {
        target: '.ready',
        actions: { type: 'keep', params: ({ event }) => ({ data: event.data }) },
      },
      'resource.forgotten': { target: '.idle', actions: { type: 'forget' } },
    },
    states: {
      idle: {
        description: 'The value has not been requested yet, or the app has dropped it.',
        meta: { requirement: '15.1' },
        on: { 'read.requested': { target: 'loading' } },
      },
      loading: {
        tags: 'busy',
        meta: { requirement: '15.1' },
        on: {
          'resource.invalidated': { target: 'loading', reenter: true },
          'resource.outdated': { target: 'loading', reenter: true },
          'part.came': { actions: { type: 'keepPart', params: ({ event }) => ({ data: event.data }) } },
          // Requirement 15.4.
          'past.found': {
            target: 'reloading',
            actions: { type: 'showPast', params: ({ event }) => ({ data: event.data, readAt: event.readAt }) },
          },
        },
        ...withPatience(read, '#resource.failed', {
          asking: { description: 'The app reads the value; the page shows placeholders.' },
          pausing: { description: 'The shop could not be reached; the app retries in a moment.' },
        }),
      },
      ready: {
        description: 'The page shows the value, which is fresh.',
        tags: 'settled',
        meta: { requirement: '15.1' },
        after: { freshness: { target: 'stale' } },
        on: {
          'resource.invalidated': { target: 'reloading' },
          'resource.outdated': { target: 'stale' },
        },
      },
      stale: {
        description: 'The page shows the old value; if reading it again failed, the page says so.',
        tags: 'settled',
        meta: { requirement: '8.9, 12.2' },
        on: {
          'read.requested': { target: 'reloading' },
          'resource.invalidated': { target: 'reloading' },
          'retry.requested': { target: 'reloading' },
          'connection.restored': { guard: { type: 'failedInPassing' }, target: 'reloading' },
        },
      },
      reloading: {
        tags: ['busy', 'settled'],
        meta: { requirement: '12.2' },
        on: {
          'resource.invalidated': { target: 'reloading', reenter: true },
          'resource.outdated': { target: 'reloading', reenter: true },
        },
        ...withBackoff(read, '#resource.stale', {
          asking: { description: 'The page shows the old value while the app reads the new one.' },
          pausing: {
            description: 'The page shows the old value; the shop could not be reached and the app retries in a moment.',
          },
        }),
      },
      failed: {
        description: 'The value could not be read; the page shows the reason and offers a retry.',
        tags: 'settled',
        meta: { requirement: '8.9' },
        on: {
          'read.requested': { target: 'loading' },
          'resource.invalidated': { target: 'loading' },
          'retry.requested': { target: 'loading' },
          'connection.restored': { guard: { type: 'failedInPassing' }, target: 'loading' },
        },
      },
    },
  });
};

export type ResourceMachine<T> = ReturnType<typeof createResourceMachine<T>>;

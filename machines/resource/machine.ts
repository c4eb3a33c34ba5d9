import { assign, setup } from 'xstate';
import { failureOf } from '#domain/shop/failure.ts';
import { type BackoffContext, backoffDelays, backoffGuards, withBackoff, withPatience } from '#machines/backoff.ts';
import type { Meta } from '#machines/meta.ts';
import { asDelay, maximumRetries } from '#machines/retry.ts';
import { type ResourceKey, readPort } from './ports.ts';

export interface ResourceInput {
  /** Which resource it is, such as `payouts`; its port knows by it what to read. */
  name: string;
  key?: string;
  /** Milliseconds for which a value needs no second look; `Infinity` for what never changes. */
  freshness: number;
}

export interface ResourceContext<T> extends ResourceKey, BackoffContext {
  freshness: number;
  /** The last value the shop gave, JSON. Null before the first one. */
  data: T | null;
  /** The first part of a value that the shop gives in pages, shown while the rest is on its way; no sum is made of it. */
  part: T | null;
}

export type ResourceEvent<T> =
  /** A screen needs the value: reads it when there is none or it is stale, else changes nothing. */
  | { type: 'read.requested' }
  /** A write made the value wrong: what is shown is read again at once. */
  | { type: 'resource.invalidated' }
  /** The first page of what is being read came; the others are on their way. */
  | { type: 'part.came'; data: T }
  /** A write was answered with the new value. */
  | { type: 'resource.written'; data: T }
  /** The customer logged out: nothing of theirs stays in memory. */
  | { type: 'resource.forgotten' }
  | { type: 'retry.requested' }
  | { type: 'connection.restored' };

/**
 * A value read from the shop, for as long as anybody may look at it: one actor per resource, shared by all screens.
 *
 * A factory, because XState fixes the types of a machine where it is set up: each resource gets a machine of its own
 * type of data, and all have the same chart.
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
      // `busy`: the shop is being asked. `settled`: there is a value or a failure to show. `slow`: that is said.
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
      keep: assign((_, params: { data: T }) => ({ data: params.data, part: null, failure: null, retries: 0 })),
      keepPart: assign((_, params: { data: T }) => ({ part: params.data })),
      rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
      countRetry: assign({ retries: ({ context }) => Math.min(context.retries + 1, maximumRetries) }),
      startOver: assign({ retries: 0 }),
      forget: assign({ data: null, part: null, failure: null, retries: 0 }),
    },
  }).createMachine({
    id: 'resource',
    description:
      'A value read from the shop: how fresh it is, reloads that keep the old value, and repeats when the network fails.',
    context: ({ input }) => ({
      name: input.name,
      key: input.key ?? null,
      // JSON knows no Infinity.
      freshness: asDelay(input.freshness),
      data: null,
      part: null,
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
        description: 'Nobody has asked for it yet.',
        meta: { requirement: 'design, Reading data' },
        on: { 'read.requested': { target: 'loading' } },
      },
      loading: {
        tags: 'busy',
        meta: { requirement: 'design, Reading data' },
        on: {
          'resource.invalidated': { target: 'loading', reenter: true },
          'part.came': { actions: { type: 'keepPart', params: ({ event }) => ({ data: event.data }) } },
        },
        ...withPatience(read, '#resource.failed', {
          asking: { description: 'The value is on its way; placeholders stand for it.' },
          pausing: { description: 'The shop could not be reached; it is asked again in a moment.' },
        }),
      },
      ready: {
        description: 'The value is shown and recent enough.',
        tags: 'settled',
        meta: { requirement: 'design, Reading data' },
        after: { freshness: { target: 'stale' } },
        on: { 'resource.invalidated': { target: 'reloading' } },
      },
      stale: {
        description: 'The value is shown; it is old, or reading it again failed, which is said beside it.',
        tags: 'settled',
        meta: { requirement: 'spec 8: failed data fetch' },
        on: {
          'read.requested': { target: 'reloading' },
          'resource.invalidated': { target: 'reloading' },
          'retry.requested': { target: 'reloading' },
          'connection.restored': { guard: { type: 'failedInPassing' }, target: 'reloading' },
        },
      },
      reloading: {
        tags: ['busy', 'settled'],
        meta: { requirement: 'design, The catalogue: a reload keeps showing the old value' },
        on: { 'resource.invalidated': { target: 'reloading', reenter: true } },
        ...withBackoff(read, '#resource.stale', {
          asking: { description: 'The old value is shown while the new one is on its way.' },
          pausing: {
            description: 'The old value is shown; the shop could not be reached and is asked again in a moment.',
          },
        }),
      },
      failed: {
        description: 'There is no value, only the reason why and a way to try again.',
        tags: 'settled',
        meta: { requirement: 'spec 8: failed data fetch' },
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

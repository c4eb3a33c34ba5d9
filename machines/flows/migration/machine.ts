import { emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { clearFailure, errorOf, failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { migrate, readNeed } from './ports.ts';

interface MigrationContext {
  failure: Failure | null;
}

export type MigrationEvent =
  /** `customerId` is the customer's number in the former system. */
  { type: 'number.submitted'; customerId: string } | { type: 'retry.requested' };

/** The shop has imported the data, so that all data read of the customer is outdated. */
export type MigrationEmitted = { type: 'data.loaded' };

/** Failures by which the shop refuses the import; no data was imported. */
const refusals: readonly Failure['kind'][] = ['notFound', 'violations', 'rateLimited', 'unauthorized'];

const screen = 'migration';

/**
 * Import of a customer's data from the former system (requirement 4.25). The shop imports once: after a lost
 * answer the machine asks whether the import has happened.
 */
export const migrationMachine = setup({
  types: {
    context: {} as MigrationContext,
    events: {} as MigrationEvent,
    emitted: {} as MigrationEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<typeof screen>,
  },
  actors: { readNeed, migrate },
  guards: {
    isNeeded: (_, params: { need: { isNeeded: boolean } }) => params.need.isNeeded,
    isDone: (_, params: { need: { isNeeded: boolean } }) => !params.need.isNeeded,
    isRefused: (_, params: { error: unknown }) => refusals.includes(failureOf(params.error).kind),
  },
  actions: {
    ...failureActions,
    emitLoaded: emit({ type: 'data.loaded' }),
  },
}).createMachine({
  id: 'migration',
  description:
    'Takes over a customer’s data from the former system by their number, once, or reports that there is none.',
  context: { failure: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'The app asks the shop whether there is data to take over.',
      tags: 'busy',
      meta: { screen, requirement: '4.25' },
      invoke: {
        id: 'readNeed',
        src: 'readNeed',
        onDone: [
          { guard: { type: 'isNeeded', params: ({ event }) => ({ need: event.output }) }, target: 'asking' },
          { target: 'notNeeded' },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: {
      description: 'The migration status could not be read; the customer sees the reason and can retry.',
      meta: { screen, requirement: '8.9' },
      on: { 'retry.requested': { target: 'looking', actions: clearFailure } },
    },
    notNeeded: {
      description:
        'There is nothing to take over: the customer was never in the former system, or the shop already has the data.',
      meta: { screen, requirement: '4.25' },
      type: 'final',
    },
    asking: {
      description:
        'The customer enters their number in the former system; if the last attempt failed, the page shows the reason.',
      meta: { screen, requirement: '4.25, 8.11' },
      on: { 'number.submitted': { target: 'migrating', actions: clearFailure } },
    },
    migrating: {
      description: 'The shop takes over the data; further clicks change nothing.',
      tags: 'busy',
      meta: { screen, requirement: '7.4' },
      invoke: {
        id: 'migrate',
        src: 'migrate',
        input: ({ event }) => {
          if (event.type !== 'number.submitted') throw new Error(`migration: entered by ${event.type}`);
          return { customerId: event.customerId };
        },
        onDone: { target: 'loaded', actions: { type: 'emitLoaded' } },
        onError: [
          { guard: { type: 'isRefused', params: errorOf }, target: 'asking', actions: keepFailure },
          { target: 'checking', actions: keepFailure },
        ],
      },
    },
    checking: {
      description:
        'The answer was lost, or the data was taken over elsewhere; the app asks the shop whether it has the data.',
      tags: 'busy',
      meta: { screen, requirement: '17.2' },
      invoke: {
        id: 'readNeed',
        src: 'readNeed',
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ need: event.output }) },
            target: 'loaded',
            actions: [clearFailure, { type: 'emitLoaded' }],
          },
          { target: 'asking' },
        ],
        onError: { target: 'asking' },
      },
    },
    loaded: {
      description: 'The shop has the data; the customer continues by checking it.',
      meta: { screen, requirement: '8.19' },
      type: 'final',
    },
  },
});

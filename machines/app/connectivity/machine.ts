import { assign, emit, setup, stateIn } from 'xstate';
import type { Meta } from '#machines/kit/meta.ts';
import { claimReload, compareVersions, reloadPage } from './ports.ts';

export type ConnectivityEvent =
  /** Reported by the browser, or after a call could not be sent. */
  | { type: 'connection.lost' }
  | { type: 'connection.restored' }
  /** Time of the oldest value of an earlier visit that is shown, in milliseconds since 1970; null without one. */
  | { type: 'past.changed'; readAt: number | null }
  /** A chunk of the app could not be loaded: the server may have a newer version, without the old one's files. */
  | { type: 'chunk.failed' }
  | { type: 'reload.requested' };

/** Asks all readers to reload data that is stale or failed without a connection. */
export type ConnectivityEmitted = { type: 'catchUp.requested' };

/** Detects whether the shop can be reached and whether the server has a newer version of the page. */
export const connectivityMachine = setup({
  types: {
    context: {} as {
      startsOnline: boolean;
      /** Time of the oldest value of an earlier visit that is shown, in milliseconds since 1970; null without one. */
      pastSince: number | null;
    },
    input: {} as { online: boolean },
    events: {} as ConnectivityEvent,
    emitted: {} as ConnectivityEmitted,
    tags: {} as 'offline' | 'updateAvailable',
    meta: {} as Meta,
  },
  actors: { compareVersions, claimReload, reloadPage },
  guards: {
    startsOnline: ({ context }) => context.startsOnline,
    isNewer: (_, params: { isNewer: boolean }) => params.isNewer,
    isOnline: stateIn({ connection: 'online' }),
    isRefused: (_, params: { granted: boolean }) => !params.granted,
  },
  actions: {
    keepPast: assign((_, params: { readAt: number | null }) => ({ pastSince: params.readAt })),
    emitCatchUp: emit({ type: 'catchUp.requested' }),
  },
}).createMachine({
  id: 'connectivity',
  description: 'Tracks whether the device reaches the network and whether a newer version of the app is published.',
  context: ({ input }) => ({ startsOnline: input.online, pastSince: null }),
  type: 'parallel',
  on: {
    'past.changed': { actions: { type: 'keepPast', params: ({ event }) => ({ readAt: event.readAt }) } },
  },
  states: {
    connection: {
      initial: 'starting',
      states: {
        starting: {
          description: 'The app takes over the browser’s online status and leaves this state at once.',
          always: [{ guard: { type: 'startsOnline' }, target: 'online' }, { target: 'offline' }],
        },
        online: {
          description: 'The device has a connection; requests can reach the shop.',
          meta: { requirement: '12.6, 22.5' },
          on: { 'connection.lost': { target: 'offline' } },
        },
        offline: {
          description:
            'The device has no connection; the page says so and keeps its content, or shows that of an earlier visit.',
          tags: 'offline',
          meta: { requirement: '12.6, 22.5' },
          on: { 'connection.restored': { target: 'online', actions: { type: 'emitCatchUp' } } },
        },
      },
    },
    version: {
      initial: 'current',
      states: {
        current: {
          description: 'The page counts as up to date until a part of the app fails to load.',
          meta: { requirement: '12.6' },
          on: { 'chunk.failed': { target: 'comparing' } },
        },
        comparing: {
          description: 'A part of the app could not be loaded; the app asks the server whether a newer version exists.',
          meta: { requirement: '12.6, 22.6' },
          invoke: {
            id: 'compareVersions',
            src: 'compareVersions',
            onDone: [
              { guard: { type: 'isNewer', params: ({ event }) => event.output }, target: 'claiming' },
              // The chunk is missing although the version is the same: the screen's error view offers to try again.
              { target: 'current' },
            ],
            onError: { target: 'current' },
          },
        },
        claiming: {
          description: 'A newer version exists; the app checks whether this tab was already reloaded for it.',
          meta: { requirement: '22.6' },
          invoke: {
            id: 'claimReload',
            src: 'claimReload',
            onDone: [
              { guard: { type: 'isRefused', params: ({ event }) => event.output }, target: 'updateAvailable' },
              { guard: { type: 'isOnline' }, target: 'reloading' },
              { target: 'updateAvailable' },
            ],
            onError: { target: 'updateAvailable' },
          },
        },
        updateAvailable: {
          description: 'The page says that a newer version exists and offers to load it.',
          tags: 'updateAvailable',
          meta: { requirement: '12.6' },
          // Offline, a reload would show the browser's own error page and lose everything.
          on: { 'reload.requested': { guard: { type: 'isOnline' }, target: 'reloading' } },
        },
        reloading: {
          description: 'The page reloads; the flows keep their drafts.',
          meta: { requirement: '22.6' },
          invoke: {
            id: 'reloadPage',
            src: 'reloadPage',
            onDone: { target: 'updateAvailable' },
            onError: { target: 'updateAvailable' },
          },
        },
      },
    },
  },
});

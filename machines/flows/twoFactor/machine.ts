import { emit, setup } from 'xstate';
import { type Failure, failureOf } from '#domain/shop/failure.ts';
import { clearFailure, errorOf, failureActions, keepFailure } from '#machines/kit/failed.ts';
import type { Meta } from '#machines/kit/meta.ts';
import { readStatus, requestKey, switchOff, switchOn } from './ports.ts';

interface TwoFactorContext {
  failure: Failure | null;
}

export type TwoFactorEvent =
  | { type: 'setup.started' }
  | { type: 'setup.cancelled' }
  | { type: 'switchOff.started' }
  | { type: 'switchOff.cancelled' }
  /** Code and password go to a port only. */
  | { type: 'setup.confirmed'; code: string; currentPassword: string }
  | { type: 'switchOff.confirmed'; code: string }
  | { type: 'retry.requested' };

/** The shop has enabled or disabled the second factor, so that the customer's data is outdated. */
export type TwoFactorEmitted = { type: 'twoFactor.changed' };

/** Failures by which the shop refuses the code; the second factor is unchanged. */
const refusals: readonly Failure['kind'][] = ['invalid2fa', 'violations', 'rateLimited', 'unauthorized'];

const screen = 'account/two-factor';

const statusOf = ({ event }: { event: { output: { enabled: boolean } } }) => ({ status: event.output });

/** Returns code and password of the customer. @throws if another event led here, because the chart is then wrong. */
const proofIn = ({ event }: { event: TwoFactorEvent }) => {
  if (!('code' in event)) throw new Error(`twoFactor: entered by ${event.type}`);
  const { type, ...proof } = event;
  return proof;
};

/** Builds the state that sends the code to the shop; after a refusal the customer enters it again. */
const switching = <const Way extends { src: 'switchOn' | 'switchOff'; done: string; asking: string; lost: string }>({
  src,
  done,
  asking,
  lost,
}: Way) =>
  ({
    tags: 'busy',
    meta: { screen, requirement: '4.6' },
    invoke: {
      id: src,
      src,
      input: proofIn,
      onDone: { target: done, actions: { type: 'emitChange' } },
      onError: [
        { guard: { type: 'isRefused', params: errorOf }, target: asking, actions: keepFailure },
        { target: lost, actions: keepFailure },
      ],
    },
  }) as const;

/** Builds the state that reads the status from the shop after a lost answer. */
const checking = <const Way extends { guard: 'isOn' | 'isOff'; done: string; asking: string }>({
  guard,
  done,
  asking,
}: Way) =>
  ({
    tags: 'busy',
    meta: { screen, requirement: '17.2' },
    invoke: {
      id: 'readStatus',
      src: 'readStatus',
      onDone: [
        {
          guard: { type: guard, params: statusOf },
          target: done,
          actions: [clearFailure, { type: 'emitChange' }],
        },
        { target: asking },
      ],
      onError: { target: asking },
    },
  }) as const;

/**
 * Second factor of a login, enabled and disabled by its owner (requirement 4.6). Only the shop's answer decides whether
 * it is on: after a lost answer the machine reads the status. Key and codes are never in the context.
 */
export const twoFactorMachine = setup({
  types: {
    context: {} as TwoFactorContext,
    events: {} as TwoFactorEvent,
    emitted: {} as TwoFactorEmitted,
    tags: {} as 'busy',
    meta: {} as Meta<typeof screen>,
  },
  actors: { readStatus, requestKey, switchOn, switchOff },
  guards: {
    isOn: (_, params: { status: { enabled: boolean } }) => params.status.enabled,
    isOff: (_, params: { status: { enabled: boolean } }) => !params.status.enabled,
    isOnAlready: (_, params: { error: unknown }) => failureOf(params.error).kind === 'wrongState',
    isRefused: (_, params: { error: unknown }) => refusals.includes(failureOf(params.error).kind),
  },
  actions: {
    ...failureActions,
    emitChange: emit({ type: 'twoFactor.changed' }),
  },
}).createMachine({
  id: 'twoFactor',
  description:
    'The second factor: set up with a key for an authenticator app, enabled by a first code, switched off with a code.',
  context: { failure: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'The app asks the shop whether the second factor is on.',
      tags: 'busy',
      meta: { screen, requirement: '4.6' },
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        onDone: [{ guard: { type: 'isOn', params: statusOf }, target: 'enabled' }, { target: 'disabled' }],
        onError: { target: 'unread', actions: keepFailure },
      },
    },
    unread: {
      description: 'The status of the second factor could not be read; the customer sees the reason and can retry.',
      meta: { screen, requirement: '8.9' },
      on: { 'retry.requested': { target: 'looking', actions: clearFailure } },
    },
    disabled: {
      description: 'A login asks only for the password; the customer can set up the second factor.',
      meta: { screen, requirement: '4.6' },
      on: { 'setup.started': { target: 'requestingKey', actions: clearFailure } },
    },
    requestingKey: {
      description: 'The shop creates the key for the authenticator app.',
      tags: 'busy',
      meta: { screen, requirement: '7.6' },
      invoke: {
        id: 'requestKey',
        src: 'requestKey',
        onDone: { target: 'confirming' },
        onError: [
          { guard: { type: 'isOnAlready', params: errorOf }, target: 'looking' },
          { target: 'disabled', actions: keepFailure },
        ],
      },
    },
    confirming: {
      description:
        'The page shows the key as a QR code and in letters. The customer enters the app’s first code, and the password, so that an open session alone cannot set up a factor.',
      meta: { screen, requirement: '4.6, 8.3' },
      on: {
        'setup.confirmed': { target: 'enabling', actions: clearFailure },
        'setup.cancelled': { target: 'disabled', actions: clearFailure },
      },
    },
    enabling: {
      description: 'The shop checks code and password; the second factor is on only if both are correct.',
      ...switching({ src: 'switchOn', done: 'enabled', asking: 'confirming', lost: 'checkingOn' }),
    },
    checkingOn: {
      description: 'The answer was lost; the app asks the shop whether the second factor is on.',
      ...checking({ guard: 'isOn', done: 'enabled', asking: 'confirming' }),
    },
    enabled: {
      description:
        'A login also asks for a code; the customer reads what to do without the phone, and can switch the factor off.',
      meta: { screen, requirement: '4.6, 8.19' },
      on: { 'switchOff.started': { target: 'confirmingDisable' } },
    },
    confirmingDisable: {
      description: 'The customer enters a code, so that an open session alone cannot switch the factor off.',
      meta: { screen, requirement: '4.6, 8.3' },
      on: {
        'switchOff.confirmed': { target: 'disabling', actions: clearFailure },
        'switchOff.cancelled': { target: 'enabled', actions: clearFailure },
      },
    },
    disabling: {
      description: 'The shop checks the code.',
      ...switching({ src: 'switchOff', done: 'disabled', asking: 'confirmingDisable', lost: 'checkingOff' }),
    },
    checkingOff: {
      description: 'The answer was lost; the app asks the shop whether the second factor is off.',
      ...checking({ guard: 'isOff', done: 'disabled', asking: 'confirmingDisable' }),
    },
  },
});

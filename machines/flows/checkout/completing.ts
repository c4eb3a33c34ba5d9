import { errorOf, keepFailure } from '#machines/kit/failed.ts';
import { isMissing, keepOrder, orderOf } from './answers.ts';
import { clearFailure } from './transitions.ts';
import type { Flow } from './types.ts';

export const isRefused = { type: 'isRefused', params: errorOf } as const;

/** Transitions after the shop's answer to the binding order. */
export const placedIn = (flow: Flow) =>
  [
    { guard: { type: 'isPlacedOnline', params: orderOf }, target: `#${flow}.payable`, actions: keepOrder },
    { guard: { type: 'isPlaced', params: orderOf }, target: `#${flow}.finished`, actions: keepOrder },
    { target: 'uncertain', actions: { type: 'rememberUnconfirmed' } },
  ] as const;

/** Transitions after a failure of the binding order that is no refusal. */
export const notPlaced = [
  // The order is completed already or was changed by another tab; a read of the shop decides.
  { guard: { type: 'isWrongState', params: errorOf }, target: 'checking', actions: keepFailure },
  { guard: isMissing, target: 'checking', actions: keepFailure },
  { target: 'uncertain', actions: keepFailure },
] as const;

/** Builds the state after a binding order without an answer. */
export const uncertainAt = <Screen extends string>(screen: Screen) =>
  ({
    description: 'It is unknown whether the order was placed; a retry first asks the shop.',
    meta: { screen, requirement: 'spec 8, other network errors' },
    on: {
      'retry.requested': { target: 'verifying', actions: clearFailure },
      'order.changedElsewhere': { target: 'verifying', actions: clearFailure },
      'order.restored': { target: 'verifying', actions: clearFailure },
      // Leaving could not delete the order as promised, and no step may change it.
      'leave.requested': {},
      'screen.requested': {},
    },
  }) as const;

/** End of a flow whose order the customer pays online. */
export const payable = {
  type: 'final',
  description: 'The order is placed; the customer pays at the payment provider.',
  meta: { screen: 'order-process/confirmation', requirement: 'spec 4, for online payment' },
  entry: { type: 'emitCompletion' },
} as const;

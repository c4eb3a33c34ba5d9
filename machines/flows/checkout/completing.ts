import { clearFailure, errorOf, keepFailure } from '#machines/kit/failed.ts';
import { isMissing, keepOrder, orderOf, startAgainIn } from './answers.ts';
import type { Flow } from './types.ts';

export const isRefused = { type: 'isRefused', params: errorOf } as const;

/** Transition to the end of a completed order. `found`: returns the answer's order; `keep`: stores the answer. */
export const finishedIn = <Found, Keep>(flow: Flow, found: Found, keep: Keep) =>
  ({ guard: { type: 'isPlaced', params: found }, target: `#${flow}.finished`, actions: keep }) as const;

/** Transitions to the ends of a completed order, which the customer pays online or by transfer. */
const completedIn = <Found, Keep>(flow: Flow, found: Found, keep: Keep) =>
  [
    { guard: { type: 'isPlacedOnline', params: found }, target: `#${flow}.payable`, actions: keep },
    finishedIn(flow, found, keep),
  ] as const;

/**
 * Transitions after a read of an order that the flow cannot continue: it was deleted or changed, or it is completed, by
 * this page before its answer was lost or by another tab.
 */
export const lostOrCompletedIn = <Found, Keep>(flow: Flow, found: Found, keep: Keep) =>
  [{ guard: { type: 'isGone', params: found }, ...startAgainIn(flow) }, ...completedIn(flow, found, keep)] as const;

/** Transitions after the shop's answer to the binding order. */
export const placedIn = (flow: Flow) =>
  [
    ...completedIn(flow, orderOf, keepOrder),
    { target: 'uncertain', actions: { type: 'rememberUnconfirmed' } },
  ] as const;

/** Transitions after a failure of the binding order other than a refusal. */
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
    meta: { screen, requirement: '8.8, 17.2' },
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
  meta: { screen: 'order-process/confirmation', requirement: '4.16' },
  entry: { type: 'emitCompletion' },
} as const;

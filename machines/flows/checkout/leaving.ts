import { errorOf } from '#machines/kit/failed.ts';
import { tokenIn } from './rules.ts';
import { underWay } from './transitions.ts';
import type { Flow } from './types.ts';

/**
 * Builds the state that asks before the order is given up, on the step's own screen; a customer who stays finds the
 * step unchanged. `rest` is the state after staying; `failed` is the state after staying if a call had failed before.
 */
export const leavingFrom = <Screen extends string>(flow: Flow, screen: Screen, rest: string, failed?: string) =>
  ({
    description: 'The customer wants to leave.',
    initial: 'asking',
    on: underWay,
    states: {
      asking: {
        description: 'The page asks the customer whether to give up the order and lose all prepared information.',
        meta: { screen, requirement: '2.4, 8.18' },
        on: {
          'leave.confirmed': { target: 'deleting' },
          'leave.declined': [
            ...(failed ? [{ guard: { type: 'hasFailed' as const }, target: `#${flow}.${failed}` }] : []),
            { target: `#${flow}.${rest}` },
          ],
        },
      },
      deleting: {
        description: 'The shop deletes the order.',
        tags: 'busy',
        meta: { screen, requirement: '4.17' },
        invoke: {
          id: 'cancelOrder',
          src: 'cancelOrder',
          input: tokenIn,
          onDone: { target: `#${flow}.cancelled` },
          onError: {
            target: `#${flow}.cancelled`,
            actions: { type: 'emitCancellationFailure', params: errorOf },
          },
        },
      },
    },
  }) as const;

/** End of a flow that the customer has given up. */
export const cancelled = {
  type: 'final',
  description: 'The customer has given up the order and leaves for the page that they requested.',
  meta: { requirement: '4.17' },
  entry: { type: 'emitCancellation' },
} as const;

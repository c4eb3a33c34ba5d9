import { orderIn } from './rules.ts';
import { orderSetup } from './setup.ts';
import type { OrderContext, OrderScreen } from './types.ts';

/** Ignores events during a call: the page waits for the answer, and the next call reads the order anyway. */
export const underWay = {
  'screen.requested': {},
  'leave.requested': {},
  'order.changedElsewhere': {},
  'order.restored': {},
};

/** Reads the offer and the order from the shop; each state that uses this read defines its transitions. */
export const look = {
  id: 'readStanding',
  src: 'readStanding',
  input: ({ context }: { context: OrderContext }) => ({
    productCode: context.productCode,
    tokenValue: orderIn(context).tokenValue,
  }),
} as const;

/**
 * Transitions after a leave request, a reload or another tab's message, to the step's states `checking` and `leaving`.
 */
export const step = {
  'leave.requested': { target: '.leaving' },
  'order.changedElsewhere': { target: '.checking', actions: { type: 'clearFailure' } },
  'order.restored': { target: '.checking', actions: { type: 'clearFailure' } },
} as const;

/**
 * Builds the state that asks before the order is given up, on the step's own screen; an investor who stays finds the
 * step unchanged. `rest` is the state after staying; `failed` is the state after staying if a call had failed before.
 */
export const leavingFrom = (screen: OrderScreen, rest: `#order.${string}`, failed?: `#order.${string}`) =>
  orderSetup.createStateConfig({
    description: 'The investor wants to leave.',
    initial: 'asking',
    on: underWay,
    states: {
      asking: {
        description: 'The page asks the investor whether to give up the order and lose all prepared information.',
        meta: { screen, requirement: 'spec 2, leaving asks; spec 8, loseData' },
        on: {
          'leave.confirmed': { target: 'deleting' },
          'leave.declined': [
            ...(failed ? [{ guard: { type: 'hasFailed' as const }, target: failed }] : []),
            { target: rest },
          ],
        },
      },
      deleting: {
        description: 'The shop deletes the order.',
        tags: 'busy',
        meta: { screen, requirement: 'spec 4, cancelling deletes the order and clears state' },
        invoke: {
          id: 'cancelOrder',
          src: 'cancelOrder',
          input: ({ context }) => ({ tokenValue: orderIn(context).tokenValue }),
          onDone: { target: '#order.cancelled' },
          onError: {
            target: '#order.cancelled',
            actions: { type: 'emitCancellationFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
    },
  });

import { orderIn } from './rules.ts';
import { orderSetup } from './setup.ts';
import type { OrderContext, OrderScreen } from './types.ts';

/** While a call is under way nothing else is begun: its answer is waited for, and the next call looks at the order anyway. */
export const underWay = {
  'screen.requested': {},
  'leave.requested': {},
  'order.changedElsewhere': {},
  'order.restored': {},
};

/** Asks the shop what is on offer and how the order stands; each state that looks says where the answer leads. */
export const look = {
  id: 'readStanding',
  src: 'readStanding',
  input: ({ context }: { context: OrderContext }) => ({
    productCode: context.productCode,
    tokenValue: orderIn(context).tokenValue,
  }),
} as const;

/** What a step does when it is left, restored, or told of another tab; its states are `checking` and `leaving`. */
export const step = {
  'leave.requested': { target: '.leaving' },
  'order.changedElsewhere': { target: '.checking', actions: { type: 'clearFailure' } },
  'order.restored': { target: '.checking', actions: { type: 'clearFailure' } },
} as const;

/**
 * The question before an order is given up, asked on the step's own screen; an investor who stays finds the step as
 * it was. `rest` is where they then stand; `failed` is where they stand after a call that failed.
 */
export const leavingFrom = (screen: OrderScreen, rest: `#order.${string}`, failed?: `#order.${string}`) =>
  orderSetup.createStateConfig({
    description: 'The investor wants to leave.',
    initial: 'asking',
    on: underWay,
    states: {
      asking: {
        description: 'The investor is asked whether to give up the order: all prepared information will be lost.',
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

import { type ActorRefFrom, fromPromise } from 'xstate';
import { declareWithdrawal, withdrawOrder } from '#api/withdrawals.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/startFlow.ts';
import { withdrawalMachine } from '#machines/withdrawal/machine.ts';

export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>;

/**
 * The withdrawal on the shop.
 * @param tokenValue Of the customer's own order; null where the contract is named in words.
 */
export function withdrawalFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  tokenValue: string | null,
): Flow<typeof withdrawalMachine> {
  return {
    machine: withdrawalMachine.provide({
      actors: {
        declare: fromPromise(({ input, signal }) =>
          tokenValue === null
            ? declareWithdrawal(http, input, signal)
            : withdrawOrder(http, { ...input, tokenValue }, signal),
        ),
      },
    }),
    input: undefined,
    listen(withdrawal: WithdrawalActor) {
      const { unsubscribe } = withdrawal.on('withdrawal.received', () => {
        resources.invalidate('orders');
        // Whose tokens were delivered already is announced less interest.
        resources.invalidate('tokens');
      });
      return unsubscribe;
    },
  };
}

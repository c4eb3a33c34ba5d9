import { type ActorRefFrom, fromPromise } from 'xstate';
import { declareWithdrawal, withdrawOrder } from '#api/withdrawals.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { orderNamed } from '#domain/order/withdrawable.ts';
import { withdrawalMachine } from '#machines/flows/withdrawal/machine.ts';
import { dataOf, partOf } from '#machines/kit/resource/selectors.ts';

export type WithdrawalActor = ActorRefFrom<typeof withdrawalMachine>;

/**
 * Connects the withdrawal to the shop.
 * @param tokenValue Token value of the customer's own order; null if the contract is named in words. Words that are
 * exactly the number of the customer's own order mean that order. If the orders have not loaded, the shop compares.
 */
export function withdrawalFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  tokenValue: string | null,
): Flow<typeof withdrawalMachine> {
  return {
    machine: withdrawalMachine.provide({
      actors: {
        declare: fromPromise(({ input, signal }) => {
          const orders = resources.of(subscriptions).getSnapshot();
          const meant = tokenValue ?? orderNamed(dataOf(orders) ?? partOf(orders) ?? [], input.contract)?.tokenValue;
          return meant === undefined
            ? declareWithdrawal(http, input, signal)
            : withdrawOrder(http, { ...input, tokenValue: meant }, signal);
        }),
      },
    }),
    input: undefined,
    listen(withdrawal: WithdrawalActor) {
      return [
        withdrawal.on('withdrawal.received', () => {
          resources.invalidate('orders');
          // Withdrawing from an order with delivered tokens reduces the expected interest.
          resources.invalidate('tokens');
        }),
      ];
    },
  };
}

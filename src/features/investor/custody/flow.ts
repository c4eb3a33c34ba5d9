import { type ActorRefFrom, fromPromise } from 'xstate';
import { readCustomer } from '#api/customers.ts';
import { answerQuestionnaire, readAnsweredQuestionnaires, readQuestionnaire } from '#api/questionnaires.ts';
import { createWallet } from '#api/wallets.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import type { Change } from '#app/resources/resources.ts';
import { answeredOf } from '#domain/person/questionnaires.ts';
import { walletOf } from '#domain/wallet/wallet.ts';
import { custodyMachine } from '#machines/flows/custody/machine.ts';

export type CustodyActor = ActorRefFrom<typeof custodyMachine>;

const TERMS = 'platform_tac';

/**
 * Connects the machine to the shop. A reload starts from the shop's state. `onEnd`: called when the setup is complete
 * and read.
 */
export function custodyFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  customerUuid: string,
  onEnd: (...changes: readonly Change[]) => void,
): Flow<typeof custodyMachine> {
  return {
    machine: custodyMachine.provide({
      actors: {
        readCustody: fromPromise(async ({ signal }) => {
          const [terms, answered, customer] = await Promise.all([
            readQuestionnaire(http, TERMS, signal),
            readAnsweredQuestionnaires(http, customerUuid, signal),
            readCustomer(http, customerUuid, signal),
          ]);
          const agreed = answeredOf(answered, TERMS) !== null;
          return { terms, agreed, wallet: walletOf(customer)?.address ?? null };
        }),
        agreeToTerms: fromPromise(async ({ input, signal }) => {
          await answerQuestionnaire(http, { type: TERMS, answers: input.answers }, signal);
        }),
        createWallet: fromPromise(async ({ signal }) => {
          await createWallet(http, customerUuid, signal);
        }),
      },
    }),
    input: undefined,
    listen(custody: CustodyActor) {
      return [
        custody.on('custody.changed', () => {
          resources.invalidate('answers');
          resources.invalidate('customer');
        }),
        custody.subscribe({
          complete() {
            // Also covers a setup in another tab: the data cached here may be older.
            onEnd('answers', 'customer');
          },
        }),
      ];
    },
  };
}

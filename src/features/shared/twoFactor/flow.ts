import { type ActorRefFrom, fromPromise } from 'xstate';
import { readCustomer } from '#api/customers.ts';
import { readEnrolment, setTwoFactor } from '#api/twoFactor.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { customer } from '#app/reads/customer.ts';
import { awaitValue } from '#app/resources/awaitValue.ts';
import type { Enrolment } from '#domain/shop/access.ts';
import { twoFactorMachine } from '#machines/flows/twoFactor/machine.ts';
import { needsKey } from '#machines/flows/twoFactor/selectors.ts';

export type TwoFactorActor = ActorRefFrom<typeof twoFactorMachine>;

/**
 * The key during its setup. Stored here and shown from here: the machine, whose context and events are inspected, never
 * has the key.
 */
export interface KeyRing {
  key: Enrolment | null;
}

/** Connects the second factor to the shop. The tab stores nothing: after a reload, the shop reports the state. */
export function twoFactorFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  customerUuid: string,
  ring: KeyRing,
): Flow<typeof twoFactorMachine> {
  /** The first read shares the app's customer. Later reads check the result of a request, so they bypass the cache. */
  let isFirst = true;
  return {
    machine: twoFactorMachine.provide({
      actors: {
        readStatus: fromPromise(async ({ signal }) => {
          const read = isFirst ? awaitValue(resources, customer, signal) : readCustomer(http, customerUuid, signal);
          isFirst = false;
          return { enabled: (await read).twoFactorEnabled };
        }),
        requestKey: fromPromise(async ({ signal }) => {
          ring.key = await readEnrolment(http, customerUuid, signal);
        }),
        switchOn: fromPromise(async ({ input, signal }) => {
          await setTwoFactor(http, { customerUuid, enabled: true, ...input }, signal);
        }),
        switchOff: fromPromise(async ({ input, signal }) => {
          await setTwoFactor(http, { customerUuid, enabled: false, ...input }, signal);
        }),
      },
    }),
    input: undefined,
    listen(twoFactor: TwoFactorActor) {
      const forget = () => {
        ring.key = null;
      };
      return [
        twoFactor.on('twoFactor.changed', () => resources.invalidate('customer')),
        twoFactor.subscribe((snapshot) => {
          if (!needsKey(snapshot)) forget();
        }),
        { unsubscribe: forget },
      ];
    },
  };
}

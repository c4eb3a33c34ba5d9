import { type ActorRefFrom, fromPromise } from 'xstate';
import { readCustomer } from '#api/customers.ts';
import { readEnrolment, setTwoFactor } from '#api/twoFactor.ts';
import type { App } from '#app/app.ts';
import { customer } from '#app/reads/customer.ts';
import { settled } from '#app/settled.ts';
import type { Flow } from '#app/startFlow.ts';
import type { Enrolment } from '#domain/shop/access.ts';
import { twoFactorMachine } from '#machines/twoFactor/machine.ts';
import { needsKey } from '#machines/twoFactor/selectors.ts';

export type TwoFactorActor = ActorRefFrom<typeof twoFactorMachine>;

/**
 * The key while it is set up. It is kept here and shown from here: the machine, whose context and events others watch,
 * never has it.
 */
export interface KeyRing {
  key: Enrolment | null;
}

/** The second factor on the real shop. Nothing of it is kept in the tab: after a reload the shop says how it stands. */
export function twoFactorFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  customerUuid: string,
  ring: KeyRing,
): Flow<typeof twoFactorMachine> {
  /** The first look is that of the whole app. Later ones are for what has just been asked for, and ask anew. */
  let isFirst = true;
  return {
    machine: twoFactorMachine.provide({
      actors: {
        readStatus: fromPromise(async ({ signal }) => {
          const read = isFirst ? settled(resources, customer, signal) : readCustomer(http, customerUuid, signal);
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
      const changes = twoFactor.on('twoFactor.changed', () => resources.invalidate('customer'));
      const steps = twoFactor.subscribe((snapshot) => {
        if (!needsKey(snapshot)) ring.key = null;
      });
      return () => {
        changes.unsubscribe();
        steps.unsubscribe();
        ring.key = null;
      };
    },
  };
}

import { type ActorRefFrom, fromPromise } from 'xstate';
import { readCustomer } from '#api/customers.ts';
import { migrate } from '#api/migration.ts';
import type { App } from '#app/app.ts';
import { customer } from '#app/reads/customer.ts';
import { settled } from '#app/settled.ts';
import type { Flow } from '#app/startFlow.ts';
import { needsMigration } from '#domain/person/customerStatus.ts';
import { migrationMachine } from '#machines/migration/machine.ts';

export type MigrationActor = ActorRefFrom<typeof migrationMachine>;

/** The migration on the real shop. Nothing of it is kept in the tab: after a reload the shop says whether it is done. */
export function migrationFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  customerUuid: string,
): Flow<typeof migrationMachine> {
  /** The first look is that of the whole app. Later ones are for what has just been asked for, and ask anew. */
  let isFirst = true;
  return {
    machine: migrationMachine.provide({
      actors: {
        readStanding: fromPromise(async ({ signal }) => {
          const read = isFirst ? settled(resources, customer, signal) : readCustomer(http, customerUuid, signal);
          isFirst = false;
          return { isNeeded: needsMigration(await read) };
        }),
        migrate: fromPromise(async ({ input: { customerId }, signal }) => {
          await migrate(http, { customerUuid, customerId }, signal);
        }),
      },
    }),
    input: undefined,
    listen(migration: MigrationActor) {
      const { unsubscribe } = migration.on('data.loaded', () => resources.invalidate('customer'));
      return unsubscribe;
    },
  };
}

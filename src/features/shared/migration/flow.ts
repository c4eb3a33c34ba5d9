import { type ActorRefFrom, fromPromise } from 'xstate';
import { readCustomer } from '#api/customers.ts';
import { migrate } from '#api/migration.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { customer } from '#app/reads/customer.ts';
import { awaitValue } from '#app/resources/awaitValue.ts';
import { needsMigration } from '#domain/person/customerStatus.ts';
import { migrationMachine } from '#machines/flows/migration/machine.ts';

export type MigrationActor = ActorRefFrom<typeof migrationMachine>;

/**
 * Connects the migration to the shop. The tab stores nothing: after a reload, the shop reports whether the migration is
 * done.
 */
export function migrationFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  customerUuid: string,
): Flow<typeof migrationMachine> {
  /** The first read shares the app's customer. Later reads check the result of a request, so they bypass the cache. */
  let isFirst = true;
  return {
    machine: migrationMachine.provide({
      actors: {
        readNeed: fromPromise(async ({ signal }) => {
          const read = isFirst ? awaitValue(resources, customer, signal) : readCustomer(http, customerUuid, signal);
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
      return [migration.on('data.loaded', () => resources.invalidate('customer'))];
    },
  };
}

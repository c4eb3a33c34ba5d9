import { type ActorRefFrom, fromPromise } from 'xstate';
import { requestStatements } from '#api/excerpts.ts';
import { shopNow } from '#api/shopTime.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { readAllExcerpts } from '#app/reads/excerpts.ts';
import { isRequestedOn } from '#domain/order/papers.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import { statementRequestMachine } from '#machines/flows/statementRequest/machine.ts';

export type StatementRequestActor = ActorRefFrom<typeof statementRequestMachine>;

/** Connects the machine to the shop; its look-up reads the shop's current excerpts, not a page's cached ones. */
export function statementRequestFlow(
  { http, resources }: Pick<App, 'http' | 'resources'>,
  customerUuid: string,
): Flow<typeof statementRequestMachine> {
  return {
    machine: statementRequestMachine.provide({
      actors: {
        requestStatements: fromPromise(async ({ signal }) => {
          await requestStatements(http, signal);
        }),
        findStatements: fromPromise(async ({ signal }) => {
          const excerpts = await readAllExcerpts({ http, customerUuid, signal });
          return { made: isRequestedOn(excerpts, dateAt(shopNow(), SHOP_ZONE)) };
        }),
      },
    }),
    input: undefined,
    listen(request: StatementRequestActor) {
      return [request.on('statements.made', () => resources.invalidate('excerpts'))];
    },
  };
}

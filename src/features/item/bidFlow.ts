import { type ActorRefFrom, fromPromise } from 'xstate';
import { createOrderTabs } from '#api/orderTabs.ts';
import type { App } from '#app/app.ts';
import { keepBegunOrder } from '#app/begunOrder.ts';
import { placementAt } from '#app/placementAt.ts';
import type { Flow } from '#app/startFlow.ts';
import { readWorkOffer } from '#app/workOffer.ts';
import { bidMachine } from '#machines/bid/machine.ts';
import { selectLocale } from '#machines/preferences/selectors.ts';

export type BidActor = ActorRefFrom<typeof bidMachine>;

type World = Pick<App, 'http' | 'preferences' | 'resources'>;

export interface BidFlowOptions {
  customerUuid: string;
  productCode: string;
  /** There is an order, which the purchase goes on with. */
  onBegun: () => void;
  onClosed: () => void;
}

/** A bid on the shop. A reload ends it: what is typed is kept by its form, and what it begins by the purchase. */
export function bidFlow(
  app: World,
  { customerUuid, productCode, onBegun, onClosed }: BidFlowOptions,
): Flow<typeof bidMachine> {
  const tabs = createOrderTabs();
  return {
    machine: bidMachine.provide({
      actors: {
        readOffer: fromPromise(
          async ({ input, signal }) => (await readWorkOffer(app, input.productCode, signal)).offer,
        ),
        placement: placementAt({ http: app.http, tellChange: () => tabs.tell({ customerUuid }) }),
      },
    }),
    input: { productCode, locale: selectLocale(app.preferences.getSnapshot()) },
    listen(bid: BidActor) {
      const begun = bid.on('order.begun', ({ order }) => {
        keepBegunOrder(customerUuid, { productCode, order });
        onBegun();
      });
      const closed = bid.on('dialog.closed', onClosed);
      return () => {
        begun.unsubscribe();
        closed.unsubscribe();
      };
    },
  };
}

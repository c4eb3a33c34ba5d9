import { type ActorRefFrom, fromPromise } from 'xstate';
import { createOrderTabs } from '#api/orderTabs.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { keepBegunOrder } from '#app/order/begunOrder.ts';
import { placementAt } from '#app/order/placementAt.ts';
import { readWorkOffer } from '#app/order/workOffer.ts';
import { selectLocale } from '#machines/app/preferences/selectors.ts';
import { bidMachine } from '#machines/flows/bid/machine.ts';

export type BidActor = ActorRefFrom<typeof bidMachine>;

type World = Pick<App, 'http' | 'preferences' | 'resources'>;

export interface BidFlowOptions {
  customerUuid: string;
  productCode: string;
  /** Called when the order exists; the purchase continues with it. */
  onBegun: () => void;
  onClosed: () => void;
}

/**
 * Connects the bid to the shop. A reload ends the bid: the form stores what was typed, and the purchase stores the
 * order.
 */
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
      return [
        bid.on('order.begun', ({ order }) => {
          keepBegunOrder(customerUuid, { productCode, order });
          onBegun();
        }),
        bid.on('dialog.closed', onClosed),
      ];
    },
  };
}

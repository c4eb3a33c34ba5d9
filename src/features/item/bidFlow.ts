import { type ActorRefFrom, fromPromise } from 'xstate';
import { readItem } from '#api/items.ts';
import { createOrderTabs } from '#api/orderTabs.ts';
import type { App } from '#app/app.ts';
import { keepBegunOrder } from '#app/begunOrder.ts';
import { placementAt } from '#app/placementAt.ts';
import { customer as customerResource } from '#app/reads/customer.ts';
import { settled } from '#app/settled.ts';
import type { Flow } from '#app/startFlow.ts';
import { itemName } from '#components/item/itemText.ts';
import { obstacleFor } from '#domain/item/purchase.ts';
import { termsOf } from '#domain/order/productTerms.ts';
import { bidMachine } from '#machines/bid/machine.ts';
import type { BidOffer } from '#machines/bid/ports.ts';
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
        readOffer: fromPromise(({ input, signal }) => readOffer(app, input.productCode, signal)),
        placement: placementAt({ http: app.http, tellChange: () => tabs.tell({ customerUuid }) }),
      },
    }),
    input: { productCode, locale: selectLocale(app.preferences.getSnapshot()) },
    listen(bid: BidActor) {
      const begun = bid.on('order.begun', ({ order }) => {
        keepBegunOrder(customerUuid, order);
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

/** Reads the work as it is sold to this customer. */
async function readOffer({ http, resources }: World, code: string, signal: AbortSignal): Promise<BidOffer> {
  const [item, customer] = await Promise.all([
    readItem(http, code, signal),
    settled(resources, customerResource, signal),
  ]);
  const { unitPrice } = termsOf(item);
  return {
    names: { de: itemName(item, 'de'), en: itemName(item, 'en') },
    variantCode: item.defaultVariant?.code ?? '',
    price: unitPrice,
    obstacle: obstacleFor(item, customer) ?? (unitPrice === null ? 'notOffered' : null),
  };
}

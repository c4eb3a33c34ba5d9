import type { ActorRefFrom } from 'xstate';
import { createOrderTabs } from '#api/orderTabs.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { listenToCheckout } from '#app/order/listenToCheckout.ts';
import { selectLocale } from '#machines/app/preferences/selectors.ts';
import { isUncertain, selectFailure, selectOfferFailure } from '#machines/flows/checkout/selectors.ts';
import type { orderMachine } from '#machines/flows/order/machine.ts';
import { isPersistable, selectFailed } from '#machines/flows/order/selectors.ts';
import { type Start, storage } from './beginning.ts';
import { orderAt } from './ports.ts';

export type OrderActor = ActorRefFrom<typeof orderMachine>;

type World = Pick<App, 'http' | 'preferences' | 'session' | 'resources' | 'notifications' | 'connectivity'>;

/**
 * Returns the flow of an order with its side effects: the draft in this tab, the reads that a placed order makes
 * outdated, and the messages between the customer's tabs about the shop's open order. `onNextPage` runs its argument
 * once the next page is rendered: a navigation hides earlier notifications.
 */
export function orderFlow(
  { http, preferences, session, resources, notifications, connectivity }: World,
  { start, customerUuid, onNextPage }: { start: Start; customerUuid: string; onNextPage: (act: () => void) => void },
): Flow<ReturnType<typeof orderAt>> {
  const tabs = createOrderTabs();
  return {
    machine: orderAt({
      http,
      resources,
      locale: () => selectLocale(preferences.getSnapshot()),
      tellChange: () => tabs.tell({ customerUuid }),
    }),
    input: start.input,
    snapshot: start.snapshot,
    tellRestored: (order: OrderActor) => order.send({ type: 'order.restored' }),
    draft: { name: storage.draft, customerUuid, session, isPersistable },
    listen(order: OrderActor) {
      const cancellation = order.on('order.cancelled', () =>
        onNextPage(() => notifications.send({ type: 'notification.raised', kind: 'info', message: 'orderCancelled' })),
      );
      // Retries a step that failed without a connection. Placing an order is left to the investor: the shop is only
      // asked for the order's state, so that no page still reports a missing connection.
      const connection = connectivity.on('catchUp.requested', () => {
        const snapshot = order.getSnapshot();
        const failed = selectFailed(snapshot) ?? selectOfferFailure(snapshot);
        if (failed?.kind === 'offline' && !isUncertain(snapshot)) order.send({ type: 'retry.requested' });
        else if (selectFailure(snapshot)?.kind === 'offline') order.send({ type: 'order.restored' });
      });
      const shared = listenToCheckout(order, { customerUuid, storage, tabs, resources, preferences });
      return [...shared, cancellation, connection];
    },
  };
}

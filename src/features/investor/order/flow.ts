import type { ActorRefFrom } from 'xstate';
import { createOrderTabs } from '#api/orderTabs.ts';
import type { App } from '#app/app.ts';
import type { Flow } from '#app/flow/startFlow.ts';
import { order as orderResource } from '#app/reads/order.ts';
import { selectLocale } from '#machines/app/preferences/selectors.ts';
import { isUncertain, selectFailure, selectOfferFailure } from '#machines/flows/checkout/selectors.ts';
import type { orderMachine } from '#machines/flows/order/machine.ts';
import { isPersistable, selectFailed } from '#machines/flows/order/selectors.ts';
import { begunAtOf, DRAFT, forget, rememberPlaced, type Start } from './beginning.ts';
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
    draft: {
      name: DRAFT,
      customerUuid,
      session,
      isPersistable,
    },
    listen(order: OrderActor) {
      const completion = order.on('order.completed', () => {
        const begunAt = begunAtOf(customerUuid);
        forget();
        const { output, context } = order.getSnapshot();
        if (output) rememberPlaced(customerUuid, output, begunAt);
        resources.invalidate('orders');
        // The next page shows the order and need not read it first.
        if (context.order) {
          resources.of(orderResource, context.order.tokenValue).send({ type: 'resource.written', data: context.order });
        }
      });
      const cancellation = order.on('order.cancelled', () => {
        forget();
        onNextPage(() => notifications.send({ type: 'notification.raised', kind: 'info', message: 'orderCancelled' }));
      });
      const failure = order.on('cancellation.failed', (event) =>
        console.warn(`The order was left but not deleted: ${event.failure.kind}.`),
      );
      const unsubscribe = tabs.listen((message) => {
        if (message.customerUuid === customerUuid) order.send({ type: 'order.changedElsewhere' });
      });
      // A switch of the language changes the shop's names of the product and its documents. A failure stays shown:
      // another look would be another attempt.
      const translation = preferences.on('locale.switched', () => {
        if (selectFailure(order.getSnapshot()) === null) order.send({ type: 'order.changedElsewhere' });
      });
      // Retries a step that failed without a connection. Placing an order is left to the investor: the shop is only
      // asked for the order's state, so that no page still reports a missing connection.
      const connection = connectivity.on('catchUp.requested', () => {
        const snapshot = order.getSnapshot();
        const failed = selectFailed(snapshot) ?? selectOfferFailure(snapshot);
        if (failed?.kind === 'offline' && !isUncertain(snapshot)) order.send({ type: 'retry.requested' });
        else if (selectFailure(snapshot)?.kind === 'offline') order.send({ type: 'order.restored' });
      });
      return [completion, cancellation, failure, { unsubscribe }, translation, connection];
    },
  };
}

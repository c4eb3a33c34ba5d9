import type { ActorRefFrom } from 'xstate';
import { createOrderTabs } from '#api/orderTabs.ts';
import type { App } from '#app/app.ts';
import { order as orderResource } from '#app/reads/order.ts';
import type { Flow } from '#app/startFlow.ts';
import type { orderMachine } from '#machines/order/machine.ts';
import {
  isPersistable,
  isUncertain,
  selectFailed,
  selectFailure,
  selectOfferFailure,
} from '#machines/order/selectors.ts';
import { selectLocale } from '#machines/preferences/selectors.ts';
import { begunAtOf, DRAFT, forget, rememberPlaced, type Start } from './beginning.ts';
import { orderAt } from './ports.ts';

export type OrderActor = ActorRefFrom<typeof orderMachine>;

type World = Pick<App, 'http' | 'preferences' | 'session' | 'resources' | 'notifications' | 'connectivity'>;

/**
 * A subscription and what it does to the world around: the draft in this tab, the reads that a placed order makes wrong,
 * and what the customer's tabs tell each other of the shop's open order. `onNextPage` does something once the page that
 * follows is shown: a navigation hides what was said before.
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
        // The page that follows shows it: it need not be read first.
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
      const stopListening = tabs.listen((message) => {
        if (message.customerUuid === customerUuid) order.send({ type: 'order.changedElsewhere' });
      });
      // In the other language the shop has other names for the product and its documents.
      // What failed stays said: looking again would be another try.
      const translation = preferences.on('locale.switched', () => {
        if (selectFailure(order.getSnapshot()) === null) order.send({ type: 'order.changedElsewhere' });
      });
      // A step that failed for want of a connection is tried again. What was to be ordered is left to the investor: the
      // shop is only asked how the order stands, so that no page says any longer that there is no connection.
      const connection = connectivity.on('catchUp.requested', () => {
        const snapshot = order.getSnapshot();
        const failed = selectFailed(snapshot) ?? selectOfferFailure(snapshot);
        if (failed?.kind === 'offline' && !isUncertain(snapshot)) order.send({ type: 'retry.requested' });
        else if (selectFailure(snapshot)?.kind === 'offline') order.send({ type: 'order.restored' });
      });
      return () => {
        stopListening();
        for (const each of [completion, cancellation, failure, translation, connection]) each.unsubscribe();
      };
    },
  };
}

import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useCallback, useState } from 'react';
import { createOrderTabs } from '#api/orderTabs.ts';
import { useApp } from '#app/app.tsx';
import { storeDraft } from '#app/drafts.ts';
import { order as orderResource } from '#app/reads/order.ts';
import { type ScreenUrls, useScreenUrl } from '#app/useScreenUrl.ts';
import { useSubscription } from '#app/useSubscription.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { isPersistable, type OrderSnapshot, selectScreen } from '#machines/order/selectors.ts';
import type { OrderScreen } from '#machines/order/types.ts';
import { selectLocale } from '#machines/preferences/selectors.ts';
import { selectCustomerUuid } from '#machines/session/selectors.ts';
import { orderAt } from './ports.ts';
import { DRAFT, forget, rememberPlaced, type Start } from './start.ts';
import { screenAt } from './steps.ts';
import { type OrderActor, useLeaving } from './useLeaving.ts';

/**
 * The order's actor, one per process, and what it does to the world around: the draft in this tab, the address bar, the
 * question before leaving, the reads that a placed order makes wrong, and what other tabs do to the shop's open order.
 */
export function useOrder(start: Start, customerUuid: string): OrderActor {
  const { http, preferences, session, resources, notifications, inspect } = useApp();
  const router = useRouter();
  const [tabs] = useState(createOrderTabs);
  const [machine] = useState(() =>
    orderAt({
      http,
      resources,
      locale: () => selectLocale(preferences.getSnapshot()),
      tellChange: () => tabs.tell({ customerUuid }),
    }),
  );
  const order: OrderActor = useActorRef(machine, { input: start.input, snapshot: start.snapshot, inspect });

  const connect = useCallback(() => {
    const draft = order.subscribe((snapshot) => {
      // After a logout nothing of the customer may come back into the tab's storage.
      const isTheirs = selectCustomerUuid(session.getSnapshot()) === customerUuid;
      if (isTheirs && isPersistable(snapshot)) storeDraft(DRAFT, customerUuid, order.getPersistedSnapshot());
    });
    const completion = order.on('order.completed', () => {
      forget();
      const { output, context } = order.getSnapshot();
      if (output) rememberPlaced(customerUuid, output);
      resources.invalidate('orders');
      // The page that follows shows it: it need not be read first.
      if (context.order) {
        resources.of(orderResource, context.order.tokenValue).send({ type: 'resource.written', data: context.order });
      }
    });
    const cancellation = order.on('order.cancelled', () => {
      forget();
      // Said on the page that follows: a navigation hides what was said before.
      const stop = router.subscribe('onRendered', () => {
        stop();
        notifications.send({ type: 'notification.raised', kind: 'info', message: 'orderCancelled' });
      });
    });
    const failure = order.on('cancellation.failed', (event) =>
      console.warn(`The order was left but not deleted: ${event.failure.kind}.`),
    );
    const stopListening = tabs.listen((message) => {
      if (message.customerUuid === customerUuid) order.send({ type: 'order.changedElsewhere' });
    });
    if (start.snapshot) order.send({ type: 'order.restored' });
    return () => {
      stopListening();
      for (const each of [draft, completion, cancellation, failure]) each.unsubscribe();
    };
  }, [order, tabs, start, customerUuid, session, resources, router, notifications]);
  useSubscription(connect);

  const [urls] = useState(() => urlsOf(order, start.search));
  useScreenUrl(order, urls);
  useLeaving(order, start.search);
  return order;
}

/** The addresses of the steps; each carries the query that the process began with, so that it can begin again. */
function urlsOf(order: OrderActor, search: Start['search']): ScreenUrls<OrderSnapshot, OrderScreen> {
  return {
    screenOf: selectScreen,
    hrefOf: (screen, { context }) => {
      if (screen === 'orders/finish') return pathTo('/orders/$uuid/finish', { uuid: context.order?.tokenValue ?? '' });
      return hrefOfStep(screen, search);
    },
    screenAt,
    request: (screen) => order.send({ type: 'screen.requested', screen }),
  };
}

export function hrefOfStep(screen: OrderScreen, { product, quantity }: Start['search']): string {
  return `/${screen}?${new URLSearchParams({ product, ...(quantity && { quantity }) })}`;
}

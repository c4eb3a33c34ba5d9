import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { useApp } from '#app/app.ts';
import { readUnpaid, storeUnpaid } from '#app/order/unpaid.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { useResource } from '#app/resources/useResource.ts';
import { orderGroupOf } from '#domain/order/nextStep.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { useSubscription } from '#ui/useSubscription.ts';
import { TabBarView, type TabBarViewProps } from './views/TabBarView.tsx';

/**
 * Tab bar of an investor, with a dot while an order waits for payment. Follows the orders once a screen has read them: a
 * change reads them again. Before that, the dot is that of the tab's previous page.
 */
export function TabBarPart(props: Pick<TabBarViewProps, 'path' | 'menu'>) {
  const { resources, session } = useApp();
  const orders = useResource(resources.of(subscriptions)).data;
  const customerUuid = useSelector(session, selectCustomerUuid);
  const unpaid = orders === null ? null : orders.some((order) => orderGroupOf(order) === 'toPay');
  useSubscription(
    useCallback(() => {
      if (customerUuid !== null && unpaid !== null) storeUnpaid(customerUuid, unpaid);
      return () => undefined;
    }, [customerUuid, unpaid]),
  );
  return <TabBarView {...props} unpaid={unpaid ?? readUnpaid(customerUuid)} />;
}

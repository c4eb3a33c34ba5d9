import { useSelector } from '@xstate/react';
import { useApp } from '#app/app.ts';
import { readUnpaid } from '#app/order/unpaid.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { useResource } from '#app/resources/useResource.ts';
import { isAnyToPay } from '#domain/order/nextStep.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { TabBarView, type TabBarViewProps } from './views/TabBarView.tsx';

/**
 * Tab bar of an investor, with a dot while an order waits for payment. Follows the orders once a screen has read them: a
 * change reads them again. Before that, the dot is that of the tab's previous page.
 */
export function TabBarPart(props: Pick<TabBarViewProps, 'path' | 'menu'>) {
  const { resources, session } = useApp();
  const orders = useResource(resources.of(subscriptions)).data;
  const customerUuid = useSelector(session, selectCustomerUuid);
  return <TabBarView {...props} unpaid={orders === null ? readUnpaid(customerUuid) : isAnyToPay(orders)} />;
}

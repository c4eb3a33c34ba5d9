import { useApp } from '#app/app.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { useResource } from '#app/resources/useResource.ts';
import { orderGroupOf } from '#domain/order/nextStep.ts';
import { TabBarView, type TabBarViewProps } from './views/TabBarView.tsx';

/**
 * Tab bar of an investor, with a dot while an order waits for payment. Follows the orders once a screen has read them: a
 * change reads them again.
 */
export function TabBarPart(props: Pick<TabBarViewProps, 'path' | 'menu'>) {
  const { resources } = useApp();
  const orders = useResource(resources.of(subscriptions)).data;
  return <TabBarView {...props} unpaid={orders?.some((order) => orderGroupOf(order) === 'toPay') ?? false} />;
}

import { useSelector } from '@xstate/react';
import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '#app/app.ts';
import { readUnpaid } from '#app/order/unpaid.ts';
import { recentOrders } from '#app/reads/recentOrders.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { TabBarView, type TabBarViewProps } from './views/TabBarView.tsx';

/**
 * Tab bar of an investor, with a dot while an order waits for payment. Follows both reads of orders, which store
 * whether one waits, once a screen has made them: a change repeats them. Before that, the dot is that of the tab's
 * previous page.
 */
export function TabBarPart(props: Pick<TabBarViewProps, 'path' | 'menu'>) {
  const { resources, session } = useApp();
  const customerUuid = useSelector(session, selectCustomerUuid);
  const subscribe = useCallback(
    (changed: () => void) => {
      const reads = [recentOrders, subscriptions].map((read) => resources.of(read).subscribe(changed));
      return () => {
        for (const read of reads) read.unsubscribe();
      };
    },
    [resources],
  );
  const unpaid = useSyncExternalStore(
    subscribe,
    useCallback(() => readUnpaid(customerUuid), [customerUuid]),
  );
  return <TabBarView {...props} unpaid={unpaid} />;
}

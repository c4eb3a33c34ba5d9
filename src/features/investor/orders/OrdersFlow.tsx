import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useExport } from '#app/export/useExport.ts';
import { useListAddress } from '#app/lists/useListAddress.ts';
import { useScrollPosition } from '#app/lists/useScrollPosition.ts';
import { useToday } from '#app/page/useToday.ts';
import { subscriptions, unreadIn } from '#app/reads/subscriptions.ts';
import { useGrowing } from '#app/resources/useGrowing.ts';
import { exportedOrders } from './exportedOrders.ts';
import { OrdersView } from './views/OrdersView.tsx';

export function OrdersFlow(): ReactNode {
  const { resources } = useApp();
  const { asked, limit, show } = useListAddress('/account/orders');
  const { year = '', product = '', state = '' } = asked;
  const read = useGrowing(resources.of(subscriptions));
  useScrollPosition(read.data !== null);
  return (
    <OrdersView
      read={read}
      part={read.part}
      unread={unreadIn(read.data)}
      filter={{ year, product, state }}
      limit={limit}
      onShow={show}
      exporting={useExport(exportedOrders, asked)}
      today={useToday()}
    />
  );
}

import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useExport } from '#app/export/useExport.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { rowsShown } from '#app/rowsShown.ts';
import { usePlace } from '#app/usePlace.ts';
import { useGrowing } from '#app/useResource.ts';
import { useScreenSearch } from '#app/useScreen.ts';
import { useToday } from '#app/useToday.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { OrderFilter } from '#domain/order/orderList.ts';
import { exportedOrders } from './exportedOrders.ts';
import { OrdersView } from './views/OrdersView.tsx';

/** `/account/orders`: the filters and how many rows are shown stand in the address, so that they come back. */
export function OrdersFlow(): ReactNode {
  const { resources } = useApp();
  const navigate = useNavigate();
  const { year = '', product = '', state = '', limit } = useScreenSearch('/account/orders');
  const read = useGrowing(resources.of(subscriptions));
  usePlace(read.data !== null);
  const filter = { year, product, state };
  const show = (shown: OrderFilter, rows?: number) =>
    navigate({
      href: pathTo('/account/orders', undefined, { ...shown, limit: rows === undefined ? '' : String(rows) }),
      replace: true,
    });
  return (
    <OrdersView
      read={read}
      part={read.part}
      filter={filter}
      limit={rowsShown(limit)}
      onFilter={(shown) => show(shown)}
      onMore={(rows) => show(filter, rows)}
      exporting={useExport(exportedOrders)}
      today={useToday()}
    />
  );
}

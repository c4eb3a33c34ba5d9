import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { readOrders } from '#api/orders.ts';
import { useApp } from '#app/app.ts';
import { useDownload } from '#app/useDownload.ts';
import { useList } from '#app/useList.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import type { Order } from '#domain/shop/order.ts';
import { createListMachine } from '#machines/list/machine.ts';
import { exportOrders } from './exportOrders.ts';
import { OrdersView } from './views/OrdersView.tsx';

const machine = createListMachine<Order, null>(({ tokenValue }) => tokenValue);
const input = { pageSize: pageSizes.orders, filters: null };

/** `/account/orders`. */
export function OrdersFlow(): ReactNode {
  const { i18n } = useLingui();
  const { http } = useApp();
  const { items, ...list } = useList(machine, input, ({ page }, signal) => readOrders(http, page, signal));
  const { saving, save } = useDownload<'orders.csv'>({
    read: (_, signal) => exportOrders(http, i18n, signal),
    nameOf: (name) => name,
  });
  return <OrdersView {...list} orders={items} exporting={saving !== null} onExport={() => save('orders.csv')} />;
}

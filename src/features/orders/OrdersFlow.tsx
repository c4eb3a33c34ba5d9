import type { ReactNode } from 'react';
import { readOrders } from '#api/orders.ts';
import { useApp } from '#app/app.ts';
import { useExport } from '#app/export/useExport.ts';
import { useList } from '#app/useList.ts';
import { useToday } from '#app/useToday.ts';
import { pageSizes } from '#domain/constants/limits.ts';
import type { Order } from '#domain/shop/order.ts';
import { createListMachine } from '#machines/list/machine.ts';
import { exportedOrders } from './exportedOrders.ts';
import { OrdersView } from './views/OrdersView.tsx';

const machine = createListMachine<Order, null>(({ tokenValue }) => tokenValue);
const input = { pageSize: pageSizes.orders, filters: null };

/** `/account/orders`. */
export function OrdersFlow(): ReactNode {
  const { http } = useApp();
  const { items, ...list } = useList(machine, input, ({ page }, signal) => readOrders(http, page, signal));
  return <OrdersView {...list} orders={items} exporting={useExport(exportedOrders)} today={useToday()} />;
}

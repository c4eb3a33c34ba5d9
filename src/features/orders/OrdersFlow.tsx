import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { readOrders } from '#api/orders.ts';
import { saveBlob } from '#api/save.ts';
import { useApp } from '#app/app.tsx';
import { pageSizes } from '#domain/constants/limits.ts';
import type { Order } from '#domain/shop/order.ts';
import { createListMachine } from '#machines/list/machine.ts';
import { failureIn, isFirstPage, isLoadingMore, itemsOf, mayGrow, totalOf } from '#machines/list/selectors.ts';
import { csvOfOrders } from './views/csv.ts';
import { OrdersView } from './views/OrdersView.tsx';

const machine = createListMachine<Order, null>(({ tokenValue }) => tokenValue);

/** `/account/orders`: read anew in another language, since the shop names the products. */
export function OrdersFlow(): ReactNode {
  const { i18n } = useLingui();
  return <Orders key={i18n.locale} i18n={i18n} />;
}

function Orders({ i18n }: { i18n: I18n }) {
  const { http, inspect } = useApp();
  const list = useActorRef(
    machine.provide({
      actors: { readPage: fromPromise(({ input, signal }) => readOrders(http, input.page, signal)) },
    }),
    { input: { pageSize: pageSizes.orders, filters: null }, inspect },
  );
  const snapshot = useSelector(list, (current) => current);
  const orders = itemsOf(snapshot);
  return (
    <OrdersView
      orders={isFirstPage(snapshot) ? undefined : orders}
      total={totalOf(snapshot)}
      failure={failureIn(snapshot)}
      loadingMore={isLoadingMore(snapshot)}
      growable={mayGrow(snapshot) || isLoadingMore(snapshot)}
      onMore={() => list.send({ type: 'more.requested' })}
      onRetry={() => list.send({ type: 'retry.requested' })}
      onExport={() => saveBlob('zeichnungen.csv', csvOfOrders(orders, i18n))}
    />
  );
}

import { useState } from 'react';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { type LeaveEvent, type Leaving, useLeaving } from '#app/flow/useLeaving.ts';
import { type ScreenUrls, useScreenUrl } from '#app/flow/useScreenUrl.ts';
import { useNextPage } from '#app/page/useNextPage.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { isBusy, selectLeaving } from '#machines/flows/checkout/selectors.ts';
import type { OrderSnapshot } from '#machines/flows/order/selectors.ts';
import type { OrderScreen, OrderStep } from '#machines/flows/order/types.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import type { Start } from './beginning.ts';
import { type OrderActor, orderFlow } from './flow.ts';
import { pathOfStep, screenAt, stepOf } from './steps.ts';

/** Starts the order's actor, one per process, with its URL and the question before leaving. */
export function useOrder(start: Start, customerUuid: string): OrderActor {
  const app = useApp();
  const onNextPage = useNextPage();
  const order: OrderActor = useFlow(() => orderFlow(app, { start, customerUuid, onNextPage }));
  const [urls] = useState(() => urlsOf(order, start.search));
  useScreenUrl(order, urls);
  const [leaving] = useState(() => leavingOf(order, start.search));
  useLeaving(order, leaving);
  return order;
}

/**
 * Returns the URLs of the steps; each carries the query that the process began with, so that the process can start
 * again.
 */
function urlsOf(order: OrderActor, search: Start['search']): ScreenUrls<OrderSnapshot, OrderScreen> {
  return {
    screenOf: selectScreen,
    hrefOf: (screen, { context }) => {
      const step = stepOf(screen);
      if (step === null) return pathTo('/orders/$uuid/finish', { uuid: context.order?.tokenValue ?? '' });
      return hrefOfStep(step, search);
    },
    screenAt,
    request: (screen) => order.send({ type: 'screen.requested', screen }),
  };
}

function hrefOfStep(step: OrderStep, { product, quantity }: Start['search']): string {
  return `${pathOfStep(step)}?${new URLSearchParams({ product, ...(quantity && { quantity }) })}`;
}

export function linkToStep(step: OrderStep, search: Start['search']): ScreenLink {
  return { href: hrefOfStep(step, search), 'data-screen': `order-process/${step}` };
}

/**
 * Asks before leaving. A location is within the process if it shows a step of the same product and quantity, or a step
 * without a product.
 */
const leavingOf = (order: OrderActor, search: Start['search']): Leaving<OrderSnapshot> => ({
  id: 'order',
  question: 'loseData',
  isBusy,
  leavingOf: selectLeaving,
  tell: (event: LeaveEvent) => order.send(event),
  isWithin(location) {
    if (screenAt(location) === null) return false;
    const next = new URLSearchParams(location.search);
    const product = next.get('product');
    return !product || (product === search.product && (next.get('quantity') ?? '') === search.quantity);
  },
});

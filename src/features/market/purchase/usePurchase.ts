import { useState } from 'react';
import { useApp } from '#app/app.ts';
import { useFlow } from '#app/flow/useFlow.ts';
import { type LeaveEvent, type Leaving, useLeaving } from '#app/flow/useLeaving.ts';
import { type ScreenUrls, useScreenUrl } from '#app/flow/useScreenUrl.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { isBusy, selectLeaving } from '#machines/flows/checkout/selectors.ts';
import type { PurchaseSnapshot } from '#machines/flows/purchase/selectors.ts';
import type { PurchaseScreen } from '#machines/flows/purchase/types.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import type { Start } from './beginning.ts';
import { type PurchaseActor, purchaseFlow } from './flow.ts';
import { hrefOfStep, screenAt, stepOf } from './steps.ts';

/** Starts the purchase's actor, one per process, with its URL and the question before leaving. */
export function usePurchase(start: Start, customerUuid: string): PurchaseActor {
  const app = useApp();
  const purchase: PurchaseActor = useFlow(() => purchaseFlow(app, start, customerUuid));
  const [urls] = useState(() => urlsOf(purchase, start.input.productCode));
  useScreenUrl(purchase, urls);
  const [leaving] = useState(() => leavingOf(purchase, start.input.productCode));
  useLeaving(purchase, leaving);
  return purchase;
}

const urlsOf = (purchase: PurchaseActor, product: string): ScreenUrls<PurchaseSnapshot, PurchaseScreen> => ({
  screenOf: selectScreen,
  hrefOf(screen, { context }) {
    const step = stepOf(screen);
    if (step !== null) return hrefOfStep(step, product);
    return pathTo('/thank-you-for-offline-payment', undefined, { token: context.order?.tokenValue ?? '' });
  },
  screenAt,
  request: (screen) => purchase.send({ type: 'screen.requested', screen }),
});

/**
 * Asks before leaving. A location is within the process if it shows a step of the same work, or a step without a work.
 */
const leavingOf = (purchase: PurchaseActor, product: string): Leaving<PurchaseSnapshot> => ({
  id: 'purchase',
  question: 'loseInput',
  isBusy,
  leavingOf: selectLeaving,
  tell: (event: LeaveEvent) => purchase.send(event),
  isWithin: (location) =>
    screenAt(location) !== null && [null, product].includes(new URLSearchParams(location.search).get('product')),
});

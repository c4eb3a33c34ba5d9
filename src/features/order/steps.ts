import { type OrderScreen, type OrderStep, orderSteps } from '#machines/order/types.ts';

/** The route that spans the steps. */
export const ORDER_ROUTE = '/account-required/order-process/$step';

/** Whether a path's last part names a step of the order process (spec section 2). */
export function isOrderStep(step: string): step is OrderStep {
  return orderSteps.some((each) => each === step);
}

/** The screen that a path of the order process asks for; null for any other path. */
export function screenAt(pathname: string): OrderScreen | null {
  const step = /^\/order-process\/([^/]+)$/.exec(pathname)?.[1] ?? '';
  return isOrderStep(step) ? `order-process/${step}` : null;
}

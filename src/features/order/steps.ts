import { pathTo } from '#components/links/pathTo.ts';
import { type OrderScreen, type OrderStep, orderSteps } from '#machines/order/types.ts';

/** The step of the order process that a path shows (spec section 2); null for any other path. */
export function stepAt(pathname: string): OrderStep | null {
  return orderSteps.find((step) => pathname === pathTo(`/order-process/${step}`)) ?? null;
}

/** The screen that a path of the order process asks for; null for any other path. */
export function screenAt(pathname: string): OrderScreen | null {
  const step = stepAt(pathname);
  return step && `order-process/${step}`;
}

import type { HistoryLocation } from '@tanstack/react-router';
import { pathTo } from '#components/links/pathTo.ts';
import { type OrderScreen, type OrderStep, orderSteps } from '#machines/order/types.ts';

/** The step's path (spec section 2). What is declared for an amount is asked at the amount's own address. */
export function pathOfStep(step: OrderStep): string {
  return pathTo(`/order-process/${step === 'declarations' ? 'token' : step}`);
}

/** The step of the order process that a path shows first; null for any other path. */
export function stepAt(pathname: string): OrderStep | null {
  return orderSteps.find((step) => pathname === pathOfStep(step)) ?? null;
}

/** The screen that an entry of the history asks for; null outside of the order process. */
export function screenAt({ pathname, state }: Pick<HistoryLocation, 'pathname' | 'state'>): OrderScreen | null {
  const marked = orderSteps.find((step) => state.screen === screenOf(step) && pathname === pathOfStep(step));
  const step = marked ?? stepAt(pathname);
  return step && screenOf(step);
}

const screenOf = (step: OrderStep) => `order-process/${step}` as const;

/** The step of a screen; null for the page that follows the last one. */
export function stepOf(screen: OrderScreen): OrderStep | null {
  return orderSteps.find((step) => screenOf(step) === screen) ?? null;
}

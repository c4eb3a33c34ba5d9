import type { Place } from '#app/page/navigation.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { type OrderScreen, type OrderStep, orderSteps } from '#machines/flows/order/types.ts';

/** Returns a step's path (requirement 2.11). The declarations for an amount use the amount's own path. */
export function pathOfStep(step: OrderStep): string {
  return pathTo(`/order-process/${step === 'declarations' ? 'token' : step}`);
}

/** Returns the step that a path shows first; null for any other path. */
export function stepAt(pathname: string): OrderStep | null {
  return orderSteps.find((step) => pathname === pathOfStep(step)) ?? null;
}

/** Returns the screen that a history entry asks for; null outside of the order process. */
export function screenAt({ pathname, state }: Pick<Place, 'pathname' | 'state'>): OrderScreen | null {
  const marked = orderSteps.find((step) => state.screen === screenOf(step) && pathname === pathOfStep(step));
  const step = marked ?? stepAt(pathname);
  return step && screenOf(step);
}

const screenOf = (step: OrderStep) => `order-process/${step}` as const;

/** Returns the step of a screen; null for the page after the last step. */
export function stepOf(screen: OrderScreen): OrderStep | null {
  return orderSteps.find((step) => screenOf(step) === screen) ?? null;
}

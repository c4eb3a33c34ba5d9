import type { Place } from '#app/page/navigation.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { type PurchaseScreen, type PurchaseStep, purchaseSteps } from '#machines/flows/purchase/types.ts';

/** Returns the path and query of a step; each carries the work, so that the process can start again. */
export const hrefOfStep = (step: PurchaseStep, product: string): string =>
  pathTo(`/order-process/${step}`, undefined, { product });

export const linkToStep = (step: PurchaseStep, product: string): ScreenLink => ({ href: hrefOfStep(step, product) });

/** Returns the step at a path; null outside of the process. */
export const stepAt = (pathname: string): PurchaseStep | null =>
  purchaseSteps.find((step) => pathname === pathTo(`/order-process/${step}`)) ?? null;

/** Returns the screen that a history entry asks for; null outside of the process. */
export function screenAt({ pathname }: Pick<Place, 'pathname'>): PurchaseScreen | null {
  const step = stepAt(pathname);
  return step && `order-process/${step}`;
}

/** Returns the step of a screen; null for the page after the last step. */
export const stepOf = (screen: PurchaseScreen): PurchaseStep | null =>
  purchaseSteps.find((step) => screen === `order-process/${step}`) ?? null;

import type { HistoryLocation } from '@tanstack/react-router';
import { pathTo } from '#components/links/pathTo.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import { type PurchaseScreen, type PurchaseStep, purchaseSteps } from '#machines/purchase/types.ts';

/** Path and query of a step; each carries the work, so that it can begin again. */
export const hrefOfStep = (step: PurchaseStep, product: string): string =>
  pathTo(`/order-process/${step}`, undefined, { product });

/** A link to a step. */
export const linkToStep = (step: PurchaseStep, product: string): ScreenLink => ({ href: hrefOfStep(step, product) });

/** The step at a path; null outside of the process. */
export const stepAt = (pathname: string): PurchaseStep | null =>
  purchaseSteps.find((step) => pathname === pathTo(`/order-process/${step}`)) ?? null;

/** The screen that an entry of the history asks for; null outside of the process. */
export function screenAt({ pathname }: Pick<HistoryLocation, 'pathname'>): PurchaseScreen | null {
  const step = stepAt(pathname);
  return step && `order-process/${step}`;
}

/** The step of a screen; null for the page that follows the last one. */
export const stepOf = (screen: PurchaseScreen): PurchaseStep | null =>
  purchaseSteps.find((step) => screen === `order-process/${step}`) ?? null;

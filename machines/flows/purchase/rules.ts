import { QUANTITY } from '#domain/item/purchase.ts';
import { isOrderFor, type Order } from '#domain/shop/order.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { hasMethodStep, isMethodSettled } from '../checkout/rules.ts';
import type { PurchaseContext, PurchaseStep, WorkOffer } from './types.ts';

type Bought = Pick<PurchaseContext, 'productCode' | 'offer'>;

/** Returns true if the order holds exactly one piece of this work. */
export const isFor = (order: Order, { productCode, offer }: Bought): boolean =>
  isOrderFor(order, { productCode, variantCode: offer?.variantCode ?? null, quantity: QUANTITY });

/** Returns true if the order is as the customer left it: for this work, with a billing address. */
export const isReady = (order: Order, bought: Bought): boolean =>
  isFor(order, bought) && order.legalDocsConfirmAt !== null;

/**
 * Returns true if the work's current price differs from the price that the customer saw. A shop whose carts follow the
 * price has the new one in the order, of which the customer was notified already.
 */
export const costsOther = ({ price }: WorkOffer, { offer, order }: Pick<PurchaseContext, 'offer' | 'order'>): boolean =>
  price !== nonNull(offer).price && price !== nonNull(order).total;

const traitsOf = ({ names, edition, isExclusive, facts }: WorkOffer) =>
  JSON.stringify([names.de, names.en, edition, isExclusive, facts]);

/**
 * Returns true if the code now belongs to another work: title, edition, rights, files, properties or royalties differ.
 */
export const isOtherWork = (now: WorkOffer, { offer }: Pick<PurchaseContext, 'offer'>): boolean =>
  traitsOf(now) !== traitsOf(nonNull(offer));

/**
 * Returns true if the step was reached and the shop's order agrees. Limits the targets of deep links, back and forward.
 */
export function hasReached(context: PurchaseContext, step: PurchaseStep): boolean {
  const { order } = context;
  if (order === null || !isReady(order, context)) return false;
  if (step === 'addresses') return true;
  return step === 'payment-methods' ? hasMethodStep(context) : isMethodSettled(context);
}

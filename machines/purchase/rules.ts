import { QUANTITY } from '#domain/item/purchase.ts';
import { isPaidOnline } from '#domain/order/payment.ts';
import { isCompleted, isMethodKept, isOrderFor, latestPaymentOf, type Order } from '#domain/shop/order.ts';
import { given } from '#machines/given.ts';
import type { PurchaseContext, PurchaseOutput, PurchaseStep, WorkOffer } from './types.ts';

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
  price !== given(offer).price && price !== given(order).total;

const soldOf = ({ names, edition, isExclusive, facts }: WorkOffer) =>
  JSON.stringify([names.de, names.en, edition, isExclusive, facts]);

/**
 * Returns true if the code now belongs to another work: title, edition, rights, files, properties or royalties differ.
 */
export const isOtherWork = (now: WorkOffer, { offer }: Pick<PurchaseContext, 'offer'>): boolean =>
  soldOf(now) !== soldOf(given(offer));

/** Returns the method that the shop has confirmed for the order; null if there is none. */
export function chosenMethod({ order, methods }: Pick<PurchaseContext, 'order' | 'methods'>) {
  return methods?.find(({ code }) => order !== null && isMethodKept(order, code)) ?? null;
}

/**
 * Returns true if the step was reached and the shop's order agrees. Limits the targets of deep links, back and forward.
 */
export function hasReached(context: PurchaseContext, step: PurchaseStep): boolean {
  const { order, methods, method } = context;
  if (order === null || !isReady(order, context)) return false;
  if (step === 'addresses') return true;
  if (step === 'payment-methods') return methods !== null && methods.length > 1;
  return methods?.length === 0 || isMethodKept(order, method);
}

/** Returns the result; an uncompleted order counts as cancelled. */
export function outcomeOf(context: Pick<PurchaseContext, 'order' | 'methods'>): PurchaseOutput {
  const { order } = context;
  if (order === null || !isCompleted(order)) return { kind: 'cancelled' };
  return { kind: isPaidOnline(order, chosenMethod(context)) ? 'online' : 'offline', tokenValue: order.tokenValue };
}

/** Returns the payload that sets the payment method: the customer's choice, or the only method. */
export function paymentToKeep({ order, method }: PurchaseContext) {
  const { tokenValue, ...rest } = given(order);
  return { tokenValue, paymentId: given(latestPaymentOf(rest)).id, method: given(method) };
}

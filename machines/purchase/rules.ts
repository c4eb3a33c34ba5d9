import { QUANTITY } from '#domain/item/purchase.ts';
import { isPaidOnline } from '#domain/order/payment.ts';
import { isCompleted, isMethodKept, isOrderFor, latestPaymentOf, type Order } from '#domain/shop/order.ts';
import { given } from '#machines/given.ts';
import type { PurchaseContext, PurchaseOutput, PurchaseStep, WorkOffer } from './types.ts';

type Bought = Pick<PurchaseContext, 'productCode' | 'offer'>;

/** Whether an order holds this work, once, and nothing else. */
export const isFor = (order: Order, { productCode, offer }: Bought): boolean =>
  isOrderFor(order, { productCode, variantCode: offer?.variantCode ?? null, quantity: QUANTITY });

/** Whether an order is as the customer left it: for this work, and made out to an address. */
export const isReady = (order: Order, bought: Bought): boolean =>
  isFor(order, bought) && order.legalDocsConfirmAt !== null;

/**
 * True if the work costs something else now than the customer has seen. A shop whose carts follow has it in the order, which
 * was read: then it was said already.
 */
export const costsOther = ({ price }: WorkOffer, { offer, order }: Pick<PurchaseContext, 'offer' | 'order'>): boolean =>
  price !== given(offer).price && price !== given(order).total;

const soldOf = ({ names, edition, isExclusive, facts }: WorkOffer) =>
  JSON.stringify([names.de, names.en, edition, isExclusive, facts]);

/** True if something else is sold now under the same code: another title, edition, rights, files, properties or royalties. */
export const isOtherWork = (now: WorkOffer, { offer }: Pick<PurchaseContext, 'offer'>): boolean =>
  soldOf(now) !== soldOf(given(offer));

/** The method that the shop confirmed for the order, null while there is none. */
export function chosenMethod({ order, methods }: Pick<PurchaseContext, 'order' | 'methods'>) {
  return methods?.find(({ code }) => order !== null && isMethodKept(order, code)) ?? null;
}

/** Whether a step was come to, and what the shop says of the order bears it out: what a deep link, back or forward may ask for. */
export function hasReached(context: PurchaseContext, step: PurchaseStep): boolean {
  const { order, methods, method } = context;
  if (order === null || !isReady(order, context)) return false;
  if (step === 'addresses') return true;
  if (step === 'payment-methods') return methods !== null && methods.length > 1;
  return methods?.length === 0 || isMethodKept(order, method);
}

/** How it ended; an order that was not completed was cancelled. */
export function outcomeOf(context: Pick<PurchaseContext, 'order' | 'methods'>): PurchaseOutput {
  const { order } = context;
  if (order === null || !isCompleted(order)) return { kind: 'cancelled' };
  return { kind: isPaidOnline(order, chosenMethod(context)) ? 'online' : 'offline', tokenValue: order.tokenValue };
}

/** What the shop is asked to keep: the method that was chosen, or the only one. */
export function paymentToKeep({ order, method }: PurchaseContext) {
  const { tokenValue, ...rest } = given(order);
  return { tokenValue, paymentId: given(latestPaymentOf(rest)).id, method: given(method) };
}

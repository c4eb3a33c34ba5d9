import { isPaidOnline } from '#domain/order/payment.ts';
import { isRefusal } from '#domain/order/refusal.ts';
import {
  checkDeclarations,
  type DeclarationProblem,
  type Declarations,
  declarationNotes,
} from '#domain/order/suitability.ts';
import {
  isCompleted,
  isMethodKept,
  isOrderFor,
  latestPaymentOf,
  type Order,
  type PaymentMethod,
} from '#domain/shop/order.ts';
import type { Offer } from './ports.ts';
import type { DeclarationsChange, OrderContext, OrderOutput, OrderStep } from './types.ts';

/** Returns the loaded offer. @throws if the offer is not loaded; the chart asks for it only afterwards. */
export function offerIn({ offer }: Pick<OrderContext, 'offer'>): Offer {
  if (offer === null) throw new Error('order: the offer is not loaded here');
  return offer;
}

/** Returns the order. @throws if the shop has no order yet; the chart asks for it only afterwards. */
export function orderIn({ order }: Pick<OrderContext, 'order'>): Order {
  if (order === null) throw new Error('order: the shop has no order here');
  return order;
}

/** Returns the problems of the declarations, given the shop's total and the offer. */
export function openDeclarations(
  { order, offer }: Pick<OrderContext, 'order' | 'offer'>,
  declarations: Declarations,
): DeclarationProblem[] {
  if (order === null || offer === null) return [];
  return checkDeclarations(declarations, {
    total: order.total,
    subscribed: offer.limits.subscribed,
    professional: offer.professional,
    documentIds: offer.legalDocuments.map((document) => document.id),
  });
}

/** Returns the reasons why the existing declarations no longer cover the order. */
export function declarationsChange(context: OrderContext): DeclarationsChange {
  const { confirmedTotal, declarations } = context;
  const isSame = confirmedTotal === orderIn(context).total;
  const added = offerIn(context).legalDocuments.filter(({ id }) => !declarations.openedDocumentIds.includes(id));
  return {
    kind: 'changed',
    what: 'declarations',
    was: isSame ? null : confirmedTotal,
    added: added.map(({ id }) => id),
  };
}

/** Compares the price of a placed amount with the offered one; returns the change and the offer with the new price. */
export function pricedAs(context: OrderContext, order: Order | null): Pick<OrderContext, 'offer' | 'failure'> {
  const offer = offerIn(context);
  const { unitPrice: was } = offer.terms;
  const [item] = order?.items ?? [];
  if (was === null || item === undefined || item.unitPrice === was) return { offer, failure: null };
  return {
    offer: { ...offer, terms: { ...offer.terms, unitPrice: item.unitPrice } },
    failure: { kind: 'changed', what: 'declarations', was: was * item.quantity, added: [] },
  };
}

/** Returns the confirmed declarations in words. */
export function notesOf(context: OrderContext): string {
  const { professional, accountType, legalDocuments: documents, limits } = offerIn(context);
  const { total } = orderIn(context);
  const { subscribed } = limits;
  return declarationNotes(context.declarations, { total, subscribed, professional, accountType, documents });
}

/** Returns the method that the shop has confirmed for the order; null if there is none. */
export function chosenMethod({ order, methods }: OrderContext): PaymentMethod | null {
  return methods?.find(({ code }) => order !== null && isMethodKept(order, code)) ?? null;
}

/** Returns true if an order matches the product and the amount that the investor chose. */
export const isAsked = (order: Order, { productCode, offer, quantity }: OrderContext): boolean =>
  isOrderFor(order, { productCode, variantCode: offer?.variantCode ?? null, quantity });

/** Returns true if the shop's last answer confirmed the chosen amount; a total exists only then. */
export const isConfirmed = (context: OrderContext): boolean =>
  context.order !== null && isAsked(context.order, context);

/** Returns true if a call has failed; a refused amount and a change have texts of their own. */
export const hasFailed = ({ failure }: OrderContext): boolean =>
  failure !== null && failure.kind !== 'changed' && !isRefusal(failure);

/**
 * Returns true if the step was reached with the current amount and declarations, and if the shop's order agrees. Limits
 * the targets of deep links, back and forward.
 */
export function hasReached(context: OrderContext, step: OrderStep): boolean {
  const { order, methods } = context;
  if (order === null || !isConfirmed(context)) return false;
  if (step === 'token' || step === 'declarations') return true;
  if (context.confirmedTotal === null || order.legalDocsConfirmAt === null) return false;
  if (step === 'addresses') return true;
  if (step === 'payment-methods') return methods !== null && methods.length > 1;
  return methods?.length === 0 || isMethodKept(order, context.method);
}

/** Returns the result of the flow; an uncompleted order counts as cancelled. */
export function outcomeOf(context: OrderContext): OrderOutput {
  const { order } = context;
  if (order === null || !isCompleted(order)) return { kind: 'cancelled' };
  return { kind: isPaidOnline(order, chosenMethod(context)) ? 'online' : 'offline', tokenValue: order.tokenValue };
}

/** Returns the payload that sets the payment method: the investor's choice, or the only method. */
export function paymentToKeep(context: OrderContext): { tokenValue: string; paymentId: number; method: string } {
  const order = orderIn(context);
  const payment = latestPaymentOf(order);
  if (payment === null || context.method === null) throw new Error('order: there is nothing to pay, or no method');
  return { tokenValue: order.tokenValue, paymentId: payment.id, method: context.method };
}

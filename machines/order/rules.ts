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

/** @throws where there is no offer yet: the chart asks for it only once it is loaded. */
export function offerIn({ offer }: Pick<OrderContext, 'offer'>): Offer {
  if (offer === null) throw new Error('order: the offer is not loaded here');
  return offer;
}

/** @throws where there is no order yet: the chart asks for it only once the shop has one. */
export function orderIn({ order }: Pick<OrderContext, 'order'>): Order {
  if (order === null) throw new Error('order: the shop has no order here');
  return order;
}

/** What still stands in the way of the declarations, by the shop's total and by what is on offer. */
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

/** What the declarations that were made do not cover. */
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

/** Change of a placed amount's price since it was offered, and the offer at the new one. */
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

/** The declarations in words, as they were made and confirmed. */
export function notesOf(context: OrderContext): string {
  const { professional, accountType, legalDocuments: documents, limits } = offerIn(context);
  const { total } = orderIn(context);
  const { subscribed } = limits;
  return declarationNotes(context.declarations, { total, subscribed, professional, accountType, documents });
}

/** The method that the shop confirmed for the order, null while there is none. */
export function chosenMethod({ order, methods }: OrderContext): PaymentMethod | null {
  return methods?.find(({ code }) => order !== null && isMethodKept(order, code)) ?? null;
}

/** Checks that an order is for the product and the amount that the investor chose. */
export const isAsked = (order: Order, { productCode, offer, quantity }: OrderContext): boolean =>
  isOrderFor(order, { productCode, variantCode: offer?.variantCode ?? null, quantity });

/** Whether the shop had confirmed what was chosen, when it was heard last: only then there is a total. */
export const isConfirmed = (context: OrderContext): boolean =>
  context.order !== null && isAsked(context.order, context);

/** Whether a call had no good answer; a refused amount and what changed are said in words of their own. */
export const hasFailed = ({ failure }: OrderContext): boolean =>
  failure !== null && failure.kind !== 'changed' && !isRefusal(failure);

/**
 * Whether a step was come to with the present amount and declarations, and what the shop says of the order bears it out:
 * what a deep link, back or forward may ask for.
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

/** How the flow ended; an order that was not completed was cancelled. */
export function outcomeOf(context: OrderContext): OrderOutput {
  const { order } = context;
  if (order === null || !isCompleted(order)) return { kind: 'cancelled' };
  return { kind: isPaidOnline(order, chosenMethod(context)) ? 'online' : 'offline', tokenValue: order.tokenValue };
}

/** What the shop is asked to keep: the method that the investor chose, or the only one. */
export function paymentToKeep(context: OrderContext): { tokenValue: string; paymentId: number; method: string } {
  const order = orderIn(context);
  const payment = latestPaymentOf(order);
  if (payment === null || context.method === null) throw new Error('order: there is nothing to pay, or no method');
  return { tokenValue: order.tokenValue, paymentId: payment.id, method: context.method };
}

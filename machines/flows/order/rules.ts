import { isRefusal } from '#domain/order/refusal.ts';
import {
  checkDeclarations,
  type DeclarationProblem,
  type Declarations,
  declarationNotes,
} from '#domain/order/suitability.ts';
import { isOrderFor, type Order } from '#domain/shop/order.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { hasMethodStep, isMethodSettled } from '../checkout/rules.ts';
import type { DeclarationsChange, OrderContext, OrderStep } from './types.ts';

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
  const isSame = confirmedTotal === nonNull(context.order).total;
  const added = nonNull(context.offer).legalDocuments.filter(({ id }) => !declarations.openedDocumentIds.includes(id));
  return {
    kind: 'changed',
    what: 'declarations',
    was: isSame ? null : confirmedTotal,
    added: added.map(({ id }) => id),
  };
}

/** Compares the price of a placed amount with the offered one; returns the change and the offer with the new price. */
export function pricedAs(context: OrderContext, order: Order | null): Pick<OrderContext, 'offer' | 'failure'> {
  const offer = nonNull(context.offer);
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
  const { professional, accountType, legalDocuments: documents, limits } = nonNull(context.offer);
  const { total } = nonNull(context.order);
  const { subscribed } = limits;
  return declarationNotes(context.declarations, { total, subscribed, professional, accountType, documents });
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
  const { order } = context;
  if (order === null || !isConfirmed(context)) return false;
  if (step === 'token' || step === 'declarations') return true;
  if (context.confirmedTotal === null || order.legalDocsConfirmAt === null) return false;
  if (step === 'addresses') return true;
  return step === 'payment-methods' ? hasMethodStep(context) : isMethodSettled(context);
}

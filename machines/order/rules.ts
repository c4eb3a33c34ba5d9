import { latestPaymentOf } from '#domain/order/payment.ts';
import { checkDeclarations, type DeclarationProblem, type Declarations } from '#domain/order/suitability.ts';
import { isSameAddress } from '#domain/person/address.ts';
import type { Address } from '#domain/shop/customer.ts';
import { isCompleted, isOrderFor, type Order, type PaymentMethod } from '#domain/shop/order.ts';
import type { OrderReading } from './ports.ts';
import { type OrderContext, type OrderOutput, type OrderScreen, type OrderStep, orderSteps } from './types.ts';

/** What still stands in the way of going on from the token step, by the shop's total. */
export function openDeclarations(context: OrderContext, declarations: Declarations): DeclarationProblem[] {
  const { order, offer } = context;
  if (order === null || offer === null) return [];
  return checkDeclarations(declarations, {
    total: order.total,
    professional: offer.professional,
    documentIds: offer.legalDocuments.map((document) => document.id),
  });
}

/** Whether the order already has this address; otherwise the shop has to take it over anew. */
export function isOrderAddress(order: Order | null, address: Address): boolean {
  return order?.billingAddress != null && isSameAddress(order.billingAddress, address);
}

/** The method that the shop confirmed for the order, null while there is none. */
export function chosenMethod({ order, methods }: OrderContext): PaymentMethod | null {
  const code = order === null ? null : latestPaymentOf(order)?.method;
  return methods?.find((method) => method.code === code) ?? null;
}

/** Whether the shop confirmed the method that the investor chose. */
export function isMethodConfirmed(order: Order, method: string | null): boolean {
  return method !== null && latestPaymentOf(order)?.method === method;
}

/** Whether the shop had confirmed what was chosen, when it was heard last: only then there is a total. */
export const isConfirmed = (context: OrderContext): boolean =>
  context.order !== null && isOrderFor(context.order, context);

export const hasReached = (furthest: OrderStep, step: OrderStep): boolean =>
  orderSteps.indexOf(step) <= orderSteps.indexOf(furthest);

export const screenOfStep = (step: OrderStep): OrderScreen => `order-process/${step}`;

/**
 * Whether a deep link, back or forward may show the screen: a step that was reached with the present amount and
 * declarations, and that what the shop says of the order still bears out.
 */
export function maySee(context: OrderContext, screen: OrderScreen): boolean {
  const { order, methods } = context;
  const step = orderSteps.find((each) => screenOfStep(each) === screen);
  if (step === undefined || order === null || context.attempted === 'completion') return false;
  if (!isConfirmed(context) || !hasReached(context.furthest, step)) return false;
  if (step === 'token') return true;
  if (order.legalDocsConfirmAt === null) return false;
  if (step === 'payment-methods') return methods !== null && methods.length > 1;
  return step === 'addresses' || methods?.length === 0 || isMethodConfirmed(order, context.method);
}

export type Destination =
  /** Deleted, or made into something else, by another tab: what the investor saw is not there any more. */
  | 'gone'
  | 'missing'
  | 'placing'
  | 'declaring'
  | 'confirmingLegalDocuments'
  | 'addresses'
  | 'loadingMethods'
  | 'confirmation'
  | 'payable'
  | 'finished';

/**
 * Where an order goes on after a failure or a reload: by what the shop says of it, by where the investor stood, and by
 * what was being tried. So nothing that the shop did is done again, and nothing that it did not do is taken as done.
 */
export function destinationOf(context: OrderContext, reading: OrderReading): Destination {
  if (reading.kind === 'none') return 'gone';
  const { order } = reading;
  if (reading.kind === 'completed') {
    return chosenMethod({ ...context, order })?.kind === 'online' ? 'payable' : 'finished';
  }
  // What the last call did not find was not the order: it is not made again unless the investor asks.
  if (context.failure?.kind === 'notFound') return 'missing';
  if (!isOrderFor(order, context)) return isConfirmed(context) ? 'gone' : 'placing';
  if (context.attempted === 'legalDocuments') {
    const confirmedSince =
      order.legalDocsConfirmAt !== null && order.legalDocsConfirmAt !== context.order?.legalDocsConfirmAt;
    if (!confirmedSince) return 'confirmingLegalDocuments';
    return context.step === 'addresses' ? 'loadingMethods' : 'addresses';
  }
  if (context.step === 'token' || order.legalDocsConfirmAt === null) return 'declaring';
  if (context.attempted === 'methods') return 'loadingMethods';
  if (context.attempted === null && context.step === 'addresses') return 'addresses';
  if (context.attempted === null && context.step === 'payment-methods') return 'loadingMethods';
  return isMethodConfirmed(order, context.method) ? 'confirmation' : 'loadingMethods';
}

/** How the flow ended; an order that was not completed was cancelled. */
export function outcomeOf(context: OrderContext): OrderOutput {
  const { order } = context;
  if (order === null || !isCompleted(order)) return { kind: 'cancelled' };
  const online = chosenMethod(context)?.kind === 'online';
  return { kind: online ? 'online' : 'offline', tokenValue: order.tokenValue };
}

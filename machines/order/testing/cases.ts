import { noDeclarations } from '#domain/order/suitability.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { orderMachine } from '../machine.ts';
import { isMethodConfirmed } from '../rules.ts';
import { isPersistable, selectConfirmedOrder, selectTotal } from '../selectors.ts';
import {
  card,
  completedBy,
  confirmed,
  declared,
  emptyOrder,
  homeAddress,
  newAddress,
  offer,
  orderOf,
  otherOrder,
  paidBy,
  transfer,
} from './fixtures.ts';

export const offline = new FailureError({ kind: 'offline' });
export const lastTokens = new FailureError({ kind: 'lastTokens', available: 300 });
export const notFound = new FailureError({ kind: 'notFound' });
export const wrongState = new FailureError({ kind: 'wrongState' });

export const orderInput = { productCode: offer.productCode, quantity: 800, locale: 'de' as const };

const orderCases: Cases<typeof orderMachine> = {
  input: orderInput,
  events: [
    { type: 'quantity.submitted', quantity: 800 },
    { type: 'declarations.changed', declarations: declared },
    { type: 'declarations.submitted', declarations: declared },
    { type: 'declarations.submitted', declarations: noDeclarations },
    { type: 'address.confirmed', address: homeAddress },
    { type: 'address.confirmed', address: newAddress },
    { type: 'method.selected', method: card.code },
    { type: 'order.placed', notes: 'Erklärungen des Anlegers' },
    { type: 'retry.requested' },
    { type: 'screen.requested', screen: 'order-process/token' },
    { type: 'screen.requested', screen: 'order-process/addresses' },
    { type: 'screen.requested', screen: 'order-process/payment-methods' },
    { type: 'screen.requested', screen: 'order-process/confirmation' },
    { type: 'leave.requested' },
    { type: 'leave.confirmed' },
    { type: 'leave.declined' },
    { type: 'order.changedElsewhere' },
    { type: 'order.restored' },
  ],
  outcomes: [
    succeeds('loadOffer', offer),
    succeeds('loadOffer', { ...offer, reasons: ['soldOut'] }),
    fails('loadOffer', offline),
    succeeds('placement', { kind: 'placed', order: orderOf(800) }),
    succeeds('placement', { kind: 'refused', order: emptyOrder, failure: lastTokens.failure }),
    succeeds('placement', { kind: 'failed', order: null, failure: offline.failure }),
    succeeds('placement', { kind: 'failed', order: emptyOrder, failure: notFound.failure }),
    fails('placement', new Error('a defect')),
    succeeds('confirmLegalDocuments', orderOf(800, confirmed)),
    succeeds('confirmLegalDocuments', otherOrder(confirmed)),
    fails('confirmLegalDocuments', offline),
    fails('confirmLegalDocuments', notFound),
    succeeds('loadMethods', []),
    succeeds('loadMethods', [transfer]),
    succeeds('loadMethods', [card, transfer]),
    fails('loadMethods', offline),
    succeeds('selectMethod', orderOf(800, paidBy(card))),
    succeeds('selectMethod', orderOf(800, paidBy(transfer))),
    succeeds('selectMethod', otherOrder(paidBy(card))),
    fails('selectMethod', offline),
    fails('selectMethod', notFound),
    succeeds('completeOrder', orderOf(800, completedBy(card))),
    succeeds('completeOrder', orderOf(800, completedBy(transfer))),
    succeeds('completeOrder', orderOf(800, paidBy(card))),
    fails('completeOrder', lastTokens),
    fails('completeOrder', wrongState),
    fails('completeOrder', offline),
    fails('completeOrder', notFound),
    succeeds('readOrder', { kind: 'none' }),
    succeeds('readOrder', { kind: 'cart', order: emptyOrder }),
    succeeds('readOrder', { kind: 'cart', order: otherOrder() }),
    succeeds('readOrder', { kind: 'cart', order: orderOf(800) }),
    succeeds('readOrder', { kind: 'cart', order: orderOf(800, confirmed) }),
    succeeds('readOrder', { kind: 'cart', order: orderOf(800, paidBy(card)) }),
    succeeds('readOrder', { kind: 'completed', order: orderOf(800, completedBy(card)) }),
    succeeds('readOrder', { kind: 'completed', order: orderOf(800, completedBy(transfer)) }),
    fails('readOrder', offline),
    succeeds('cancelOrder'),
    fails('cancelOrder', offline),
  ],
  // The method that the shop has decides whether the only one is selected again, two methods that one is to be chosen,
  // and what was not found is not asked for again once the shop has the order.
  stateKey: ({ context }) => [
    context.order === null,
    context.order !== null && isMethodConfirmed(context.order, transfer.code),
    context.step,
    context.attempted,
    (context.methods?.length ?? 0) > 1,
    context.failure?.kind === 'notFound',
  ],
  isKept: isPersistable,
  invariants: (snapshot) => ({
    'a total is only ever the one that the shop confirmed':
      selectTotal(snapshot) === null || selectTotal(snapshot) === snapshot.context.quantity * 100,
    'an order is only ever shown for the product that was chosen': [undefined, snapshot.context.productCode].includes(
      selectConfirmedOrder(snapshot)?.items[0]?.productCode,
    ),
    'a completed order is never offered to be placed again': !(
      snapshot.context.order?.checkoutState === 'completed' && snapshot.can({ type: 'order.placed', notes: '' })
    ),
    'an order that may be completed is never deleted': !(
      snapshot.context.attempted === 'completion' && snapshot.can({ type: 'leave.requested' })
    ),
    'the summary is only shown with the legal documents confirmed': !(
      snapshot.matches({ steps: 'confirmation' }) && snapshot.context.order?.legalDocsConfirmAt === null
    ),
  }),
};

export const subject: Subject = { name: 'order', machine: orderMachine, cases: orderCases };

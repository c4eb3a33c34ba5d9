import { noDeclarations } from '#domain/order/suitability.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
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
    named('complete', { type: 'declarations.changed', declarations: declared }),
    named('complete', { type: 'declarations.submitted', declarations: declared }),
    named('incomplete', { type: 'declarations.submitted', declarations: noDeclarations }),
    named('the address on file', { type: 'address.confirmed', address: homeAddress }),
    named('a new address', { type: 'address.confirmed', address: newAddress }),
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
    succeeds('loadOffer', offer, 'on sale'),
    succeeds('loadOffer', { ...offer, reasons: ['soldOut'] }, 'sold out'),
    fails('loadOffer', offline),
    succeeds('placement', { kind: 'placed', order: orderOf(800) }, 'placed'),
    succeeds('placement', { kind: 'refused', order: emptyOrder, failure: lastTokens.failure }, 'refused: lastTokens'),
    succeeds('placement', { kind: 'failed', order: null, failure: offline.failure }, 'failed: offline, no order'),
    succeeds(
      'placement',
      { kind: 'failed', order: emptyOrder, failure: notFound.failure },
      'failed: notFound, with an order',
    ),
    fails('placement', new Error('a defect')),
    succeeds('confirmLegalDocuments', orderOf(800, confirmed), 'confirmed'),
    succeeds('confirmLegalDocuments', otherOrder(confirmed), 'confirmed for another product'),
    fails('confirmLegalDocuments', offline),
    fails('confirmLegalDocuments', notFound),
    succeeds('loadMethods', [], 'none'),
    succeeds('loadMethods', [transfer], 'one: transfer'),
    succeeds('loadMethods', [card, transfer], 'two: card and transfer'),
    fails('loadMethods', offline),
    succeeds('selectMethod', orderOf(800, paidBy(card)), 'card'),
    succeeds('selectMethod', orderOf(800, paidBy(transfer)), 'transfer'),
    succeeds('selectMethod', otherOrder(paidBy(card)), 'card, for another product'),
    fails('selectMethod', offline),
    fails('selectMethod', notFound),
    succeeds('completeOrder', orderOf(800, completedBy(card)), 'completed, by card'),
    succeeds('completeOrder', orderOf(800, completedBy(transfer)), 'completed, by transfer'),
    succeeds('completeOrder', orderOf(800, paidBy(card)), 'still a cart'),
    fails('completeOrder', lastTokens),
    fails('completeOrder', wrongState),
    fails('completeOrder', offline),
    fails('completeOrder', notFound),
    succeeds('readOrder', { kind: 'none' }, 'none'),
    succeeds('readOrder', { kind: 'cart', order: emptyOrder }, 'an empty cart'),
    succeeds('readOrder', { kind: 'cart', order: otherOrder() }, 'a cart with another product'),
    succeeds('readOrder', { kind: 'cart', order: orderOf(800) }, 'a cart with this amount'),
    succeeds('readOrder', { kind: 'cart', order: orderOf(800, confirmed) }, 'a cart, documents confirmed'),
    succeeds('readOrder', { kind: 'cart', order: orderOf(800, paidBy(card)) }, 'a cart, to be paid by card'),
    succeeds('readOrder', { kind: 'completed', order: orderOf(800, completedBy(card)) }, 'completed, by card'),
    succeeds('readOrder', { kind: 'completed', order: orderOf(800, completedBy(transfer)) }, 'completed, by transfer'),
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

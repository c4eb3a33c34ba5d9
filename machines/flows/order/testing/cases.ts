import { noDeclarations } from '#domain/order/suitability.ts';
import { isMethodKept } from '#domain/shop/order.ts';
import * as checkout from '#machines/flows/checkout/selectors.ts';
import { isAsking, isUncertain } from '#machines/flows/checkout/selectors.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { notFound, offline, wrongState } from '#machines/testing/failures.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { orderMachine } from '../machine.ts';
import { hasFailed, hasReached } from '../rules.ts';
import * as selectors from '../selectors.ts';
import { isChecking, isPersistable, selectConfirmedOrder, selectOpenDeclarations, selectTotal } from '../selectors.ts';
import { orderSteps } from '../types.ts';
import {
  card,
  completedBy,
  confirmed,
  DEARER,
  dearer,
  declared,
  emptyOrder,
  lastTokens,
  moreToRead,
  offer,
  orderOf,
  otherOrder,
  paidBy,
  stands,
  transfer,
} from './fixtures.ts';

export const orderInput = { productCode: offer.productCode, quantity: 800, locale: 'de' as const };

const orderCases: Cases<typeof orderMachine> = {
  input: orderInput,
  events: [
    { type: 'quantity.submitted', quantity: 800 },
    named('complete', { type: 'declarations.changed', declarations: declared }),
    named('complete', { type: 'declarations.submitted', declarations: declared }),
    named('incomplete', { type: 'declarations.submitted', declarations: noDeclarations }),
    { type: 'address.confirmed' },
    { type: 'method.selected', method: card.code },
    { type: 'order.placed' },
    { type: 'retry.requested' },
    { type: 'screen.requested', screen: 'order-process/token' },
    { type: 'screen.requested', screen: 'order-process/declarations' },
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
    succeeds('sendLegalDocuments'),
    fails('sendLegalDocuments', offline),
    fails('sendLegalDocuments', notFound),
    succeeds('confirmLegalDocuments', orderOf(800, confirmed), 'confirmed'),
    succeeds('confirmLegalDocuments', orderOf(800, { ...confirmed, billingAddress: null }), 'confirmed, no address'),
    succeeds('confirmLegalDocuments', orderOf(800, { ...confirmed, total: DEARER }), 'confirmed, dearer'),
    succeeds('confirmLegalDocuments', otherOrder(confirmed), 'confirmed for another product'),
    fails('confirmLegalDocuments', offline),
    fails('confirmLegalDocuments', notFound),
    succeeds('loadMethods', [], 'none'),
    succeeds('loadMethods', [transfer], 'one: transfer'),
    succeeds('loadMethods', [card, transfer], 'two: card and transfer'),
    fails('loadMethods', offline),
    succeeds('selectMethod', orderOf(800, paidBy(card)), 'card'),
    succeeds('selectMethod', orderOf(800, paidBy(transfer)), 'transfer'),
    succeeds('selectMethod', dearer, 'card, dearer'),
    succeeds('selectMethod', orderOf(800, { ...paidBy(card), legalDocsConfirmAt: null }), 'card, undeclared'),
    succeeds('selectMethod', orderOf(800, { ...paidBy(transfer), total: DEARER }), 'transfer, dearer'),
    succeeds('selectMethod', orderOf(800, { ...paidBy(transfer), legalDocsConfirmAt: null }), 'transfer, undeclared'),
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
    succeeds('readOrderStatus', stands(null), 'no order'),
    succeeds('readOrderStatus', stands(emptyOrder), 'an empty cart'),
    succeeds('readOrderStatus', stands(otherOrder()), 'a cart with another product'),
    succeeds('readOrderStatus', stands(orderOf(800)), 'a cart with this amount'),
    succeeds('readOrderStatus', stands(orderOf(800, confirmed)), 'a cart, documents confirmed'),
    succeeds('readOrderStatus', stands(orderOf(800, paidBy(card))), 'a cart, to be paid by card'),
    succeeds('readOrderStatus', stands(orderOf(800, paidBy(transfer))), 'a cart, to be paid by transfer'),
    succeeds('readOrderStatus', stands(dearer), 'a cart, by card, dearer'),
    succeeds('readOrderStatus', stands(orderOf(800, paidBy(card)), moreToRead), 'a cart, by card, a document more'),
    succeeds('readOrderStatus', stands(orderOf(800, completedBy(card))), 'completed, by card'),
    succeeds('readOrderStatus', stands(orderOf(800, completedBy(transfer))), 'completed, by transfer'),
    fails('readOrderStatus', offline),
    succeeds('cancelOrder'),
    fails('cancelOrder', offline),
  ],
  // Parts of the context that decide about transitions, each in the states in which it decides.
  stateKey(snapshot) {
    const { context, children } = snapshot;
    const { order, method, methods, failure } = context;
    const loadsMethods = 'loadMethods' in children;
    return [
      order === null,
      isPersistable(snapshot) && orderSteps.findLastIndex((step) => hasReached(context, step)),
      snapshot.matches({ address: 'editing' }) && order?.billingAddress == null,
      (loadsMethods || snapshot.matches({ address: 'editing' })) && isMethodKept(nonNull(order), transfer.code),
      loadsMethods && [method, isMethodKept(nonNull(order), method)],
      isAsking(snapshot) && hasFailed(context),
      isChecking(snapshot) && [failure?.kind === 'notFound', (methods?.length ?? 0) > 1],
      snapshot.matches('review') && methods?.length,
    ];
  },
  isKept: isPersistable,
  invariants: (snapshot) => ({
    'a total is only ever one that the shop told of the amount that was typed':
      selectTotal(snapshot) === null || [snapshot.context.quantity * 100, DEARER].includes(selectTotal(snapshot) ?? 0),
    'an order is only ever shown for the product that was chosen': [undefined, offer.variantCode].includes(
      selectConfirmedOrder(snapshot)?.items[0]?.variant,
    ),
    'a completed order is never offered to be placed again': !(
      snapshot.context.order?.checkoutState === 'completed' && snapshot.can({ type: 'order.placed' })
    ),
    'an order that may be completed is never deleted': !(
      isUncertain(snapshot) && snapshot.can({ type: 'leave.requested' })
    ),
    'the summary is only shown with the legal documents confirmed': !(
      snapshot.matches({ review: 'summary' }) && snapshot.context.order?.legalDocsConfirmAt === null
    ),
    'nothing is completed but what was declared': !(
      snapshot.matches({ review: 'completing' }) &&
      (snapshot.context.confirmedTotal === null || selectOpenDeclarations(snapshot).length > 0)
    ),
  }),
};

export const subject: Subject = {
  name: 'order',
  machine: orderMachine,
  cases: orderCases,
  selectors: { ...checkout, ...selectors },
};

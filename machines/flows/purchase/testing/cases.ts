import { isMethodKept } from '#domain/shop/order.ts';
import * as checkout from '#machines/flows/checkout/selectors.ts';
import { isUncertain } from '#machines/flows/checkout/selectors.ts';
import { notFound, offline, wrongState } from '#machines/testing/failures.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { purchaseMachine } from '../machine.ts';
import { hasReached } from '../rules.ts';
import * as selectors from '../selectors.ts';
import { isPersistable } from '../selectors.ts';
import { purchaseSteps } from '../types.ts';
import {
  addressed,
  card,
  cart,
  completedBy,
  DEARER,
  dearer,
  dearerOffer,
  lastTokens,
  lindenallee,
  OTHER,
  offer,
  PRICE,
  paidBy,
  reissued,
  transfer,
  withOther,
} from './fixtures.ts';

export const purchaseInput = { productCode: offer.productCode, locale: 'de' as const };

const purchaseCases: Cases<typeof purchaseMachine> = {
  input: purchaseInput,
  events: [
    named('in Leipzig', { type: 'address.submitted', address: lindenallee }),
    { type: 'method.selected', method: card.code },
    { type: 'order.placed' },
    { type: 'retry.requested' },
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
    succeeds('readOffer', offer, 'for sale'),
    succeeds('readOffer', dearerOffer, 'dearer'),
    succeeds('readOffer', reissued, 'in another edition'),
    succeeds('readOffer', { ...offer, obstacle: 'soldOut' }, 'sold out'),
    succeeds('readOffer', { ...offer, obstacle: 'identity' }, 'for sale to who is identified'),
    fails('readOffer', offline),
    succeeds('saveAddress', OTHER),
    fails('saveAddress', offline),
    succeeds('placement', { kind: 'placed', order: cart }, 'placed'),
    succeeds('placement', { kind: 'refused', order: null, failure: lastTokens.failure }, 'refused: lastTokens'),
    succeeds('placement', { kind: 'failed', order: cart, failure: offline.failure }, 'failed: offline'),
    fails('placement', new Error('a defect')),
    succeeds('confirmAddress', addressed, 'as it was'),
    succeeds('confirmAddress', dearer(addressed), 'dearer'),
    succeeds('confirmAddress', withOther(addressed), 'with another work'),
    fails('confirmAddress', offline),
    fails('confirmAddress', notFound),
    succeeds('loadMethods', [], 'none'),
    succeeds('loadMethods', [transfer], 'one: transfer'),
    succeeds('loadMethods', [card, transfer], 'two: card and transfer'),
    fails('loadMethods', offline),
    succeeds('selectMethod', paidBy(card), 'card'),
    succeeds('selectMethod', paidBy(transfer), 'transfer'),
    succeeds('selectMethod', withOther(paidBy(card)), 'card, for another work'),
    fails('selectMethod', offline),
    fails('selectMethod', notFound),
    succeeds('findOrder', null, 'no order'),
    succeeds('findOrder', withOther(paidBy(card)), 'another work'),
    succeeds('findOrder', cart, 'without an address'),
    succeeds('findOrder', paidBy(card), 'to be paid by card'),
    succeeds('findOrder', paidBy(transfer), 'to be paid by transfer'),
    succeeds('findOrder', dearer(paidBy(card)), 'by card, dearer'),
    succeeds('findOrder', completedBy(card), 'completed, by card'),
    succeeds('findOrder', completedBy(transfer), 'completed, by transfer'),
    fails('findOrder', offline),
    succeeds('completeOrder', completedBy(card), 'completed, by card'),
    succeeds('completeOrder', completedBy(transfer), 'completed, by transfer'),
    succeeds('completeOrder', paidBy(card), 'still a cart'),
    fails('completeOrder', lastTokens),
    fails('completeOrder', wrongState),
    fails('completeOrder', notFound),
    fails('completeOrder', offline),
    succeeds('cancelOrder'),
    fails('cancelOrder', offline),
  ],
  // Parts of the context that decide about transitions, each in the states in which it decides.
  stateKey(snapshot) {
    const { context, children } = snapshot;
    const { order, method, methods, failure } = context;
    return [
      order === null,
      isPersistable(snapshot) && purchaseSteps.findLastIndex((step) => hasReached(context, step)),
      'loadMethods' in children && [method, order !== null && isMethodKept(order, method)],
      snapshot.matches({ payment: 'leaving' }) && failure !== null && failure.kind !== 'changed',
      'findOrder' in children && [failure !== null, method],
      snapshot.matches({ review: 'rereading' }) && failure !== null,
      (snapshot.matches('payment') || snapshot.matches('review')) && methods?.length,
    ];
  },
  isKept: isPersistable,
  invariants: (snapshot) => ({
    'a price is only ever one that the shop told':
      snapshot.context.order === null || [PRICE, DEARER].includes(snapshot.context.order.total),
    'a completed order is never offered to be placed again': !(
      snapshot.context.order?.checkoutState === 'completed' && snapshot.can({ type: 'order.placed' })
    ),
    'an order that may be completed is never deleted': !(
      isUncertain(snapshot) && snapshot.can({ type: 'leave.requested' })
    ),
    'the summary shows this work alone, made out to an address': !(
      snapshot.matches({ review: 'summary' }) &&
      (snapshot.context.order === null || !hasReached(snapshot.context, 'addresses'))
    ),
    'an address needs the right to buy the work': !(
      snapshot.context.offer?.obstacle != null && snapshot.can({ type: 'address.submitted', address: lindenallee })
    ),
  }),
};

export const subject: Subject = {
  name: 'purchase',
  machine: purchaseMachine,
  cases: purchaseCases,
  selectors: { ...checkout, ...selectors },
};

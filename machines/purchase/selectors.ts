import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import { needsOperator } from '#domain/shop/needsOperator.ts';
import { chosenMethod } from '../checkout/rules.ts';
import type { purchaseMachine } from './machine.ts';
import { hasReached } from './rules.ts';
import {
  type PostalAddress,
  type PurchaseChange,
  type PurchaseScreen,
  purchaseSteps,
  type Repricing,
} from './types.ts';

export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;

/** Returns the screen for the address bar; null after the order was cancelled. */
export const selectScreen = (snapshot: PurchaseSnapshot): PurchaseScreen | null =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.screen)?.screen ?? null;

export function selectSteps(snapshot: PurchaseSnapshot) {
  const screen = selectScreen(snapshot);
  return purchaseSteps.map((step, index) => ({
    step,
    current: `order-process/${step}` === screen,
    done: purchaseSteps.slice(index + 1).some((later) => hasReached(snapshot.context, later)),
    open: snapshot.can({ type: 'screen.requested', screen: `order-process/${step}` }),
  }));
}

/** Returns the form's initial address: the last submitted one, else the customer's; null if neither is known. */
export function selectAddress({ context: { address, offer } }: PurchaseSnapshot): PostalAddress | null {
  if (address !== null || !offer?.address) return address;
  const { iri: _, ...known } = offer.address;
  return known;
}

export const selectOffer = (snapshot: PurchaseSnapshot) => snapshot.context.offer;
export const selectOrder = (snapshot: PurchaseSnapshot) => snapshot.context.order;
export const selectMethods = (snapshot: PurchaseSnapshot) => snapshot.context.methods ?? [];
export const selectMethod = (snapshot: PurchaseSnapshot) => chosenMethod(snapshot.context);
export const isBusy = (snapshot: PurchaseSnapshot) => snapshot.hasTag('busy');

export function selectFailure({ context: { failure } }: PurchaseSnapshot): Failure | null {
  return failure === null || failure.kind === 'changed' ? null : failure;
}

/** Returns the part of the offer or order that changed at the shop after the customer saw it. */
export function selectChange({ context: { failure } }: PurchaseSnapshot): PurchaseChange['what'] | null {
  return failure?.kind === 'changed' ? failure.what : null;
}

/** Returns the old and the new price after a change; null if the price is unchanged. */
export const selectRepricing = ({ context: { failure } }: PurchaseSnapshot): Repricing | null =>
  failure?.kind === 'changed' && failure.what === 'total' ? { from: failure.from, to: failure.to } : null;

/** Returns a failure that ends the purchase: the work could not be read, or every step would fail in this way. */
export function selectOfferFailure(snapshot: PurchaseSnapshot): Failure | null {
  const failure = selectFailure(snapshot);
  const isOver = failure !== null && needsOperator(failure) && !isUncertain(snapshot);
  return isOver || snapshot.matches({ offer: 'failed' }) ? failure : null;
}

export const isUnavailable = (snapshot: PurchaseSnapshot) => snapshot.matches({ offer: 'unavailable' });
export const isOfferLoading = (snapshot: PurchaseSnapshot) => snapshot.matches({ offer: 'loading' });

export const isPaymentFailed = (snapshot: PurchaseSnapshot) => snapshot.matches({ payment: 'failed' });

/** True while the order button's calls run. */
export const isOrdering = (snapshot: PurchaseSnapshot) =>
  (['reading', 'comparing', 'completing'] as const).some((at) => snapshot.matches({ review: at }));

/** True if it is unknown whether the order was placed. */
export const isUncertain = (snapshot: PurchaseSnapshot) =>
  snapshot.matches({ review: 'uncertain' }) || snapshot.matches({ review: 'verifying' });

/** True if a failure is resolved by a read of the shop, as after a reload: these steps never resend automatically. */
export const isLookedUp = (snapshot: PurchaseSnapshot) => snapshot.matches('address') || snapshot.matches('review');

const steps = ['address', 'payment', 'review'] as const;
const isLeaving = (snapshot: PurchaseSnapshot) => steps.some((step) => snapshot.matches({ [step]: 'leaving' }));

export const isDeleting = (snapshot: PurchaseSnapshot) => isLeaving(snapshot) && isBusy(snapshot);

/** True if the leave question is open. */
export const isAsking = (snapshot: PurchaseSnapshot) => isLeaving(snapshot) && !isBusy(snapshot);

/**
 * Returns the rule for a navigation away from the flow. `free`: nothing is lost. `asks`: send `leave.requested` and
 * wait for the answer. `later`: stay, because a call is running or it is unknown whether the order was placed.
 */
export function selectLeaving(snapshot: PurchaseSnapshot): 'free' | 'asks' | 'later' {
  if (snapshot.status !== 'active') return 'free';
  if (isAsking(snapshot) || snapshot.can({ type: 'leave.requested' })) return 'asks';
  // An order for an unavailable work is no loss; the next order replaces it (spec section 4).
  if (snapshot.matches('offer')) return isBusy(snapshot) ? 'later' : 'free';
  return !isBusy(snapshot) && snapshot.context.order === null ? 'free' : 'later';
}

/** True if the snapshot may be stored for a reload: not during a call or a question, nor at the end. */
export const isPersistable = (snapshot: PurchaseSnapshot) =>
  snapshot.status === 'active' && !isBusy(snapshot) && !isLeaving(snapshot);

export const isCancelled = (snapshot: PurchaseSnapshot) => snapshot.matches('cancelled');

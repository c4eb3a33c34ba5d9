import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import { needsOperator } from '#domain/shop/needsOperator.ts';
import type { purchaseMachine } from './machine.ts';
import { chosenMethod, hasReached } from './rules.ts';
import {
  type PostalAddress,
  type PurchaseChange,
  type PurchaseScreen,
  purchaseSteps,
  type Repricing,
} from './types.ts';

export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;

/** The screen that belongs in the address bar; null once the order is given up. */
export const selectScreen = (snapshot: PurchaseSnapshot): PurchaseScreen | null =>
  Object.values(snapshot.getMeta()).find((meta) => meta?.screen)?.screen ?? null;

/** The steps, as they stand in their list. */
export function selectSteps(snapshot: PurchaseSnapshot) {
  const screen = selectScreen(snapshot);
  return purchaseSteps.map((step, index) => ({
    step,
    current: `order-process/${step}` === screen,
    done: purchaseSteps.slice(index + 1).some((later) => hasReached(snapshot.context, later)),
    open: snapshot.can({ type: 'screen.requested', screen: `order-process/${step}` }),
  }));
}

/** What the form of the address begins with: as submitted last, else where the customer lives; null where neither is known. */
export function selectAddress({ context: { address, offer } }: PurchaseSnapshot): PostalAddress | null {
  if (address !== null || !offer?.address) return address;
  const { iri: _, ...known } = offer.address;
  return known;
}

export const selectOffer = (snapshot: PurchaseSnapshot) => snapshot.context.offer;
export const selectOrder = (snapshot: PurchaseSnapshot) => snapshot.context.order;
export const selectMethods = (snapshot: PurchaseSnapshot) => snapshot.context.methods ?? [];
/** The method that the shop confirmed. */
export const selectMethod = (snapshot: PurchaseSnapshot) => chosenMethod(snapshot.context);
export const isBusy = (snapshot: PurchaseSnapshot) => snapshot.hasTag('busy');

/** Why a call had no good answer. */
export function selectFailure({ context: { failure } }: PurchaseSnapshot): Failure | null {
  return failure === null || failure.kind === 'changed' ? null : failure;
}

/** What has changed at the shop since the customer saw it. */
export function selectChange({ context: { failure } }: PurchaseSnapshot): PurchaseChange['what'] | null {
  return failure?.kind === 'changed' ? failure.what : null;
}

/** The price that was seen and that of now, where it has changed; null where it has not. */
export const selectRepricing = ({ context: { failure } }: PurchaseSnapshot): Repricing | null =>
  failure?.kind === 'changed' && failure.what === 'total' ? { from: failure.from, to: failure.to } : null;

/** Failure that ends the purchase: the work could not be read, or any step would fail alike. */
export function selectOfferFailure(snapshot: PurchaseSnapshot): Failure | null {
  const failure = selectFailure(snapshot);
  const isOver = failure !== null && needsOperator(failure) && !isUncertain(snapshot);
  return isOver || snapshot.matches({ offer: 'failed' }) ? failure : null;
}

/** Where the work can be read, but not be bought. */
export const isUnavailable = (snapshot: PurchaseSnapshot) => snapshot.matches({ offer: 'unavailable' });
export const isOfferLoading = (snapshot: PurchaseSnapshot) => snapshot.matches({ offer: 'loading' });

/** Whether trying again is the way on in the choice of how to pay. */
export const isPaymentFailed = (snapshot: PurchaseSnapshot) => snapshot.matches({ payment: 'failed' });

/** Whether what the order button began is under way. */
export const isOrdering = (snapshot: PurchaseSnapshot) =>
  (['reading', 'comparing', 'completing'] as const).some((at) => snapshot.matches({ review: at }));

/** Whether nobody knows if the order was placed. */
export const isUncertain = (snapshot: PurchaseSnapshot) =>
  snapshot.matches({ review: 'uncertain' }) || snapshot.matches({ review: 'verifying' });

/** Whether what failed is taken up by a look at the shop, as after a reload: where nothing may be sent again by itself. */
export const isLookedUp = (snapshot: PurchaseSnapshot) => snapshot.matches('address') || snapshot.matches('review');

const steps = ['address', 'payment', 'review'] as const;
const isLeaving = (snapshot: PurchaseSnapshot) => steps.some((step) => snapshot.matches({ [step]: 'leaving' }));

/** Whether the order is being deleted. */
export const isDeleting = (snapshot: PurchaseSnapshot) => isLeaving(snapshot) && isBusy(snapshot);

/** Whether it is asked whether to leave. */
export const isAsking = (snapshot: PurchaseSnapshot) => isLeaving(snapshot) && !isBusy(snapshot);

/**
 * What a navigation away from the flow means now. `free`: nothing is lost. `asks`: send `leave.requested`, wait for the
 * answer. `later`: something is under way, or it is not known whether the order was placed; stay.
 */
export function selectLeaving(snapshot: PurchaseSnapshot): 'free' | 'asks' | 'later' {
  if (snapshot.status !== 'active') return 'free';
  if (isAsking(snapshot) || snapshot.can({ type: 'leave.requested' })) return 'asks';
  // An order for what cannot be had is no loss, and replaced by the next one (spec section 4).
  if (snapshot.matches('offer')) return isBusy(snapshot) ? 'later' : 'free';
  return !isBusy(snapshot) && snapshot.context.order === null ? 'free' : 'later';
}

/** Whether the snapshot may be kept for a reload: not in the middle of a call, nor of a question, nor at the end. */
export const isPersistable = (snapshot: PurchaseSnapshot) =>
  snapshot.status === 'active' && !isBusy(snapshot) && !isLeaving(snapshot);

/** Whether the order was given up. */
export const isCancelled = (snapshot: PurchaseSnapshot) => snapshot.matches('cancelled');

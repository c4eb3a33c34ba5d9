import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { isLeaving, selectFailure } from '../checkout/selectors.ts';
import type { orderMachine } from './machine.ts';
import { hasFailed, hasReached, isConfirmed, openDeclarations } from './rules.ts';
import { type DeclarationsChange, type OrderChange, type OrderStep, orderSteps } from './types.ts';

export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;

export { isPersistable } from '../checkout/selectors.ts';

export interface StepView {
  step: OrderStep;
  /** True if a later step has been reached, or the order is placed. */
  done: boolean;
  current: boolean;
  /** True if the investor may go to this step now. */
  open: boolean;
}

/** Returns all steps; their number is constant. A payment step without a choice is done once the review is reached. */
export function selectSteps(snapshot: OrderSnapshot): StepView[] {
  const { context } = snapshot;
  const screen = selectScreen(snapshot);
  return orderSteps.map((step, index) => ({
    step,
    done: isPlacedNow(snapshot) || orderSteps.slice(index + 1).some((later) => hasReached(context, later)),
    current: `order-process/${step}` === screen,
    open: snapshot.can({ type: 'screen.requested', screen: `order-process/${step}` }),
  }));
}

/**
 * Returns the payable total in cents, as the shop confirmed it; null before the shop confirms the entered amount. There
 * is no other source of a total.
 */
export function selectTotal(snapshot: OrderSnapshot): Cents | null {
  const { order } = snapshot.context;
  const known = order !== null && isConfirmed(snapshot.context) && !snapshot.matches({ amount: 'placing' });
  return known ? order.total : null;
}

/** Returns the shop's order, under the same condition as the total. */
export const selectConfirmedOrder = (snapshot: OrderSnapshot) =>
  selectTotal(snapshot) === null ? null : snapshot.context.order;

/** Returns the problems of the current declarations. */
export const selectOpenDeclarations = (snapshot: OrderSnapshot) =>
  openDeclarations(snapshot.context, snapshot.context.declarations);

export const selectOffer = (snapshot: OrderSnapshot) => snapshot.context.offer;
export const selectQuantity = (snapshot: OrderSnapshot) => snapshot.context.quantity;
export const selectDeclarations = (snapshot: OrderSnapshot) => snapshot.context.declarations;
/** Returns the part of the order that changed at the shop after the investor saw it. */
export function selectChange({ context: { failure } }: OrderSnapshot): OrderChange['what'] | null {
  return failure?.kind === 'changed' ? failure.what : null;
}

/** Returns the total in cents before the shop changed it; null if it is unchanged. */
export function selectTotalBefore({ context: { failure } }: OrderSnapshot): Cents | null {
  return failure?.kind === 'changed' && failure.what === 'total' ? failure.was : null;
}

/** Returns the reason why the declarations no longer cover the order; null if they do. */
export function selectDeclarationsChange({ context: { failure } }: OrderSnapshot): DeclarationsChange | null {
  return failure?.kind === 'changed' && failure.what === 'declarations' ? failure : null;
}

/** Returns the failure that a retry can resolve, also while the leave question is open. */
export function selectFailed(snapshot: OrderSnapshot): Failure | null {
  const isFailed = snapshot.hasTag('failed') || (isLeaving(snapshot) && hasFailed(snapshot.context));
  return isFailed ? selectFailure(snapshot) : null;
}

/**
 * Returns the shop's refusal of the amount while the amount can be changed; `notFound` if the order no longer exists.
 */
export function selectAmountRefusal(snapshot: OrderSnapshot): Failure | null {
  const isAmount = snapshot.matches({ amount: 'editing' }) || snapshot.matches({ amount: 'leaving' });
  return isAmount && selectFailed(snapshot) === null ? selectFailure(snapshot) : null;
}

/** True while the order button's calls run: the read of the order, and the order itself. */
export const isOrdering = (snapshot: OrderSnapshot) =>
  snapshot.matches({ review: 'reading' }) || snapshot.matches({ review: 'completing' });

/** True while the app reads the order or the offer from the shop. */
export const isChecking = (snapshot: OrderSnapshot) =>
  snapshot.matches({ offer: 'loading' }) || 'readOrderStatus' in snapshot.children;

const isPlacedNow = (snapshot: OrderSnapshot) => snapshot.matches('finished') || snapshot.matches('payable');

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { Cents } from '#domain/shop/fields.ts';
import { needsOperator } from '#domain/shop/needsOperator.ts';
import type { orderMachine } from './machine.ts';
import { chosenMethod, hasFailed, hasReached, isConfirmed, openDeclarations } from './rules.ts';
import { type DeclarationsChange, type OrderChange, type OrderScreen, type OrderStep, orderSteps } from './types.ts';

export type OrderSnapshot = SnapshotFrom<typeof orderMachine>;

export interface StepView {
  step: OrderStep;
  /** Whether its part of the order is settled. */
  done: boolean;
  current: boolean;
  /** Whether one may go there now. */
  open: boolean;
}

/** The screen that belongs in the address bar; null once the order is given up. */
export function selectScreen(snapshot: OrderSnapshot): OrderScreen | null {
  for (const meta of Object.values(snapshot.getMeta())) {
    if (meta?.screen) return meta.screen;
  }
  return null;
}

/**
 * The steps, as many from the first to the last: where it turns out that there is no way of paying to choose, that step
 * is done once the review is reached.
 */
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
 * What is to be paid, in cents, as the shop says; null while the shop has not confirmed the amount that was typed.
 * There is no other source of a total.
 */
export function selectTotal(snapshot: OrderSnapshot): Cents | null {
  const { order } = snapshot.context;
  const known = order !== null && isConfirmed(snapshot.context) && !snapshot.matches({ amount: 'placing' });
  return known ? order.total : null;
}

/** The shop's order, under the same condition as the total. */
export const selectConfirmedOrder = (snapshot: OrderSnapshot) =>
  selectTotal(snapshot) === null ? null : snapshot.context.order;

/** What the declarations still lack, as they are kept. */
export const selectOpenDeclarations = (snapshot: OrderSnapshot) =>
  openDeclarations(snapshot.context, snapshot.context.declarations);

/** The method that the shop confirmed. */
export const selectMethod = (snapshot: OrderSnapshot) => chosenMethod(snapshot.context);

/** Code of the method that the shop was asked to keep last, whether it did or not. */
export const selectTriedMethod = (snapshot: OrderSnapshot) => snapshot.context.method;

export const selectOffer = (snapshot: OrderSnapshot) => snapshot.context.offer;
export const selectQuantity = (snapshot: OrderSnapshot) => snapshot.context.quantity;
export const selectDeclarations = (snapshot: OrderSnapshot) => snapshot.context.declarations;
export const selectMethods = (snapshot: OrderSnapshot) => snapshot.context.methods ?? [];
export const isBusy = (snapshot: OrderSnapshot) => snapshot.hasTag('busy');

/** Why a call had no good answer, or the shop refused what it was asked. */
export function selectFailure({ context: { failure } }: OrderSnapshot): Failure | null {
  return failure === null || failure.kind === 'changed' ? null : failure;
}

/** Tells what has changed at the shop since the investor saw it. */
export function selectChange({ context: { failure } }: OrderSnapshot): OrderChange['what'] | null {
  return failure?.kind === 'changed' ? failure.what : null;
}

/** Why the declarations no longer cover the order, where that is so. */
export function selectDeclarationsChange({ context: { failure } }: OrderSnapshot): DeclarationsChange | null {
  return failure?.kind === 'changed' && failure.what === 'declarations' ? failure : null;
}

/** The failure after which trying again is the way on, also while it is asked whether to leave. */
export function selectFailed(snapshot: OrderSnapshot): Failure | null {
  const isFailed = snapshot.hasTag('failed') || (isLeaving(snapshot) && hasFailed(snapshot.context));
  return isFailed ? selectFailure(snapshot) : null;
}

/** Whether the product cannot be subscribed to, or not by this investor. */
export const isUnavailable = (snapshot: OrderSnapshot) => snapshot.matches({ offer: 'unavailable' });

/** Failure that ends the order: the offer could not be read, or any step would fail alike. */
export function selectOfferFailure(snapshot: OrderSnapshot): Failure | null {
  const failure = selectFailure(snapshot);
  const isOver = failure !== null && needsOperator(failure) && !isUncertain(snapshot);
  return isOver || snapshot.matches({ offer: 'failed' }) ? failure : null;
}

/** Why the shop did not take the amount, while it can be changed: a refusal, or `notFound` where the order is gone. */
export function selectAmountRefusal(snapshot: OrderSnapshot): Failure | null {
  const isAmount = snapshot.matches({ amount: 'editing' }) || snapshot.matches({ amount: 'leaving' });
  return isAmount && selectFailed(snapshot) === null ? selectFailure(snapshot) : null;
}

/** Whether what the order button began is under way: the look at the order, and the order itself. */
export const isOrdering = (snapshot: OrderSnapshot) =>
  snapshot.matches({ review: 'reading' }) || snapshot.matches({ review: 'completing' });

/** Whether nobody knows if the order was placed. */
export const isUncertain = (snapshot: OrderSnapshot) =>
  snapshot.matches({ review: 'uncertain' }) || snapshot.matches({ review: 'verifying' });

/** Whether the app asks the shop how the order stands, or what is on offer. */
export const isChecking = (snapshot: OrderSnapshot) =>
  snapshot.matches({ offer: 'loading' }) || 'readStanding' in snapshot.children;

const steps = ['amount', 'declarations', 'address', 'payment', 'review'] as const;

/** Whether the investor wants to leave: the question is asked, or the order is being deleted. */
const isLeaving = (snapshot: OrderSnapshot) => steps.some((step) => snapshot.matches({ [step]: 'leaving' }));

/** Whether the order is being deleted. */
export const isDeleting = (snapshot: OrderSnapshot) => isLeaving(snapshot) && isBusy(snapshot);

/** The question to answer before anything else, if there is one (spec section 2, loseData). */
export const selectQuestion = (snapshot: OrderSnapshot): 'loseData' | null =>
  isLeaving(snapshot) && !isBusy(snapshot) ? 'loseData' : null;

/**
 * What a navigation away from the flow means now. `free`: nothing is lost. `asks`: send `leave.requested`, wait for the
 * answer. `later`: something is under way, or it is not known whether the order was placed; stay.
 */
export function selectLeaving(snapshot: OrderSnapshot): 'free' | 'asks' | 'later' {
  if (snapshot.status !== 'active') return 'free';
  if (selectQuestion(snapshot) !== null || snapshot.can({ type: 'leave.requested' })) return 'asks';
  return !isBusy(snapshot) && snapshot.context.order === null ? 'free' : 'later';
}

/** Whether the snapshot may be kept for a reload: not in the middle of a call, nor of a question, nor at the end. */
export const isPersistable = (snapshot: OrderSnapshot) =>
  snapshot.status === 'active' && !isBusy(snapshot) && !isLeaving(snapshot);

/** Whether the order was given up, by the investor or by the shop. */
export const isCancelled = (snapshot: OrderSnapshot) => snapshot.matches('cancelled');

const isPlacedNow = (snapshot: OrderSnapshot) => snapshot.matches('finished') || snapshot.matches('payable');

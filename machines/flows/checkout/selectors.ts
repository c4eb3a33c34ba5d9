import type { StateValue } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import { needsOperator } from '#domain/shop/needsOperator.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import { chosenMethod } from './rules.ts';
import type { CheckoutContext } from './types.ts';

/** Part of a snapshot that the selectors of both machines read. */
interface CheckoutSnapshot {
  value: StateValue;
  status: string;
  context: CheckoutContext & { failure: Failure | { kind: 'changed' } | null };
  hasTag(tag: 'busy'): boolean;
  matches(
    state: 'cancelled' | 'offer' | { offer: 'failed' | 'unavailable' } | { review: 'uncertain' | 'verifying' },
  ): boolean;
  can(event: { type: 'leave.requested' }): boolean;
}

export const selectMethods = ({ context }: CheckoutSnapshot): PaymentMethod[] => context.methods ?? [];
export const selectMethod = ({ context }: CheckoutSnapshot) => chosenMethod(context);
/** Returns the code of the method that was last sent to the shop, confirmed or not. */
export const selectTriedMethod = ({ context }: CheckoutSnapshot) => context.method;
export const isBusy = (snapshot: CheckoutSnapshot) => snapshot.hasTag('busy');
export const isCancelled = (snapshot: CheckoutSnapshot) => snapshot.matches('cancelled');
export const isUnavailable = (snapshot: CheckoutSnapshot) => snapshot.matches({ offer: 'unavailable' });

export function selectFailure({ context: { failure } }: CheckoutSnapshot): Failure | null {
  return failure === null || failure.kind === 'changed' ? null : failure;
}

/** Returns a failure that ends the flow: the offer could not be read, or every step would fail in this way. */
export function selectOfferFailure(snapshot: CheckoutSnapshot): Failure | null {
  const failure = selectFailure(snapshot);
  const isOver = failure !== null && needsOperator(failure) && !isUncertain(snapshot);
  return isOver || snapshot.matches({ offer: 'failed' }) ? failure : null;
}

/** True if it is unknown whether the order was placed. */
export const isUncertain = (snapshot: CheckoutSnapshot) =>
  snapshot.matches({ review: 'uncertain' }) || snapshot.matches({ review: 'verifying' });

/** True if the leave question is open, or the order is being deleted. */
export const isLeaving = ({ value }: CheckoutSnapshot) =>
  typeof value === 'object' && Object.values(value).some((step) => typeof step === 'object' && 'leaving' in step);

export const isDeleting = (snapshot: CheckoutSnapshot) => isLeaving(snapshot) && isBusy(snapshot);

/** True if the leave question is open, which has to be answered first (requirement 2.4). */
export const isAsking = (snapshot: CheckoutSnapshot) => isLeaving(snapshot) && !isBusy(snapshot);

/**
 * Returns the rule for a navigation away from the flow. `free`: nothing is lost. `asks`: send `leave.requested` and
 * wait for the answer. `later`: stay, because a call is running or it is unknown whether the order was placed.
 */
export function selectLeaving(snapshot: CheckoutSnapshot): 'free' | 'asks' | 'later' {
  if (snapshot.status !== 'active') return 'free';
  if (isAsking(snapshot) || snapshot.can({ type: 'leave.requested' })) return 'asks';
  // An order for an unavailable work is not a loss; the next order replaces it (requirement 4.16).
  const isWorthless = snapshot.matches('offer') || snapshot.context.order === null;
  return isWorthless && !isBusy(snapshot) ? 'free' : 'later';
}

/** True if the snapshot may be stored for a reload: not during a call or a question, nor at the end. */
export const isPersistable = (snapshot: CheckoutSnapshot) =>
  snapshot.status === 'active' && !isBusy(snapshot) && !isLeaving(snapshot);

import type { SnapshotFrom } from 'xstate';
import { selectScreen } from '#machines/kit/meta.ts';
import type { purchaseMachine } from './machine.ts';
import { hasReached } from './rules.ts';
import { type PostalAddress, type PurchaseChange, purchaseSteps, type Repricing } from './types.ts';

export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;

export { isPersistable } from '../checkout/selectors.ts';

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

/** Returns the part of the offer or order that changed at the shop after the customer saw it. */
export function selectChange({ context: { failure } }: PurchaseSnapshot): PurchaseChange['what'] | null {
  return failure?.kind === 'changed' ? failure.what : null;
}

/** Returns the old and the new price after a change; null if the price is unchanged. */
export const selectRepricing = ({ context: { failure } }: PurchaseSnapshot): Repricing | null =>
  failure?.kind === 'changed' && failure.what === 'total' ? { from: failure.from, to: failure.to } : null;

export const isOfferLoading = (snapshot: PurchaseSnapshot) => snapshot.matches({ offer: 'loading' });

export const isPaymentFailed = (snapshot: PurchaseSnapshot) => snapshot.matches({ payment: 'failed' });

/** True while the order button's calls run. */
export const isOrdering = (snapshot: PurchaseSnapshot) =>
  (['reading', 'comparing', 'completing'] as const).some((at) => snapshot.matches({ review: at }));

/** True if a failure is resolved by a read of the shop, as after a reload: these steps never resend automatically. */
export const isLookedUp = (snapshot: PurchaseSnapshot) => snapshot.matches('address') || snapshot.matches('review');

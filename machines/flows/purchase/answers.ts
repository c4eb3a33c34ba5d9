import type { Order } from '#domain/shop/order.ts';
import { nonNull } from '#machines/kit/nonNull.ts';
import { type Answer, isMissing, orderOf, startAgainIn, takenFrom } from '../checkout/answers.ts';
import { lostOrCompletedIn } from '../checkout/completing.ts';
import type { PurchaseContext, WorkOffer } from './types.ts';

const orderFound = ({ event }: Answer<Order | null>) => ({ order: event.output });
export const keepFound = { type: 'rememberOrder', params: orderFound } as const;

export const isMethodLost = { type: 'isMethodLost', params: orderFound } as const;
export const isRepriced = { type: 'isRepriced', params: orderFound } as const;
export const isRepricedSinceOffer = { type: 'isRepricedSinceOffer', params: orderOf } as const;

type Seen<T> = { context: PurchaseContext } & Answer<T>;
/** Returns the total in the summary and the order's current total. */
export const repricedFound = ({ context, event }: Seen<Order | null>) => ({
  from: nonNull(context.order).total,
  to: nonNull(event.output).total,
});
/** Returns the price on the work's page and the order's current total. */
export const repricedSinceOffer = ({ context, event }: Seen<Order>) => ({
  from: nonNull(nonNull(context.offer).price),
  to: event.output.total,
});
export const offerOf = ({ event }: Answer<WorkOffer>) => ({ offer: event.output });
export const isUnavailable = { type: 'isUnavailable', params: offerOf } as const;
export const isOfferRepriced = { type: 'isOfferRepriced', params: offerOf } as const;
export const isOfferChanged = { type: 'isOfferChanged', params: offerOf } as const;
export const keepOffer = { type: 'rememberOffer', params: offerOf } as const;
export const repricedOffer = ({ context, event }: Seen<WorkOffer>) => ({
  from: nonNull(context.order).total,
  to: nonNull(event.output.price),
});

/** The answer to a write shows that the order now holds another work. */
export const orderTaken = takenFrom('purchase');
/** The order of a write was deleted. */
export const orderMissing = { guard: isMissing, ...startAgainIn('purchase') } as const;
/** Transitions after a read of an order that no longer matches what the customer saw, or is completed. */
export const lostOrCompleted = lostOrCompletedIn('purchase', orderFound, keepFound);

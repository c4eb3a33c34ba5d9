import type { AnyEventObject } from 'xstate';
import { play, succeeds } from '#machines/testing/paths.ts';
import { purchaseMachine } from '../machine.ts';
import { purchaseInput } from './cases.ts';
import { addressed, card, cart, lindenallee, OTHER, offer, paidBy, transfer } from './fixtures.ts';

// Event sequences that lead a purchase to each stage.

export const at = (...events: AnyEventObject[]) => play(purchaseMachine, purchaseInput, ...events);
export const snapshotAt = (...events: AnyEventObject[]) => at(...events).snapshot;
/** Returns the calls that a path started, in order. */
export const startedBy = (...events: AnyEventObject[]) =>
  [[], ...events.map((_, index) => events.slice(0, index + 1))]
    .flatMap((so) => at(...so).effects)
    .flatMap((effect) => (effect.type === 'start' ? [effect.id] : []));

export const forSale = succeeds('readOffer', offer);
export const submitted = { type: 'address.submitted', address: lindenallee };
export const saved = succeeds('saveAddress', OTHER);
export const inCart = succeeds('placement', { kind: 'placed', order: cart });
export const confirmed = succeeds('confirmAddress', addressed);
export const both = succeeds('loadMethods', [card, transfer]);
export const chosen = { type: 'method.selected', method: card.code };
export const kept = succeeds('selectMethod', paidBy(card));
export const pressed = { type: 'order.placed' };
export const asSeen = succeeds('findOrder', paidBy(card));
export const again = { type: 'retry.requested' };

export const toMethods = [forSale, submitted, saved, inCart, confirmed, both];
export const toReview = [...toMethods, chosen, kept];
export const ordering = [...toReview, pressed, asSeen, forSale];

import { play, succeeds } from '#machines/testing/paths.ts';
import { orderMachine } from '../machine.ts';
import type { OrderStep } from '../types.ts';
import { orderInput } from './cases.ts';
import { card, confirmed, declared, offer, orderOf, paidBy, stands, transfer } from './fixtures.ts';

/** Event sequences that lead an investor to each stage of the order. */

export type Event = Parameters<typeof play>[2];
export const played = (...events: Event[]) => play(orderMachine, orderInput, ...events);
export const snapshotOf = (...events: Event[]) => played(...events).snapshot;

export const offered = succeeds('loadOffer', offer);
export const placed = [
  offered,
  { type: 'quantity.submitted', quantity: 800 },
  succeeds('placement', { kind: 'placed', order: orderOf(800) }),
];
export const declaring = [...placed, { type: 'declarations.submitted', declarations: declared }];
export const addressed = [
  ...declaring,
  succeeds('sendLegalDocuments'),
  succeeds('confirmLegalDocuments', orderOf(800, confirmed)),
];
export const choosing = [
  ...addressed,
  { type: 'address.confirmed' },
  succeeds('loadMethods', [card, transfer]),
  { type: 'method.selected', method: card.code },
];
export const chosen = [...choosing, succeeds('selectMethod', orderOf(800, paidBy(card)))];
/** The order button, and a read that matches the summary. */
export const ordering = [
  ...chosen,
  { type: 'order.placed' },
  succeeds('readOrderStatus', stands(orderOf(800, paidBy(card)))),
];
/** Returns the ports that the last event started. */
export const startsOf = ({ effects }: ReturnType<typeof played>) =>
  effects.flatMap((effect) => (effect.type === 'start' ? effect.id : []));
/** A return to the amount, and another amount. */
export const more = [
  { type: 'screen.requested', screen: 'order-process/token' },
  { type: 'quantity.submitted', quantity: 900 },
];
export const submitted = [offered, { type: 'quantity.submitted', quantity: 800 }];
export const declare = { type: 'declarations.submitted', declarations: declared };
/** Returns to a step after the summary was reached. */
export const at = (step: OrderStep) => [...chosen, goTo(`order-process/${step}`)];
export const again = { type: 'retry.requested' };
export const goTo = (screen: string) => ({ type: 'screen.requested', screen });

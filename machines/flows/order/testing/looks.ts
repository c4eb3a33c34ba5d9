import { fails } from '#machines/testing/paths.ts';
import { card, offline, unplacedBy } from './fixtures.ts';
import { again, at, declare, type Event, ordering, restored, submitted } from './sequences.ts';

/** Read of the shop: its events, its state, and the next states if nothing has changed or if the read fails. */
export interface Look {
  where: string;
  way: readonly Event[];
  state: unknown;
  asWas: unknown;
  failed: unknown;
}

export const unplaced = [...submitted, unplacedBy(offline)];
export const lost = [...ordering, fails('completeOrder', offline)];
export const unsent = [...at('declarations'), declare, fails('sendLegalDocuments', offline)];
export const unread = [...at('addresses'), { type: 'address.confirmed' }, fails('loadMethods', offline)];
export const choose = { type: 'method.selected', method: card.code };
export const unkept = [...at('payment-methods'), choose, fails('selectMethod', offline)];
const look = (
  where: string,
  way: readonly Event[],
  state: unknown,
  { asWas, failed }: Pick<Look, 'asWas' | 'failed'>,
): Look => ({ where, way, state, asWas, failed });

export const AMOUNT: Look[] = [
  look(
    'the amount, tried again',
    [...unplaced, again],
    { amount: 'retrying' },
    {
      asWas: { declarations: 'editing' },
      failed: { amount: 'failed' },
    },
  ),
  look(
    'the amount, come back to',
    [...at('token'), restored],
    { amount: 'checking' },
    {
      asWas: { amount: 'editing' },
      failed: { amount: 'failed' },
    },
  ),
];
export const LATER: Look[] = [
  look(
    'the declarations, tried again',
    [...unsent, again],
    { declarations: 'retrying' },
    {
      asWas: { declarations: 'sending' },
      failed: { declarations: 'failed' },
    },
  ),
  look(
    'the declarations, come back to',
    [...at('declarations'), restored],
    { declarations: 'checking' },
    {
      asWas: { declarations: 'editing' },
      failed: { declarations: 'failed' },
    },
  ),
  look(
    'the address, tried again',
    [...unread, again],
    { address: 'retrying' },
    {
      asWas: { address: 'loading' },
      failed: { address: 'failed' },
    },
  ),
  look(
    'the address, come back to',
    [...at('addresses'), restored],
    { address: 'checking' },
    {
      asWas: { address: 'editing' },
      failed: { address: 'failed' },
    },
  ),
  look(
    'the way to pay, tried again',
    [...unkept, again],
    { payment: 'retrying' },
    {
      asWas: { review: 'summary' },
      failed: { payment: 'failed' },
    },
  ),
  look(
    'the way to pay, come back to',
    [...at('payment-methods'), restored],
    { payment: 'checking' },
    {
      asWas: { payment: 'loading' },
      failed: { payment: 'failed' },
    },
  ),
];
export const REVIEW: Look[] = [
  look(
    'the order button',
    [...at('confirmation'), { type: 'order.placed' }],
    { review: 'reading' },
    {
      asWas: { review: 'completing' },
      failed: { review: 'summary' },
    },
  ),
  look(
    'an order that is uncertain',
    [...lost, again],
    { review: 'verifying' },
    {
      asWas: { review: 'summary' },
      failed: { review: 'uncertain' },
    },
  ),
  look(
    'the summary, come back to',
    [...at('confirmation'), restored],
    { review: 'checking' },
    {
      asWas: { review: 'summary' },
      failed: { review: 'summary' },
    },
  ),
];
export const LOOKS = [...AMOUNT, ...LATER, ...REVIEW];

import { FailureError } from '#domain/shop/failure.ts';
import { emptyOrder, orderOf, otherOrder } from '#machines/flows/order/testing/fixtures.ts';
import { offline } from '#machines/testing/failures.ts';
import { type Cases, fails, named, type Subject, succeeds } from '#machines/testing/paths.ts';
import { placementMachine } from '../machine.ts';

const tooHigh = new FailureError({ kind: 'orderTooHigh', limit: 25_000_00 });
const notAllowed = new FailureError({ kind: 'notAllowedToBuy' });

const input = { order: null, variantCode: 'SOLAR-26-T', quantity: 800, locale: 'de' as const };
const [item] = orderOf(800).items;

const placementCases: Cases<typeof placementMachine> = {
  input: named('no order yet', input),
  otherInputs: [
    named('an empty order', { ...input, order: emptyOrder }),
    named('an order with another amount', { ...input, order: orderOf(500) }),
    named('an order with this amount', { ...input, order: orderOf(800) }),
    named('an order of another product', { ...input, order: otherOrder() }),
    named('an order with two items', { ...input, order: orderOf(800, { items: item ? [item, item] : [] }) }),
  ],
  events: [],
  outcomes: [
    succeeds('createOrder', emptyOrder, 'an empty order'),
    succeeds('createOrder', otherOrder(), 'one left open, of another product'),
    fails('createOrder', notAllowed),
    fails('createOrder', offline),
    succeeds('deleteOrder'),
    fails('deleteOrder', offline),
    succeeds('addItem', orderOf(800), 'an order with this amount'),
    succeeds('addItem', orderOf(1), 'an order with another amount'),
    succeeds('addItem', otherOrder(), 'an order of another product'),
    fails('addItem', tooHigh),
    fails('addItem', offline),
    succeeds('setQuantity', orderOf(800), 'an order with this amount'),
    succeeds('setQuantity', orderOf(500), 'an order with another amount'),
    succeeds('setQuantity', otherOrder(), 'an order of another product'),
    fails('setQuantity', tooHigh),
    fails('setQuantity', offline),
  ],
  stateKey: ({ context }) => [
    context.order?.items.map(({ variant, quantity }) => [variant, quantity]),
    context.failure?.kind,
  ],
  invariants: ({ value, context }) => ({
    'only the amount that was asked for counts as placed':
      value !== 'placed' || JSON.stringify(context.order?.items) === JSON.stringify([item]),
    'a refused or failed placement has a failure':
      (value !== 'refused' && value !== 'failed') || context.failure !== null,
  }),
};

export const subject: Subject = { name: 'placement', machine: placementMachine, cases: placementCases };

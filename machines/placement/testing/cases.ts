import { FailureError } from '#domain/shop/failure.ts';
import { emptyOrder, orderOf, otherOrder } from '#machines/order/testing/fixtures.ts';
import { type Cases, fails, type Subject, succeeds } from '#machines/testing/paths.ts';
import { placementMachine } from '../machine.ts';

const offline = new FailureError({ kind: 'offline' });
const tooHigh = new FailureError({ kind: 'orderTooHigh', limit: 25_000_00 });
const notAllowed = new FailureError({ kind: 'notAllowedToBuy' });

const input = { order: null, variantCode: 'SOLAR-26-T', quantity: 800, locale: 'de' as const };
const [item] = orderOf(800).items;

const placementCases: Cases<typeof placementMachine> = {
  input,
  otherInputs: [
    { ...input, order: emptyOrder },
    { ...input, order: orderOf(500) },
    { ...input, order: orderOf(800) },
    { ...input, order: otherOrder() },
    { ...input, order: orderOf(800, { items: item ? [item, item] : [] }) },
  ],
  events: [],
  outcomes: [
    succeeds('createOrder', emptyOrder),
    fails('createOrder', notAllowed),
    fails('createOrder', offline),
    succeeds('addItem', orderOf(800)),
    succeeds('addItem', orderOf(1)),
    succeeds('addItem', otherOrder()),
    fails('addItem', tooHigh),
    fails('addItem', offline),
    succeeds('setQuantity', orderOf(800)),
    succeeds('setQuantity', orderOf(500)),
    succeeds('setQuantity', otherOrder()),
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
    'who is told no is told why': (value !== 'refused' && value !== 'failed') || context.failure !== null,
  }),
};

export const subject: Subject = { name: 'placement', machine: placementMachine, cases: placementCases };

import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/failure.ts';
import { emptyOrder, orderOf } from '../order/samples.ts';
import { fails, play, succeeds } from '../testing/paths.ts';
import { specOfMachine } from '../testing/spec.ts';
import { subject } from './cases.ts';
import { placementMachine } from './machine.ts';

specOfMachine(subject);

const input = { order: null, variantCode: 'SOLAR-26-T', quantity: 800, locale: 'de' };
const outputOf = (given: unknown, ...events: Parameters<typeof play>[2][]) =>
  play(placementMachine, given, ...events).snapshot.output;

describe('a placement', () => {
  test('creates an order and puts the amount into it, in two calls', () => {
    expect(outputOf(input, succeeds('createOrder', emptyOrder), succeeds('addItem', orderOf(800)))).toEqual({
      kind: 'placed',
      order: orderOf(800),
    });
  });

  test('makes no call when the shop already has the amount', () => {
    expect(outputOf({ ...input, order: orderOf(800) })).toEqual({ kind: 'placed', order: orderOf(800) });
  });

  test('keeps the order that it created when the answer to the next call is lost', () => {
    const lost = fails('addItem', new FailureError({ kind: 'timeout' }));
    expect(outputOf(input, succeeds('createOrder', emptyOrder), lost)).toEqual({
      kind: 'failed',
      order: emptyOrder,
      failure: { kind: 'timeout' },
    });
  });

  test('does not take another amount for the one that was asked for', () => {
    expect(outputOf({ ...input, order: orderOf(500) }, succeeds('setQuantity', orderOf(500)))).toEqual({
      kind: 'failed',
      order: orderOf(500),
      failure: { kind: 'contract', path: 'items[0].quantity' },
    });
  });

  test('says that the last tokens are less than was asked for', () => {
    const last = fails('addItem', new FailureError({ kind: 'lastTokens', available: 300 }));
    expect(outputOf({ ...input, order: emptyOrder }, last)).toEqual({
      kind: 'refused',
      order: emptyOrder,
      failure: { kind: 'lastTokens', available: 300 },
    });
  });
});

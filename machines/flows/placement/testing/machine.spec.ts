import { describe, expect, test } from 'vitest';
import { type Failure, FailureError } from '#domain/shop/failure.ts';
import { emptyOrder, orderOf, otherOrder } from '#machines/flows/order/testing/fixtures.ts';
import { fails, play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { placementMachine } from '../machine.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

const input = { order: null, variantCode: 'SOLAR-26-T', quantity: 800, locale: 'de' };
const outputOf = (given: unknown, ...events: Parameters<typeof play>[2][]) =>
  play(placementMachine, given, ...events).snapshot.output;

describe('a placement', () => {
  test('does not try a third time to replace an open order if another tab is faster', () => {
    const found = succeeds('createOrder', otherOrder());
    expect(outputOf(input, found, succeeds('deleteOrder'), found)).toEqual({
      kind: 'failed',
      order: null,
      failure: { kind: 'contract', path: 'items[0].quantity' },
    });
  });

  test.each<[Failure, string]>([
    [{ kind: 'lastTokens', available: 300 }, 'refused'],
    [{ kind: 'otherCurrency', currency: 'USD' }, 'refused'],
    [{ kind: 'notAllowedToBuy' }, 'refused'],
    [{ kind: 'timeout' }, 'failed'],
  ])('that meets %j is %s, and keeps its order', (failure, kind) => {
    for (const [call, order] of [
      ['createOrder', null],
      ['addItem', emptyOrder],
      ['setQuantity', orderOf(500)],
    ] as const)
      expect(outputOf({ ...input, order }, fails(call, new FailureError(failure)))).toEqual({ kind, order, failure });
  });

  test('does not accept another amount than the requested one', () => {
    expect(outputOf({ ...input, order: orderOf(500) }, succeeds('setQuantity', orderOf(500)))).toEqual({
      kind: 'failed',
      order: orderOf(500),
      failure: { kind: 'contract', path: 'items[0].quantity' },
    });
  });

  test('never changes another tab’s order, but requests a new one', () => {
    const both = orderOf(800, { items: [...otherOrder().items, ...orderOf(800).items] });
    for (const order of [otherOrder(), both]) {
      const asked = play(placementMachine, { ...input, order });
      expect(asked.effects).toContainEqual(expect.objectContaining({ type: 'start', src: 'createOrder' }));
    }
    const added = play(placementMachine, { ...input, order: emptyOrder }, succeeds('addItem', both));
    expect(added.snapshot.output).toMatchObject({ kind: 'failed', order: both });
  });
});

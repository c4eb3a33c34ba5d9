import { describe, expect, test } from 'vitest';
import { emptyOrder, orderOf, otherOrder } from '#machines/flows/order/testing/fixtures.ts';
import { play, succeeds } from '#machines/testing/paths.ts';
import { specOfMachine } from '#machines/testing/spec.ts';
import { placementMachine } from '../machine.ts';
import { subject } from './cases.ts';

specOfMachine(subject);

const input = { order: null, variantCode: 'SOLAR-26-T', quantity: 800, locale: 'de' };
const outputOf = (given: unknown, ...events: Parameters<typeof play>[2][]) =>
  play(placementMachine, given, ...events).snapshot.output;

describe('a placement', () => {
  describe('for which an order was left open', () => {
    const found = [succeeds('createOrder', otherOrder())];
    const cleared = [...found, succeeds('deleteOrder')];

    test('does not try a third time if another tab is faster', () => {
      expect(outputOf(input, ...cleared, succeeds('createOrder', otherOrder()))).toEqual({
        kind: 'failed',
        order: null,
        failure: { kind: 'contract', path: 'items[0].quantity' },
      });
    });
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

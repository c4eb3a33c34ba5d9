import { describe, expect, test } from 'vitest';
import { FailureError } from '#domain/shop/failure.ts';
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
  test('creates an order and puts the amount into it, in two calls', () => {
    expect(outputOf(input, succeeds('createOrder', emptyOrder), succeeds('addItem', orderOf(800)))).toEqual({
      kind: 'placed',
      order: orderOf(800),
    });
  });

  describe('for which an order was left open', () => {
    const found = [succeeds('createOrder', otherOrder())];
    const cleared = [...found, succeeds('deleteOrder')];
    const startsOf = (...events: Parameters<typeof play>[2][]) =>
      play(placementMachine, input, ...events).effects.flatMap((effect) => (effect.type === 'start' ? effect : []));

    test('has it deleted and a new one created, one call after the other', () => {
      expect(startsOf(...found)).toEqual([
        { type: 'start', id: 'deleteOrder', src: 'deleteOrder', input: { tokenValue: '662E41' } },
      ]);
      expect(startsOf(...cleared)).toEqual([
        { type: 'start', id: 'createOrder', src: 'createOrder', input: { locale: 'de' } },
      ]);
      const added = [...cleared, succeeds('createOrder', emptyOrder), succeeds('addItem', orderOf(800))];
      expect(outputOf(input, ...added)).toEqual({ kind: 'placed', order: orderOf(800) });
    });

    test('does not continue with it, nor keep it, if it cannot be deleted or replaced', () => {
      const offline = new FailureError({ kind: 'offline' });
      const notAllowed = new FailureError({ kind: 'notAllowedToBuy' });
      for (const [events, output] of [
        [[...found, fails('deleteOrder', offline)], { kind: 'failed', order: null, failure: offline.failure }],
        [[...cleared, fails('createOrder', offline)], { kind: 'failed', order: null, failure: offline.failure }],
        [[...cleared, fails('createOrder', notAllowed)], { kind: 'refused', order: null, failure: notAllowed.failure }],
      ] as const) {
        expect(outputOf(input, ...events)).toEqual(output);
        expect(play(placementMachine, input, ...events).snapshot.value).toBe(output.kind);
      }
    });

    test('does not try a third time if another tab is faster', () => {
      expect(outputOf(input, ...cleared, succeeds('createOrder', otherOrder()))).toEqual({
        kind: 'failed',
        order: null,
        failure: { kind: 'contract', path: 'items[0].quantity' },
      });
    });

    test('waits for each of the calls', () => {
      for (const events of [found, cleared]) {
        expect(play(placementMachine, input, ...events).snapshot.hasTag('busy')).toBe(true);
      }
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

  test('does not accept another amount than the requested one', () => {
    expect(outputOf({ ...input, order: orderOf(500) }, succeeds('setQuantity', orderOf(500)))).toEqual({
      kind: 'failed',
      order: orderOf(500),
      failure: { kind: 'contract', path: 'items[0].quantity' },
    });
  });

  test('reports that fewer tokens are left than requested', () => {
    const last = fails('addItem', new FailureError({ kind: 'lastTokens', available: 300 }));
    expect(outputOf({ ...input, order: emptyOrder }, last)).toEqual({
      kind: 'refused',
      order: emptyOrder,
      failure: { kind: 'lastTokens', available: 300 },
    });
  });

  test('refuses an order in another currency', () => {
    const dollars = new FailureError({ kind: 'otherCurrency', currency: 'USD' });
    expect(outputOf({ ...input, order: null }, fails('createOrder', dollars))).toEqual({
      kind: 'refused',
      order: null,
      failure: dollars.failure,
    });
  });

  test('reports refusals and failures, at each of its calls, with the order as it is', () => {
    const notAllowed = new FailureError({ kind: 'notAllowedToBuy' });
    const timeout = new FailureError({ kind: 'timeout' });
    for (const [call, order] of [
      ['createOrder', null],
      ['addItem', emptyOrder],
      ['setQuantity', orderOf(500)],
    ] as const) {
      expect(play(placementMachine, { ...input, order }).snapshot.hasTag('busy')).toBe(true);
      expect(play(placementMachine, { ...input, order }, fails(call, notAllowed)).snapshot.value).toBe('refused');
      expect(outputOf({ ...input, order }, fails(call, notAllowed))).toEqual({
        kind: 'refused',
        order,
        failure: notAllowed.failure,
      });
      expect(outputOf({ ...input, order }, fails(call, timeout))).toEqual({
        kind: 'failed',
        order,
        failure: timeout.failure,
      });
    }
  });

  test('sets the amount of the order that the shop answered with', () => {
    const added = [succeeds('createOrder', emptyOrder), succeeds('addItem', orderOf(1))];
    expect(play(placementMachine, input, ...added).effects).toContainEqual({
      type: 'start',
      id: 'setQuantity',
      src: 'setQuantity',
      input: { tokenValue: '662E41', itemId: 1, quantity: 800 },
    });
    expect(outputOf(input, ...added, succeeds('setQuantity', orderOf(800)))).toEqual({
      kind: 'placed',
      order: orderOf(800),
    });
    expect(outputOf(input, ...added, succeeds('setQuantity', orderOf(700)))).toMatchObject({ order: orderOf(700) });
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

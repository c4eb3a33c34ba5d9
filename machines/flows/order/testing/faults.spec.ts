import { describe, expect, test } from 'vitest';
import { type Actor, createActor, waitFor } from 'xstate';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { isBusy, isPersistable, selectFailure } from '#machines/flows/checkout/selectors.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import type { orderMachine } from '../machine.ts';
import { type OrderSnapshot, selectChange, selectTotal } from '../selectors.ts';
import type { OrderEvent } from '../types.ts';
import { orderInput } from './cases.ts';
import { type Call, calls, type Fault, SampleShop } from './fakeShop.ts';
import { declared, transfer } from './fixtures.ts';

type OrderActor = Actor<typeof orderMachine>;

const settled = (actor: OrderActor) => waitFor(actor, (snapshot) => !isBusy(snapshot));

/** Returns the next event of an investor who wants the tokens. */
function nextEvent(snapshot: OrderSnapshot): OrderEvent {
  if (snapshot.matches({ amount: 'editing' })) {
    return { type: 'quantity.submitted', quantity: selectTotal(snapshot) === null ? snapshot.context.quantity : 900 };
  }
  if (snapshot.matches({ declarations: 'editing' })) {
    // The first time the investor changes the amount, which is set in the same order; the second time they submit.
    return snapshot.context.quantity === 800
      ? { type: 'screen.requested', screen: 'order-process/token' }
      : { type: 'declarations.submitted', declarations: declared };
  }
  if (snapshot.matches({ address: 'editing' })) return { type: 'address.confirmed' };
  if (snapshot.matches({ payment: 'choosing' })) return { type: 'method.selected', method: transfer.code };
  if (snapshot.matches({ review: 'summary' })) return { type: 'order.placed' };
  return { type: 'retry.requested' };
}

/** Continues until the flow has ended; every state must have an event that leads on. */
async function goThrough(actor: OrderActor, onStep: (snapshot: OrderSnapshot) => void = () => {}) {
  for (let step = 0; step < 30; step++) {
    const snapshot = await settled(actor);
    onStep(snapshot);
    if (snapshot.status !== 'active') return snapshot;
    const event = nextEvent(snapshot);
    expect(snapshot.can(event), `a way on from ${JSON.stringify(snapshot.value)}`).toBe(true);
    actor.send(event);
  }
  throw new Error(`no end, but ${JSON.stringify(actor.getSnapshot().value)}`);
}

const failures: Failure[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'general', status: 500, detail: null },
  { kind: 'rateLimited', retryAfter: 5 },
  { kind: 'conflict' },
  { kind: 'unauthorized' },
  { kind: 'contract', path: 'total' },
  { kind: 'wrongState' },
  { kind: 'notFound' },
];
/** Calls of a successful subscription, which deletes nothing. */
const made = calls.filter((call) => call !== 'cancelOrder' && call !== 'deleteOrder');
const reads: ReadonlySet<Call> = new Set<Call>(['loadOffer', 'loadMethods', 'readOrderStatus']);
const faults: Fault[] = made.flatMap((call) =>
  failures.flatMap((failure) => [
    { call, when: 'before', failure } as const,
    ...(['offline', 'conflict', 'notFound'].includes(failure.kind) ? [] : [{ call, when: 'after', failure } as const]),
  ]),
);

/** Requirement 12.5. */
describe('a subscription', () => {
  test.each(faults)('ends in one order when $call meets $failure.kind $when the shop acted', async (fault) => {
    const shop = new SampleShop(fault);
    const actor = createActor(shop.machine(), { input: orderInput }).start();
    const shown: unknown[] = [];
    const end = await goThrough(actor, (snapshot) => shown.push(selectFailure(snapshot) ?? selectChange(snapshot)));
    expect(shop.fault, 'the fault was met').toBeNull();
    expect(end.value).toBe('finished');
    expect(shop.completed.map((order) => order.items[0]?.quantity)).toEqual([900]);
    // A read of the shop resolves an earlier completion without showing a failure.
    const isRefused = ['wrongState', 'notFound'].includes(fault.failure.kind) && fault.call === 'completeOrder';
    if (!(fault.call === 'completeOrder' && fault.failure.kind === 'wrongState' && fault.when === 'after')) {
      // A refusal of an unchanged order is shown as such.
      expect(shown).toContainEqual(isRefused ? 'nothing' : fault.failure);
    }
  });

  test('never repeats a completion whose answer was lost', async () => {
    const shop = new SampleShop({ call: 'completeOrder', when: 'after', failure: { kind: 'timeout' } });
    const actor = createActor(shop.machine(), { input: orderInput }).start();
    await goThrough(actor);
    expect(shop.made.filter((call) => call === 'completeOrder')).toHaveLength(1);
  });

  test('is placed once by twenty clicks', async () => {
    const shop = new SampleShop();
    const actor = createActor(shop.machine(), { input: orderInput }).start();
    actor.subscribe((snapshot) => {
      if (!snapshot.matches({ review: 'summary' })) return;
      queueMicrotask(() => {
        for (let click = 0; click < 20; click++) actor.send({ type: 'order.placed' });
      });
    });
    await goThrough(actor);
    expect(shop.made.filter((call) => call === 'completeOrder')).toHaveLength(1);
  });

  test('creates one order from twenty submitted amounts', async () => {
    const shop = new SampleShop();
    const actor = createActor(shop.machine(), { input: orderInput }).start();
    await settled(actor);
    for (let click = 0; click < 20; click++) actor.send({ type: 'quantity.submitted', quantity: 800 });
    await settled(actor);
    expect(shop.made).toEqual(['loadOffer', 'createOrder', 'addItem']);
  });

  test('returns after a reload to the same screen with the same data, without a write', async () => {
    const shop = new SampleShop();
    const actor = createActor(shop.machine(), { input: orderInput }).start();
    const kept: { json: string; snapshot: OrderSnapshot; open: Order | null }[] = [];
    await goThrough(actor, (snapshot) => {
      if (!isPersistable(snapshot)) return;
      kept.push({ json: JSON.stringify(actor.getPersistedSnapshot()), snapshot, open: shop.open });
    });
    expect(kept.map(({ snapshot }) => selectScreen(snapshot))).toEqual([
      'order-process/token',
      'order-process/declarations',
      'order-process/token',
      'order-process/declarations',
      'order-process/addresses',
      'order-process/payment-methods',
      'order-process/confirmation',
    ]);
    for (const { json, snapshot, open } of kept) {
      const later = new SampleShop();
      later.open = open;
      const restored = createActor(later.machine(), { input: orderInput, snapshot: JSON.parse(json) }).start();
      restored.send({ type: 'order.restored' });
      const now = await settled(restored);
      expect(now.value).toEqual(snapshot.value);
      expect(now.context).toEqual(snapshot.context);
      expect(later.made.filter((call) => !reads.has(call))).toEqual([]);
    }
  });

  test.each(faults)(
    'reloaded after $call met $failure.kind $when the shop acted still ends in one order',
    async (fault) => {
      const shop = new SampleShop(fault);
      const actor = createActor(shop.machine(), { input: orderInput }).start();
      for (let step = 0; step < 13 && shop.fault !== null; step++) {
        const snapshot = await settled(actor);
        if (snapshot.status === 'active') actor.send(nextEvent(snapshot));
      }
      if ((await settled(actor)).status !== 'active') return;
      const json = JSON.stringify(actor.getPersistedSnapshot());
      actor.stop();
      const restored = createActor(shop.machine(), { input: orderInput, snapshot: JSON.parse(json) }).start();
      restored.send({ type: 'order.restored' });
      await goThrough(restored);
      expect(shop.completed.map((order) => order.items[0]?.quantity)).toEqual([900]);
    },
  );

  test('whose completion was lost is finished after a reload', async () => {
    const shop = new SampleShop({ call: 'completeOrder', when: 'after', failure: { kind: 'timeout' } });
    const actor = createActor(shop.machine(), { input: orderInput }).start();
    let kept = '';
    await goThrough(actor, (snapshot) => {
      if (snapshot.matches({ review: 'uncertain' })) kept = JSON.stringify(actor.getPersistedSnapshot());
    });
    const restored = createActor(shop.machine(), { input: orderInput, snapshot: JSON.parse(kept) }).start();
    restored.send({ type: 'order.restored' });
    expect((await settled(restored)).value).toBe('finished');
    expect(shop.completed).toHaveLength(1);
  });

  test.each([1, 2, 3, 4, 5])(
    'that was deleted elsewhere after %i steps still ends in one order, without another click',
    async (count) => {
      const shop = new SampleShop();
      const actor = createActor(shop.machine(), { input: orderInput }).start();
      for (let step = 0; step < count; step++) actor.send(nextEvent(await settled(actor)));
      await settled(actor);
      shop.open = null;
      const shown: unknown[] = [];
      await goThrough(actor, (snapshot) => {
        expect(snapshot.hasTag('failed')).toBe(false);
        shown.push(selectFailure(snapshot));
      });
      expect(shown).toContainEqual({ kind: 'notFound' });
      expect(shop.completed.map((order) => order.items[0]?.quantity)).toEqual([900]);
    },
  );

  test('that is given up is deleted, also when deleting fails', async () => {
    for (const fault of [
      null,
      { call: 'cancelOrder' as const, when: 'before' as const, failure: { kind: 'offline' as const } },
    ]) {
      const shop = new SampleShop(fault);
      const actor = createActor(shop.machine(), { input: orderInput }).start();
      const emitted: string[] = [];
      actor.on('*', (event) => emitted.push(event.type));
      await settled(actor);
      actor.send({ type: 'quantity.submitted', quantity: 800 });
      await settled(actor);
      actor.send({ type: 'leave.requested' });
      actor.send({ type: 'leave.confirmed' });
      expect((await settled(actor)).output).toEqual({ kind: 'cancelled' });
      expect(emitted).toEqual(fault ? ['cancellation.failed', 'order.cancelled'] : ['order.cancelled']);
    }
  });
});

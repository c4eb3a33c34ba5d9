import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createHttp } from '#api/http.ts';
import { createOrderTabs } from '#api/orderTabs.ts';
import { readDraft } from '#app/drafts/drafts.ts';
import { startFlow } from '#app/flow/startFlow.ts';
import { order as orderResource } from '#app/reads/order.ts';
import { createResources } from '#app/resources/resources.ts';
import { storageOf } from '#app/testing/browser.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { Settings } from '#domain/shop/settings.ts';
import { connectivityMachine } from '#machines/app/connectivity/machine.ts';
import { notificationsMachine } from '#machines/app/notifications/machine.ts';
import { preferencesMachine } from '#machines/app/preferences/machine.ts';
import { sessionMachine } from '#machines/app/session/machine.ts';
import type { StoredSession } from '#machines/app/session/ports.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy, selectFailure } from '#machines/flows/checkout/selectors.ts';
import { orderMachine } from '#machines/flows/order/machine.ts';
import type { OrderSnapshot } from '#machines/flows/order/selectors.ts';
import { orderInput } from '#machines/flows/order/testing/cases.ts';
import { SampleShop } from '#machines/flows/order/testing/fakeShop.ts';
import { declared, transfer } from '#machines/flows/order/testing/fixtures.ts';
import type { OrderEvent } from '#machines/flows/order/types.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { beginningOf, storage } from './beginning.ts';
import { orderFlow } from './flow.ts';

const customerUuid = 'anna';
const toSummary: OrderEvent[] = [
  { type: 'quantity.submitted', quantity: 800 },
  { type: 'declarations.submitted', declarations: declared },
  { type: 'address.confirmed' },
  { type: 'method.selected', method: transfer.code },
];

/** Starts an order without a page, at a shop that answers at once. */
function begin() {
  const http = createHttp({
    settings: Settings.parse({}),
    locale: () => 'de',
    authoriser: { token: async () => null, rejected: () => undefined },
    log: () => undefined,
  });
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise(
          async (): Promise<StoredSession> => ({ kind: 'present', customerUuid, expiresIn: 3_600_000 }),
        ),
        endSession: fromPromise(async (): Promise<void> => {}),
      },
    }),
  ).start();
  const resources = createResources({
    http,
    session,
    onFailed: () => undefined,
    onRecovered: () => undefined,
    onStarted: () => () => undefined,
    past: () => ({ find: () => null, keep: () => undefined }),
    onPast: () => undefined,
    inspect: undefined,
  });
  const notifications = createActor(notificationsMachine).start();
  const preferences = createActor(
    preferencesMachine.provide({ actors: { loadCatalogue: fromPromise(async () => {}) } }),
    { input: { locale: 'de', theme: 'system' } },
  );
  const connectivity = createActor(connectivityMachine, { input: { online: true } }).start();
  const pending: (() => void)[] = [];
  const shop = new SampleShop();
  const start = { input: orderInput, snapshot: undefined, search: { product: 'SOLAR-26', quantity: '800' } };
  const flow = orderFlow(
    { http, session, resources, notifications, preferences, connectivity },
    { start, customerUuid, onNextPage: (act) => pending.push(act) },
  );
  const { actor, stop } = startFlow({ ...flow, machine: shop.machine() });
  const settled = () => waitFor(actor, (snapshot: OrderSnapshot) => !isBusy(snapshot));
  const play = async (events: readonly OrderEvent[]) => {
    for (const event of events) {
      await settled();
      actor.send(event);
    }
    return settled();
  };
  onTestFinished(stop);
  return { actor, play, settled, shop, session, resources, notifications, preferences, connectivity, pending, stop };
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a subscription without a page', () => {
  test('invalidates the data that a placed order changes, and hands the order to the next page', async () => {
    const { play, resources } = begin();
    const invalidated = vi.spyOn(resources, 'invalidate');
    await play([...toSummary, { type: 'order.placed' }]);
    expect(invalidated.mock.calls).toEqual([['orders']]);
    expect(dataOf(resources.of(orderResource, '662E41').getSnapshot())?.checkoutState).toBe('completed');
  });

  test('is stored in this tab with each step, while its customer is logged in', async () => {
    const { play, session } = begin();
    await waitFor(session, isLoggedIn);
    await play(toSummary.slice(0, 2));
    const kept = JSON.stringify(readDraft(storage.draft, customerUuid, orderMachine));
    expect(kept).toContain('"quantity":800');
    session.send({ type: 'unauthorized.received' });
    await play(toSummary.slice(2));
    expect(JSON.stringify(readDraft(storage.draft, customerUuid, orderMachine))).toBe(kept);
  });

  test('that was placed stores only its order; an abandoned one stores nothing', async () => {
    const later = () => beginningOf({ step: 'confirmation', search: {} }, customerUuid, 'de');
    for (const [events, beginning] of [
      [
        [...toSummary, { type: 'order.placed' }],
        { kind: 'placed', placed: { kind: 'offline', tokenValue: '662E41', begunAt: '' } },
      ],
      [[...toSummary.slice(0, 1), { type: 'leave.requested' }, { type: 'leave.confirmed' }], { kind: 'nothing' }],
    ] satisfies [OrderEvent[], object][]) {
      vi.stubGlobal('sessionStorage', storageOf());
      const { play, session, stop } = begin();
      await waitFor(session, isLoggedIn);
      // Stores the fields as a process does that begins at its URL.
      beginningOf({ step: 'token', search: { product: 'SOLAR-26', quantity: '800' } }, customerUuid, 'de');
      await play(events);
      expect(readDraft(storage.draft, customerUuid, orderMachine)).toBeNull();
      expect(later()).toEqual(beginning);
      stop();
    }
  });

  test('whose page is closed receives no events', async () => {
    const { play, actor, settled, shop, resources, stop } = begin();
    await play(toSummary);
    const invalidated = vi.spyOn(resources, 'invalidate');
    const sent = vi.spyOn(actor, 'send');
    const made = shop.made.length;
    stop();
    const heard = new Promise((resolve) => createOrderTabs().listen(resolve));
    createOrderTabs().tell({ customerUuid });
    await heard;
    await settled();
    expect([sent.mock.calls.length, shop.made.length - made, invalidated.mock.calls]).toEqual([0, 0, []]);
  });

  test('that is abandoned says so on the next page, not on the present one', async () => {
    const { play, notifications, pending } = begin();
    await play([...toSummary.slice(0, 1)]);
    await play([{ type: 'leave.requested' }, { type: 'leave.confirmed' }]);
    const raised = () => JSON.stringify(notifications.getSnapshot().context);
    expect(raised()).not.toContain('orderCancelled');
    for (const act of pending) act();
    expect(raised()).toContain('orderCancelled');
  });

  test('that could not be deleted is only logged', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { play, shop } = begin();
    await play([...toSummary.slice(0, 1)]);
    shop.fault = { call: 'cancelOrder', when: 'before', failure: { kind: 'offline' } };
    await play([{ type: 'leave.requested' }, { type: 'leave.confirmed' }]);
    expect(warned.mock.calls).toEqual([['The order was left but not deleted: offline.']]);
    warned.mockRestore();
  });

  test('continues by itself once the connection is back, only after a failure for lack of it', async () => {
    for (const [failure, looks] of [
      [{ kind: 'offline' }, 1],
      [{ kind: 'general', status: 500, detail: null }, 0],
    ] satisfies [Failure, number][]) {
      const { play, settled, shop, connectivity, stop } = begin();
      await play(toSummary.slice(0, 1));
      shop.fault = { call: 'sendLegalDocuments', when: 'before', failure };
      await play(toSummary.slice(1, 2));
      const made = shop.made.length;
      connectivity.send({ type: 'connection.lost' });
      connectivity.send({ type: 'connection.restored' });
      await settled();
      expect(shop.made.slice(made).filter((call) => call === 'readOrderStatus')).toHaveLength(looks);
      stop();
    }
  });

  test('does not order by itself when the connection is back, but looks, and drops the note that the order is gone', async () => {
    for (const call of ['readOrderStatus', 'completeOrder'] as const) {
      const { play, actor, settled, shop, connectivity, stop } = begin();
      await play(toSummary);
      shop.fault = { call, when: 'before', failure: { kind: 'offline' } };
      await play([{ type: 'order.placed' }]);
      expect(selectFailure(actor.getSnapshot())).toEqual({ kind: 'offline' });
      const made = shop.made.length;
      connectivity.send({ type: 'connection.lost' });
      connectivity.send({ type: 'connection.restored' });
      await settled();
      expect(shop.made.slice(made)).toEqual(['readOrderStatus']);
      expect(selectFailure(actor.getSnapshot())).toBeNull();
      stop();
    }
  });

  test('has its product reloaded in another language', async () => {
    const { play, actor, settled, shop, preferences } = begin();
    await play(toSummary);
    const made = shop.made.length;
    preferences.start();
    preferences.send({ type: 'locale.chosen', locale: 'en' });
    await waitFor(actor, isBusy);
    await settled();
    expect(shop.made.slice(made)).toEqual(['readOrderStatus']);
  });

  test('looks at its order when another tab of the same customer changed it, and at no other’s', async () => {
    const { play, actor, settled, shop } = begin();
    await play(toSummary);
    const tabs = createOrderTabs();
    const heard = new Promise((resolve) => createOrderTabs().listen(resolve));
    const looks = () => shop.made.filter((call) => call === 'readOrderStatus').length;
    tabs.tell({ customerUuid: 'another' });
    // Messages arrive in their order: after this one, the one before has arrived too.
    await heard;
    expect(looks()).toBe(0);
    tabs.tell({ customerUuid });
    await waitFor(actor, isBusy);
    await settled();
    expect(looks()).toBe(1);
  });
});

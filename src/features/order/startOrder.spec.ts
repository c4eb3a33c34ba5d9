import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createHttp } from '#api/http.ts';
import { createOrderTabs } from '#api/orderTabs.ts';
import { order as orderResource } from '#app/reads/order.ts';
import { createResources } from '#app/resources.ts';
import { startFlow } from '#app/startFlow.ts';
import { Settings } from '#domain/shop/settings.ts';
import { notificationsMachine } from '#machines/notifications/machine.ts';
import { isBusy, type OrderSnapshot } from '#machines/order/selectors.ts';
import { orderInput } from '#machines/order/testing/cases.ts';
import { SampleShop } from '#machines/order/testing/fakeShop.ts';
import { declared, transfer } from '#machines/order/testing/fixtures.ts';
import type { OrderEvent } from '#machines/order/types.ts';
import { preferencesMachine } from '#machines/preferences/machine.ts';
import { dataOf } from '#machines/resource/selectors.ts';
import { sessionMachine } from '#machines/session/machine.ts';
import { orderFlow } from './startOrder.ts';

const customerUuid = 'anna';
const toSummary: OrderEvent[] = [
  { type: 'quantity.submitted', quantity: 800 },
  { type: 'declarations.submitted', declarations: declared },
  { type: 'address.confirmed' },
  { type: 'method.selected', method: transfer.code },
];

/** A subscription without a page, at a shop that answers at once. */
function begin() {
  const http = createHttp({
    settings: Settings.parse({}),
    locale: () => 'de',
    authoriser: { token: async () => null, rejected: () => undefined },
    log: () => undefined,
  });
  const session = createActor(sessionMachine);
  const resources = createResources({ http, session, onFailed: () => undefined, inspect: undefined });
  const notifications = createActor(notificationsMachine).start();
  const preferences = createActor(preferencesMachine, { input: { locale: 'de', theme: 'system' } });
  const pending: (() => void)[] = [];
  const shop = new SampleShop();
  const start = { input: orderInput, snapshot: undefined, search: { product: 'SOLAR-26', quantity: '800' } };
  const flow = orderFlow(
    { http, session, resources, notifications, preferences },
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
  stops.push(stop);
  return { actor, play, settled, shop, resources, notifications, pending, stop };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('a subscription without a page', () => {
  test('has what a placed order makes wrong read again, and hands the order to the page that follows', async () => {
    const { play, resources } = begin();
    const invalidated = vi.spyOn(resources, 'invalidate');
    await play([...toSummary, { type: 'order.placed' }]);
    expect(invalidated.mock.calls).toEqual([['orders']]);
    expect(dataOf(resources.of(orderResource, '662E41').getSnapshot())?.checkoutState).toBe('completed');
  });

  test('that is given up says so on the page that follows, not on the one that is left', async () => {
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

  test('looks at its order when another tab of the same customer changed it, and at nobody else’s', async () => {
    const { play, actor, settled, shop } = begin();
    await play(toSummary);
    const tabs = createOrderTabs();
    const looks = () => shop.made.filter((call) => call === 'readStanding').length;
    tabs.tell({ customerUuid: 'another' });
    tabs.tell({ customerUuid });
    await waitFor(actor, isBusy);
    await settled();
    expect(looks()).toBe(1);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { readDraft } from '#app/drafts/drafts.ts';
import { startFlow } from '#app/flow/startFlow.ts';
import { keepBegunOrder } from '#app/order/begunOrder.ts';
import { customer } from '#app/reads/customer.ts';
import { identification } from '#app/reads/identification.ts';
import { order as orderResource } from '#app/reads/order.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { anna as identified, product, settings, variant } from '#app/testing/workOnSale.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy, selectFailure } from '#machines/flows/checkout/selectors.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { type PurchaseSnapshot, selectOffer } from '#machines/flows/purchase/selectors.ts';
import {
  addressed,
  cart,
  completedBy,
  KNOWN,
  lindenallee,
  PRICE,
  paidBy,
  transfer,
  withOther,
} from '#machines/flows/purchase/testing/fixtures.ts';
import type { PurchaseEvent } from '#machines/flows/purchase/types.ts';
import { dataOf } from '#machines/kit/resource/selectors.ts';
import { beginningOf, storage } from './beginning.ts';
import { purchaseFlow } from './flow.ts';

const at = '/api/v2/shop';
const home = { ...lindenallee, company: null, phoneNumber: null, iri: KNOWN };
const anna = { ...identified, firstName: 'Anna', lastName: 'Weber', defaultAddress: home };
const order = `${at}/orders/662E41`;
const toReview: PurchaseEvent[] = [{ type: 'address.submitted', address: lindenallee }];

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  Object.assign(world.answers, {
    [`${at}/customers/anna`]: anna,
    [`${at}/graphql/Product`]: { data: { product } },
    [`POST ${at}/addresses`]: { ...home, iri: '/api/v2/shop/addresses/8', street: 'Weg 1' },
    [`POST ${at}/orders`]: { ...cart, items: [], total: 0 },
    [`POST ${order}/items`]: cart,
    [`PATCH ${order}/legal-documents-confirm`]: addressed,
    [`${at}/product-payment-configurations`]: {
      member: [{ id: 1, productCode: 'FACETTE-3', paymentMethod: transfer }],
    },
    [`PATCH ${order}/payments/9`]: paidBy(transfer),
    [order]: paidBy(transfer),
    [`PATCH ${order}/complete`]: completedBy(transfer),
  });
});

const entry = { product: 'FACETTE-3', isFirst: true, isOwn: false, key: 'k' };
const begunIn = (more: Partial<typeof entry> = {}) => beginningOf({ ...entry, ...more }, anna.uuid, 'de');

async function begin() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const beginning = begunIn();
  if (beginning.kind !== 'process') throw new Error(beginning.kind);
  const { actor, stop } = startFlow(purchaseFlow(app, beginning.start, anna.uuid));
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot: PurchaseSnapshot) => !isBusy(snapshot));
  const play = async (events: readonly PurchaseEvent[]) => {
    for (const event of events) {
      await settled();
      actor.send(event);
    }
    return settled();
  };
  return { app, actor, stop, play };
}

describe('a purchase without a page', () => {
  test('reads the work in both languages, and the customer’s address', async () => {
    const { play } = await begin();
    const offer = selectOffer(await play([]));
    expect(offer).toMatchObject({
      names: { de: 'Eisgang', en: 'Ice drift' },
      price: PRICE,
      variantCode: 'FACETTE-3-1',
      obstacle: null,
      address: { ...lindenallee, iri: KNOWN },
    });
  });

  test('of a work without a price is refused', async () => {
    const unpriced = { ...product, defaultVariant: { ...variant, channelPricings: [] } };
    world.answers[`${at}/graphql/Product`] = { data: { product: unpriced } };
    const { play } = await begin();
    const snapshot = await play([]);
    expect([snapshot.value, selectOffer(snapshot)?.obstacle]).toEqual([{ offer: 'unavailable' }, 'notOffered']);
  });

  test('shows the result of a pending identity check', async () => {
    const checked = (stateAsString: string) => [{ id: 1, stateAsString, reason: null, updatedAt: null }];
    world.answers[`${at}/customers/anna`] = { ...anna, kycPassed: false };
    world.answers[`${at}/identification`] = checked('pending');
    const { app, actor, play } = await begin();
    expect(selectOffer(await play([]))?.obstacle).toBe('checking');
    world.answers[`${at}/identification`] = checked('rejected');
    app.resources.invalidate('identity');
    app.resources.request(identification);
    await waitFor(actor, (snapshot) => selectOffer(snapshot)?.obstacle === 'rejected');
    world.answers[`${at}/customers/anna`] = anna;
    app.resources.request(customer);
    app.resources.invalidate('customer');
    await waitFor(actor, (snapshot) => selectOffer(snapshot)?.obstacle === null);
  });

  test('uses the known address, or one of the address book, and leaves the other unchanged', async () => {
    const { play } = await begin();
    const fetched = vi.spyOn(globalThis, 'fetch');
    await play(toReview);
    const sent = () =>
      fetched.mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [JSON.parse(init.body)] : []));
    expect(sent()).toContainEqual({ declarations: null, billingAddress: KNOWN });
    expect(sent()).not.toContainEqual(expect.objectContaining({ street: expect.anything() }));
    const back = { type: 'screen.requested', screen: 'order-process/addresses' } as const;
    await play([back, { type: 'address.submitted', address: { ...lindenallee, street: 'Weg 1' } }]);
    expect(sent()).toContainEqual(expect.objectContaining({ street: 'Weg 1', company: null }));
    expect(sent()).toContainEqual({ declarations: null, billingAddress: '/api/v2/shop/addresses/8' });
    expect(fetched.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(false);
  });

  test('continues after a reload at the same step, after a look at the order', async () => {
    const first = await begin();
    await first.play(toReview);
    storage.formDrafts(anna.uuid).address.write({ street: 'Weg 1' });
    first.stop();
    const { play, actor } = await begin();
    expect(actor.getSnapshot().value).toEqual({ review: 'checking' });
    expect((await play([])).value).toEqual({ review: 'summary' });
  });

  test('ends with the order: its entries lead to the outcome, and another work starts over', async () => {
    const { app, play } = await begin();
    const invalidated = vi.spyOn(app.resources, 'invalidate');
    const done = await play([...toReview, { type: 'order.placed' }]);
    expect(done.output).toEqual({ kind: 'offline', tokenValue: '662E41' });
    expect(invalidated).toHaveBeenCalledWith('orders');
    expect(dataOf(app.resources.of(orderResource, '662E41').getSnapshot())?.checkoutState).toBe('completed');
    expect(readDraft(storage.draft, anna.uuid, purchaseMachine)).toBeNull();
    const placed = { kind: 'placed', placed: { kind: 'offline', tokenValue: '662E41', begunAt: 'k' } };
    for (const behind of [{}, { isFirst: false, key: 'l' }, { isOwn: true, key: 'm' }])
      expect(begunIn(behind)).toEqual(placed);
    expect(begunIn({ product: 'LAND-1', key: 'n' }).kind).toBe('process');
  });

  test('restores an address as typed that was not sent for lack of a connection', async () => {
    const { app, actor, play } = await begin();
    await play([]);
    world.isUnreachable = true;
    const failed = await play(toReview);
    expect([failed.value, selectFailure(failed)?.kind]).toEqual([{ address: 'editing' }, 'offline']);
    world.isUnreachable = false;
    app.connectivity.send({ type: 'connection.lost' });
    app.connectivity.send({ type: 'connection.restored' });
    expect(actor.getSnapshot().value).toEqual({ offer: 'loading' });
    const { value, context } = await play([]);
    expect([value, context.failure, context.address]).toEqual([{ address: 'editing' }, null, lindenallee]);
  });

  test('continues with the order of a bid, once, and starts over with the next one', async () => {
    const startOf = () => {
      const beginning = begunIn();
      return beginning.kind === 'process' ? beginning.start : null;
    };
    keepBegunOrder(anna.uuid, { productCode: 'FACETTE-3', order: cart });
    expect(startOf()?.input.order).toMatchObject(cart);
    // A second call, by a reload or by React, returns the same order.
    expect(startOf()?.input.order).toMatchObject(cart);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const first = await begin();
    await first.play(toReview);
    expect(fetched.mock.calls.some(([url, init]) => init?.method === 'POST' && String(url).includes('/orders'))).toBe(
      false,
    );
    first.stop();
    expect(startOf()?.snapshot).toBeDefined();
    keepBegunOrder(anna.uuid, { productCode: 'FACETTE-3', order: { ...cart, tokenValue: '662E42' } });
    expect(startOf()).toMatchObject({ input: { order: { tokenValue: '662E42' } }, snapshot: undefined });
    // An order of another work does not belong to this purchase.
    keepBegunOrder(anna.uuid, { productCode: 'FACETTE-3', order: withOther(cart) });
    expect(startOf()?.input.order).toBeNull();
  });

  test('that is left is deleted', async () => {
    const { play } = await begin();
    const left = await play([...toReview, { type: 'leave.requested' }, { type: 'leave.confirmed' }]);
    expect(left.output).toEqual({ kind: 'cancelled' });
    expect(readDraft(storage.draft, anna.uuid, purchaseMachine)).toBeNull();
    expect(beginningOf({ ...entry, product: undefined }, anna.uuid, 'de').kind).toBe('nothing');
  });

  test('looks at its order when another tab changes it, until it ends', async () => {
    const { actor, play, stop } = await begin();
    await play(toReview);
    const seen: unknown[] = [];
    actor.subscribe(({ value }) => seen.push(value));
    world.hear({ customerUuid: 'ida' });
    expect(seen).toEqual([]);
    world.hear({ customerUuid: anna.uuid });
    expect(seen).toContainEqual({ review: 'checking' });
    expect((await play([])).value).toEqual({ review: 'summary' });
    const sent = vi.spyOn(actor, 'send');
    stop();
    world.hear({ customerUuid: anna.uuid });
    expect(sent).not.toHaveBeenCalled();
  });
});

import { expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { readBegunOrder } from '#app/order/begunOrder.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { anna, product, settings, variant } from '#app/testing/workOnSale.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isPlacing, selectFailure, selectOffer, selectStage } from '#machines/flows/bid/selectors.ts';
import { cart, PRICE } from '#machines/flows/purchase/testing/fixtures.ts';
import { bidFlow } from './bidFlow.ts';

const at = '/api/v2/shop';
const order = `${at}/orders/662E41`;

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  Object.assign(world.answers, {
    [`${at}/customers/anna`]: anna,
    [`${at}/graphql/Product`]: { data: { product } },
    [`POST ${at}/orders`]: { ...cart, items: [], total: 0 },
    [`POST ${order}/items`]: cart,
  });
});

async function open() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const onBegun = vi.fn();
  const onClosed = vi.fn();
  const { actor, stop } = startFlow(
    bidFlow(app, { customerUuid: anna.uuid, productCode: 'FACETTE-3', onBegun, onClosed }),
  );
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await settled();
  return { actor, settled, onBegun, onClosed };
}

test('a bid reads the work in both languages, and creates an order for the purchase', async () => {
  const { actor, settled, onBegun } = await open();
  expect(selectOffer(actor.getSnapshot())).toEqual({
    names: { de: 'Eisgang', en: 'Ice drift' },
    variantCode: 'FACETTE-3-1',
    price: PRICE,
    obstacle: null,
  });
  for (const _ of ['pressed', 'pressed twice']) actor.send({ type: 'bid.submitted', amount: 300_00 });
  await settled();
  expect(onBegun).toHaveBeenCalledTimes(1);
  expect(world.calls.filter((call) => call === `POST ${at}/orders`)).toHaveLength(1);
  expect(readBegunOrder(anna.uuid, 'FACETTE-3')).toMatchObject(cart);
  expect(readBegunOrder(anna.uuid, 'LAND-1')).toBeNull();
  expect(readBegunOrder('ida', 'FACETTE-3')).toBeNull();
});

test('a bid that fails creates nothing, and gives the reason', async () => {
  const { actor, settled, onBegun } = await open();
  delete world.answers[`POST ${at}/orders`];
  world.status = 500;
  actor.send({ type: 'bid.submitted', amount: 300_00 });
  await settled();
  expect([selectFailure(actor.getSnapshot())?.kind, isPlacing(actor.getSnapshot())]).toEqual(['general', false]);
  expect(onBegun).not.toHaveBeenCalled();
  expect(readBegunOrder(anna.uuid, 'FACETTE-3')).toBeNull();
});

test.each([
  [{ creator: { uuid: 'anna', profileName: 'anna' } }, 'own'],
  [{ defaultVariant: { ...variant, onHand: 0 } }, 'soldOut'],
  [{ defaultVariant: { ...variant, channelPricings: [] } }, 'notOffered'],
])('a work that cannot be bought, %o, gets no bid: %s', async (more, obstacle) => {
  world.answers[`${at}/graphql/Product`] = { data: { product: { ...product, ...more } } };
  const { actor } = await open();
  expect(selectStage(actor.getSnapshot())).toBe('unavailable');
  expect(selectOffer(actor.getSnapshot())?.obstacle).toBe(obstacle);
});

test('closing the dialog ends the bid', async () => {
  const { actor, onClosed } = await open();
  actor.send({ type: 'close.requested' });
  expect(onClosed).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().status).toBe('done');
});

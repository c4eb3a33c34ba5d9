import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { readDraft, readFields } from '#app/drafts/drafts.ts';
import { startFlow } from '#app/flow/startFlow.ts';
import { customer } from '#app/reads/customer.ts';
import { identification } from '#app/reads/identification.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { Settings } from '#domain/shop/settings.ts';
import { anna } from '#domain/shop/testing/answers.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { preparationMachine } from '#machines/flows/preparation/machine.ts';
import { isBusy, selectMade, selectObstacle, selectPrepared } from '#machines/flows/preparation/selectors.ts';
import { item, picture } from '#machines/flows/preparation/testing/cases.ts';
import { draftsOf, preparationFlow } from './flow.ts';

const settings = Settings.parse({ apiBase: 'http://shop.test/api/v2/shop/' });
const at = '/api/v2/shop';
const product = { id: 1, code: 'WELLE-1A', name: 'Welle', slug: 'welle', allowToBuy: true, whitelisting: false };

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  world.answers[`${at}/customers/anna`] = anna;
  world.answers[`${at}/graphql/Categories`] = { data: { categories: { collection: [] } } };
  world.answers[`${at}/graphql/Product`] = { data: { product } };
  world.answers[`POST ${at}/products`] = { code: 'WELLE-1A', name: 'Welle', slug: 'welle', creatorProfileName: null };
  world.answers[`PATCH ${at}/product-variants`] = {
    id: 1,
    code: 'WELLE-1A-1',
    name: 'Unikat',
    enabled: true,
    totalSupply: 3,
    onHand: 3,
    inStock: true,
    tracked: true,
    channelPricings: [],
  };
});

async function begin() {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const { actor, stop } = startFlow(preparationFlow(app, anna.uuid));
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot) => !isBusy(snapshot));
  await settled();
  const prepare = () => {
    actor.send({ type: 'place.submitted', place: item.place });
    actor.send({ type: 'words.submitted', words: item.words });
    actor.send({ type: 'terms.submitted', terms: item.terms });
    actor.send({ type: 'file.added', chosen: { name: picture.name, size: 1 }, file: picture });
    actor.send({ type: 'files.submitted' });
    actor.send({ type: 'details.submitted', details: item.details });
  };
  return { app, actor, stop, settled, prepare };
}

const bodiesOf = (fetched: { mock: { calls: unknown[][] } }, method: string, path: string) =>
  fetched.mock.calls
    .filter(([address, init]) => Object(init).method === method && String(address).endsWith(path))
    .map(([, init]) => JSON.parse(Object(init).body));

describe('the preparation without a page', () => {
  test('creates the work once under its reference, then sets its price in cents', async () => {
    const { actor, prepare } = await begin();
    const fetched = vi.spyOn(globalThis, 'fetch');
    prepare();
    actor.send({ type: 'publication.requested' });
    const done = await waitFor(
      actor,
      ({ status, value }) => status === 'done' || Object(value).publishing === 'unanswered',
    );
    expect(done.value).toBe('published');
    expect(bodiesOf(fetched, 'POST', '/products')).toMatchObject([{ reference: expect.any(String), royalties: 10 }]);
    expect(bodiesOf(fetched, 'PATCH', '/product-variants')).toMatchObject([
      { code: 'WELLE-1A-1', onHand: 3, channelPricings: { token: { price: 25_000 } } },
    ]);
  });

  test('is closed to a customer who is not identified, or was rejected', async () => {
    world.answers[`${at}/customers/anna`] = { ...anna, kycPassed: false };
    world.answers[`${at}/identification`] = [];
    expect((await begin()).actor.getSnapshot().value).toBe('unidentified');
    world.answers[`${at}/customers/anna`] = { ...anna, cryptoRegistrarStatus: 'rejected' };
    expect((await begin()).actor.getSnapshot().value).toBe('banned');
  });

  test('continues by itself once the pending check is decided', async () => {
    const checked = (stateAsString: string) => [{ id: 1, stateAsString, reason: null, updatedAt: null }];
    world.answers[`${at}/customers/anna`] = { ...anna, kycPassed: false };
    world.answers[`${at}/identification`] = checked('pending');
    const { app, actor } = await begin();
    expect(actor.getSnapshot().value).toBe('underReview');
    world.answers[`${at}/identification`] = checked('rejected');
    app.resources.request(identification);
    await waitFor(actor, (snapshot) => selectObstacle(snapshot) === 'rejected');
    // The customer passes the identity check on another page.
    world.answers[`${at}/customers/anna`] = anna;
    app.resources.request(customer);
    app.resources.invalidate('customer');
    await waitFor(actor, (snapshot) => snapshot.matches('prepareCollection'));
  });

  test('checks again after a reload whether the customer may sell', async () => {
    world.answers[`${at}/customers/anna`] = { ...anna, kycPassed: false };
    world.answers[`${at}/identification`] = [];
    const first = await begin();
    expect(first.actor.getSnapshot().value).toBe('unidentified');
    expect(readDraft('preparation', anna.uuid, preparationMachine)).not.toBeNull();
    first.stop();
    world.answers[`${at}/customers/anna`] = anna;
    expect((await begin()).actor.getSnapshot().value).toEqual({ prepareCollection: 'answering' });
  });

  /** Starts with a created work whose price the shop refuses. */
  async function beginUnpriced() {
    const begun = await begin();
    const offer = world.answers[`PATCH ${at}/product-variants`];
    delete world.answers[`PATCH ${at}/product-variants`];
    world.status = 422;
    begun.prepare();
    draftsOf(anna.uuid).words.write({ titleDe: 'Welle' });
    begun.actor.send({ type: 'publication.requested' });
    await waitFor(begun.actor, (snapshot) => snapshot.matches({ unpriced: 'told' }));
    world.answers[`PATCH ${at}/product-variants`] = offer;
    return begun;
  }

  test('shows a work whose price was refused after a reload too, and writes nothing', async () => {
    (await beginUnpriced()).stop();
    const { reference } = readFields('preparation.reference', anna.uuid);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { actor } = await begin();
    const snapshot = actor.getSnapshot();
    expect([snapshot.value, selectMade(snapshot)]).toEqual([
      { unpriced: 'told' },
      { title: 'Welle', code: 'WELLE-1A', isRestricted: false, refusal: expect.objectContaining({ status: 422 }) },
    ]);
    expect(['POST', 'PATCH'].flatMap((method) => bodiesOf(fetched, method, '/products'))).toEqual([]);
    actor.send({ type: 'mending.requested' });
    expect(readDraft('preparation', anna.uuid, preparationMachine)).toBeNull();
    expect(readFields('preparation.reference', anna.uuid)).not.toEqual({ reference });
  });

  test('creates another work after it, under another reference, without any data of the first', async () => {
    const { actor, settled, prepare } = await beginUnpriced();
    const { reference } = readFields('preparation.reference', anna.uuid);
    expect(reference).toBeTruthy();
    actor.send({ type: 'another.requested' });
    expect(draftsOf(anna.uuid).words.read()).toBeNull();
    await settled();
    expect(actor.getSnapshot().value).toEqual({ prepareCollection: 'answering' });
    const fetched = vi.spyOn(globalThis, 'fetch');
    prepare();
    actor.send({ type: 'publication.requested' });
    expect((await waitFor(actor, ({ status }) => status === 'done')).value).toBe('published');
    const [made, ...more] = bodiesOf(fetched, 'POST', '/products');
    expect([made.reference === reference, more]).toEqual([false, []]);
  });

  test('continues after a reload with the same reference, and is deleted when it is discarded', async () => {
    const first = await begin();
    first.prepare();
    draftsOf(anna.uuid).words.write({ titleDe: 'Welle' });
    const { reference } = readFields('preparation.reference', anna.uuid);
    expect(reference).toBeTruthy();
    first.stop();
    const { actor } = await begin();
    expect(actor.getSnapshot().value).toEqual({ collectionSummary: 'answering' });
    expect(readFields('preparation.reference', anna.uuid)).toEqual({ reference });
    expect(selectPrepared(actor.getSnapshot())).toMatchObject(item);
    actor.send({ type: 'leave.requested' });
    actor.send({ type: 'leave.confirmed' });
    expect(readDraft('preparation', anna.uuid, preparationMachine)).toBeNull();
    expect(draftsOf(anna.uuid).words.read()).toBeNull();
    expect(readFields('preparation.reference', anna.uuid)).toEqual({});
  });
});

import { describe, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy, selectFailure, selectStage } from '#machines/flows/payment/selectors.ts';
import { open, paid, processing, refunded, session } from '#machines/flows/payment/testing/cases.ts';
import type { PaymentEmitted, PaymentInput } from '#machines/flows/payment/types.ts';
import { startFlow } from '../flow/startFlow.ts';
import { customer } from '../reads/customer.ts';
import type { Resource } from '../resources/resources.ts';
import { createApp } from '../start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '../testing/browser.ts';
import { definitions } from '../testing/reads.ts';
import { paymentFlow } from './flow.ts';

const settings = Settings.parse({
  apiBase: 'http://shop.test/api/v2/shop/',
  partnerOrigins: ['https://pay.example.org'],
});
const ORDER = `/api/v2/shop/orders/${open.tokenValue}`;
const CONFIGURATION = `${ORDER}/payments/9/configuration`;

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
});

/** Starts an order's payment without a page, in an app that follows all of its resources. */
async function begin(returned: PaymentInput['returned'], order: typeof open) {
  world.answers[ORDER] = order;
  world.answers[CONFIGURATION] = session;
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  await waitFor(app.resources.of(customer), (snapshot) => !snapshot.hasTag('busy'));
  const again: string[] = [];
  const copies = definitions.map(
    (definition): Resource<unknown> => ({ ...definition, read: async () => again.push(definition.name) }),
  );
  const isRead = () =>
    Promise.all(copies.map((copy) => waitFor(app.resources.of(copy), (snapshot) => !snapshot.hasTag('busy'))));
  for (const copy of copies) stopAfterTest(app.resources.of(copy).subscribe(() => undefined).unsubscribe);
  app.resources.request(...copies);
  await isRead();
  again.length = 0;
  world.asked.length = 0;
  const before = [...world.listened];
  const { actor, stop } = startFlow(paymentFlow(app, { tokenValue: open.tokenValue, returned }));
  const heard = world.listened.slice(before.length);
  stopAfterTest(stop);
  const settled = async () => {
    const snapshot = await waitFor(actor, (each) => !isBusy(each));
    await isRead();
    return snapshot;
  };
  return { app, actor, stop, settled, again, heard, before };
}

describe('a payment without a page hears', () => {
  /** Each signal, with the event that it sends to the machine. */
  const SIGNALS: [string, (app: ReturnType<typeof createApp>) => void, string[]][] = [
    [
      'that the page is shown as it was left',
      () => world.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
      ['check.requested'],
    ],
    [
      'that the page is shown for the first time',
      () => world.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false })),
      [],
    ],
    [
      'that the connection is back',
      ({ connectivity }) => {
        connectivity.send({ type: 'connection.lost' });
        connectivity.send({ type: 'connection.restored' });
      },
      ['connection.restored'],
    ],
  ];

  test.each(SIGNALS)('%s', async (_, happens, told) => {
    const { app, actor, settled, stop } = await begin('success', processing);
    await settled();
    const sent = vi.spyOn(actor, 'send');
    happens(app);
    expect(sent.mock.calls.map(([{ type }]) => type)).toEqual(told);
    stop();
    sent.mockClear();
    happens(app);
    expect(sent.mock.calls).toEqual([]);
  });

  test('no other signal of the window, and none after its end', async () => {
    const { heard, before, stop } = await begin('success', processing);
    expect(heard).toEqual(['pageshow']);
    stop();
    expect(world.listened).toEqual(before);
  });
});

/** Each event that the machine emits: the cause, the opened page, and the reads that are repeated. */
const EMITTED: Record<
  PaymentEmitted['type'],
  { returned: PaymentInput['returned']; order: typeof open; opens: string[]; asksAgain: string[] }
> = {
  'provider.requested': { returned: null, order: open, opens: [session.url], asksAgain: [] },
  'payment.settled': {
    returned: 'success',
    order: paid,
    opens: [],
    asksAgain: [
      'catalogue',
      'created',
      'creators',
      'customer',
      'excerpts',
      'holdings',
      'invoices',
      'item',
      'largestCollections',
      'latestItems',
      'ledger',
      'mediaAddress',
      'myItems',
      'order',
      'orderInvoices',
      'ownItem',
      'ownProfile',
      'payouts',
      'portfolio',
      'product',
      'products',
      'profile',
      'profileOfCustomer',
      'recentOrders',
      'sales',
      'subscriptions',
      'transactions',
    ],
  },
};

test.each(Object.entries(EMITTED))('%s is handled', async (type, { returned, order, opens, asksAgain }) => {
  const { app, settled, actor, again } = await begin(returned, order);
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  const invalidated = vi.spyOn(app.resources, 'invalidate');
  await settled();
  expect(emitted).toEqual([type]);
  expect(world.opened).toEqual(opens);
  expect(again.toSorted()).toEqual(asksAgain);
  // Each change is invalidated once: a second time would read again.
  expect(invalidated.mock.calls.length).toBe(new Set(invalidated.mock.calls.flat()).size);
});

test.each([
  ['under way', processing],
  ['paid back', refunded],
] as const)('a payment that is %s opens no page and invalidates no data', async (_, order) => {
  const { settled, again } = await begin('success', order);
  await settled();
  expect([world.opened, again]).toEqual([[], []]);
});

describe('the shop', () => {
  test('is asked for the order, then for the page of the open payment', async () => {
    const { settled } = await begin(null, open);
    expect(selectStage(await settled())).toBe('redirecting');
    expect(world.asked).toEqual([ORDER, CONFIGURATION]);
  });

  test('that does not know the order is not asked for its payment', async () => {
    const { settled } = await begin(null, open);
    delete world.answers[ORDER];
    expect(selectFailure(await settled())).toEqual({ kind: 'notFound' });
    expect(world.asked).toEqual([ORDER]);
  });

  test.each([
    'https://pay.example.org.evil.example/cs_1',
    'http://pay.example.org/cs_1',
    'javascript:alert(1)',
    '//evil.example/cs_1',
    'https://anna:geheim@pay.example.org/cs_1',
    '',
  ])('that answers with the page %s does not get it opened, and the investor sees an error', async (url) => {
    const { settled } = await begin(null, open);
    world.answers[CONFIGURATION] = { ...session, url };
    const snapshot = await settled();
    expect(selectStage(snapshot)).toBe('notBegun');
    expect(selectFailure(snapshot)).toEqual({ kind: 'contract', path: 'url' });
    expect(world.opened).toEqual([]);
  });

  test('may have the provider’s page on this origin', async () => {
    const { settled } = await begin(null, open);
    world.answers[CONFIGURATION] = { ...session, url: '/partner/cs_1' };
    await settled();
    expect(world.opened).toEqual(['http://parkett.test/partner/cs_1']);
  });
});

test('a payment stores only its order in the tab: after a reload the shop reports the state', async () => {
  for (const [returned, order] of [
    ['success', processing],
    ['success', paid],
  ] as const) {
    const { settled } = await begin(returned, order);
    await settled();
    expect(Object.keys(world.sessionStorage)).toEqual([]);
  }
  const { settled } = await begin(null, open);
  await settled();
  expect(Object.keys(world.sessionStorage)).toHaveLength(1);
  const back = await begin('cancel', open);
  expect(back.actor.getSnapshot().context.attempted).toBe(9);
});

test('a payment that starts before the session is read stores nothing, since the next visitor could read it', async () => {
  world.answers[ORDER] = open;
  world.answers[CONFIGURATION] = session;
  const app = createApp(settings);
  expect(isLoggedIn(app.session.getSnapshot())).toBe(false);
  const { actor, stop } = startFlow(paymentFlow(app, { tokenValue: open.tokenValue, returned: null }));
  stopAfterTest(stop);
  await waitFor(actor, (snapshot) => !isBusy(snapshot));
  expect(world.opened).toEqual([session.url]);
  expect(Object.keys(world.sessionStorage)).toEqual([]);
});

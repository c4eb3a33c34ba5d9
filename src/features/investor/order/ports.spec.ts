import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { startFlow } from '#app/flow/startFlow.ts';
import { createApp } from '#app/start/createApp.ts';
import { openWorldForEachTest, stopAfterTest, type World } from '#app/testing/browser.ts';
import { Customer } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { Product } from '#domain/shop/product.ts';
import { Settings } from '#domain/shop/settings.ts';
import { isLoggedIn } from '#machines/app/session/selectors.ts';
import { isBusy, selectFailure } from '#machines/flows/checkout/selectors.ts';
import { orderMachine } from '#machines/flows/order/machine.ts';
import type { OrderSnapshot } from '#machines/flows/order/selectors.ts';
import { orderInput } from '#machines/flows/order/testing/cases.ts';
import {
  card,
  completedBy,
  confirmed,
  declared,
  emptyOrder,
  homeAddress,
  orderOf,
  paidBy,
  transfer,
} from '#machines/flows/order/testing/fixtures.ts';
import { chosen, snapshotOf } from '#machines/flows/order/testing/sequences.ts';
import type { OrderEvent } from '#machines/flows/order/types.ts';
import { orderFlow } from './flow.ts';

const API = '/api/v2/shop';
const CART = `${API}/orders/662E41`;
const settings = Settings.parse({ apiBase: `http://shop.test${API}/` });

const variant: NonNullable<Product['defaultVariant']> = {
  id: 1,
  code: 'SOLAR-26-T',
  name: 'Solarpark Leipzig',
  enabled: true,
  totalSupply: 100_000,
  onHand: 60_000,
  inStock: true,
  tracked: true,
  channelPricings: [{ channelCode: 'token', price: 100, originalPrice: null, buyBackPrice: null }],
};
const product: Product = {
  id: 1,
  code: 'SOLAR-26',
  name: 'Solarpark Leipzig',
  slug: 'solarpark-leipzig',
  shortDescription: null,
  description: null,
  allowToBuy: true,
  whitelisting: false,
  mainTaxon: null,
  attributes: [],
  mediaFiles: [],
  translations: [],
  legalDocuments: [{ id: 31, name: 'Wertpapier-Informationsblatt', fileUuid: null, pdf: null }],
  defaultVariant: variant,
};
const customer = Customer.parse({
  id: 1,
  uuid: 'anna',
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Weber',
  fullName: 'Anna Weber',
  salutation: 'MS',
  accountType: 'personal',
  defaultAddress: homeAddress,
  defaultWallet: { id: 1, type: 'token-forge', name: 'w', defaultWallet: true, address: '0x0' },
  status: 'approved',
  cryptoRegistrarStatus: 'approved',
  kycPassed: true,
  twoFactorEnabled: false,
  verified: true,
});
const PRODUCT = `${API}/graphql/Product`;
const CUSTOMER = `${API}/customers/anna`;

let world: World;
openWorldForEachTest((opened) => {
  world = opened;
  world.status = 403;
  Object.assign(world.answers, {
    [PRODUCT]: { data: { product } },
    [CUSTOMER]: customer,
    [`GET ${API}/orders`]: { member: [], totalItems: 0 },
    [`POST ${API}/orders`]: emptyOrder,
    [`POST ${CART}/items`]: orderOf(800),
    [`PATCH ${CART}/items/1`]: orderOf(900),
    [`PATCH ${CART}/legal-documents-send`]: orderOf(800),
    [`PATCH ${CART}/legal-documents-confirm`]: orderOf(800, confirmed),
    [`GET ${API}/product-payment-configurations`]: [card, transfer].map((paymentMethod, id) => ({
      id,
      productCode: 'SOLAR-26',
      paymentMethod,
    })),
    [`PATCH ${CART}/payments/9`]: orderOf(800, paidBy(card)),
    [`GET ${CART}`]: orderOf(800, paidBy(card)),
    [`PATCH ${CART}/complete`]: orderOf(800, completedBy(card)),
    [`DELETE ${CART}`]: {},
  });
});

/** Starts an order without a page, on its real ports. */
async function begin(from?: OrderSnapshot) {
  const app = createApp(settings);
  await waitFor(app.session, isLoggedIn);
  const start = {
    input: orderInput,
    snapshot: from && orderMachine.getPersistedSnapshot(from),
    search: { product: 'SOLAR-26', quantity: '800' },
  };
  const { actor, stop } = startFlow(orderFlow(app, { start, customerUuid: 'anna', onNextPage: (act) => act() }));
  stopAfterTest(stop);
  const settled = () => waitFor(actor, (snapshot: OrderSnapshot) => !isBusy(snapshot));
  /** Sends an event; returns the snapshot, the calls that the event led to, and the messages to other tabs. */
  const send = async (event: OrderEvent) => {
    world.calls.length = 0;
    world.said.length = 0;
    actor.send(event);
    const snapshot = await settled();
    return { snapshot, calls: world.calls.map((call) => call.replace(`${API}/`, '')), said: [...world.said] };
  };
  return { app, actor, settled, send };
}

describe('the offer', () => {
  test('is the product with its limits for this investor', async () => {
    const { context } = await (await begin()).settled();
    expect(context.offer).toMatchObject({
      productCode: 'SOLAR-26',
      variantCode: 'SOLAR-26-T',
      reasons: [],
      legalDocuments: product.legalDocuments,
      professional: false,
      accountType: 'personal',
    });
  });

  test.each<[string, Record<string, unknown>, object]>([
    ['a product that the shop does not have', { [PRODUCT]: { data: { product: null } } }, { kind: 'notFound' }],
    [
      'a product without a variant',
      { [PRODUCT]: { data: { product: { ...product, defaultVariant: null } } } },
      { kind: 'notFound' },
    ],
    [
      'a product that is hidden',
      { [PRODUCT]: { data: { product: { ...product, defaultVariant: { ...variant, inStock: false } } } } },
      { kind: 'notFound' },
    ],
    ['a product that cannot be read', { [PRODUCT]: undefined }, { kind: 'general', status: 403 }],
    ['an investor who cannot be read', { [CUSTOMER]: undefined }, { kind: 'general', status: 403 }],
  ])('is empty for %s', async (_, answers, failure) => {
    Object.assign(world.answers, answers);
    const snapshot = await (await begin()).settled();
    expect(snapshot.context.offer).toBeNull();
    expect(selectFailure(snapshot)).toMatchObject(failure);
  });

  test('subtracts earlier orders of the bond from the limit, except for a professional', async () => {
    const most = { code: 'max_subscription_non_professional', name: 'Höchstens', stringValue: '2500000' };
    world.answers[PRODUCT] = { data: { product: { ...product, attributes: [most] } } };
    world.answers[`GET ${API}/orders`] = { member: [orderOf(22_000, completedBy(card))], totalItems: 1 };
    expect((await (await begin()).settled()).context.offer?.limits).toMatchObject({
      max: 3_000,
      subscribed: 22_000_00,
    });
    world.answers[CUSTOMER] = { ...customer, customerRolesAsString: 'professional_investor' };
    expect((await (await begin()).settled()).context.offer?.limits).toMatchObject({ max: 60_000, subscribed: 0 });
  });

  test('fails if an order cannot be read, as the limit counts all of them', async () => {
    const broken = { ...orderOf(22_000, completedBy(card)), total: 'much' };
    world.answers[`GET ${API}/orders`] = { member: [orderOf(1_000, completedBy(card)), broken], totalItems: 2 };
    expect(selectFailure(await (await begin()).settled())).toMatchObject({ kind: 'limitUnknown' });
  });

  test('depends on the investor’s data, reloaded if that had changed', async () => {
    world.answers[CUSTOMER] = { ...customer, customerRolesAsString: 'professional_investor' };
    expect((await (await begin()).settled()).context.offer?.professional).toBe(true);
    world.answers[CUSTOMER] = { ...customer, kycPassed: false };
    expect((await (await begin()).settled()).context.offer?.reasons).toEqual(['identityOpen']);
  });
});

/** Each possible difference between the order and the summary shown, one at a time. */
const DIFFERENCES: [string, Partial<Order> | null, Partial<Product>][] = [
  ['the total', { total: 900_00 }, {}],
  ['the total, beyond a limit for more declarations', { total: 1_200_00 }, {}],
  ['the payment method', { payments: [{ id: 9, method: transfer.code, state: 'cart' }] }, {}],
  ['the confirmation of the documents', { legalDocsConfirmAt: null }, {}],
  ['the amount', { items: orderOf(700).items }, {}],
  ['the product', { items: orderOf(800).items.map((item) => ({ ...item, productCode: 'WIND-32' })) }, {}],
  ['its existence', null, {}],
  [
    'the documents',
    {},
    { legalDocuments: [...product.legalDocuments, { id: 32, name: 'Nachtrag', fileUuid: null, pdf: null }] },
  ],
];

describe('the order button', () => {
  const reviewing = () => begin(snapshotOf(...chosen));

  test('orders the content of the summary', async () => {
    const { settled, send } = await reviewing();
    await settled();
    const { calls, snapshot } = await send({ type: 'order.placed' });
    // The offer and the order are read in parallel, so their calls come in either order.
    expect(calls.slice(0, 2).toSorted()).toEqual(['GET orders/662E41', 'POST graphql/Product']);
    expect(calls.slice(2)).toEqual(['PATCH orders/662E41/complete']);
    expect(snapshot.output).toEqual({ kind: 'online', tokenValue: '662E41' });
  });

  test.each(DIFFERENCES)('orders nothing if %s changed', async (_, changes, offered) => {
    const { settled, send } = await reviewing();
    await settled();
    world.answers[PRODUCT] = { data: { product: { ...product, ...offered } } };
    world.answers[`GET ${CART}`] = changes === null ? undefined : { ...orderOf(800, paidBy(card)), ...changes };
    if (changes === null) world.status = 404;
    const { calls, snapshot } = await send({ type: 'order.placed' });
    expect(calls).not.toContain('PATCH orders/662E41/complete');
    expect(snapshot.output).toBeUndefined();
    // The investor sees the change, or a failure.
    expect(snapshot.context.failure).not.toBeNull();
  });

  test.each([
    ['the order', `GET ${CART}`],
    ['the offer', PRODUCT],
  ])('orders nothing if %s cannot be read', async (_, call) => {
    const { settled, send } = await reviewing();
    await settled();
    world.answers[call] = undefined;
    const { calls, snapshot } = await send({ type: 'order.placed' });
    expect(calls).not.toContain('PATCH orders/662E41/complete');
    expect(selectFailure(snapshot)).toMatchObject({ kind: 'general', status: 403 });
  });
});

/** Writes of each step, and the number of messages to the customer's other tabs. */
const WRITES: [string, OrderEvent, string[], number][] = [
  ['the amount', { type: 'quantity.submitted', quantity: 800 }, ['POST orders', 'POST orders/662E41/items'], 1],
  [
    'the declarations',
    { type: 'declarations.submitted', declarations: declared },
    ['PATCH orders/662E41/legal-documents-send', 'PATCH orders/662E41/legal-documents-confirm'],
    0,
  ],
  ['the address', { type: 'address.confirmed' }, ['GET product-payment-configurations'], 0],
  ['the payment method', { type: 'method.selected', method: card.code }, ['PATCH orders/662E41/payments/9'], 0],
];
const told = (times: number) => Array.from({ length: times }, () => ({ customerUuid: 'anna' }));

describe('the other tabs of the customer', () => {
  test('are informed of each change of the open order, and of nothing else', async () => {
    const { settled, send } = await begin();
    await settled();
    for (const [step, event, calls, times] of WRITES) {
      const made = await send(event);
      expect([step, made.calls, made.said]).toEqual([step, calls, told(times)]);
    }
    await send({ type: 'screen.requested', screen: 'order-process/token' });
    const more = await send({ type: 'quantity.submitted', quantity: 900 });
    expect([more.calls, more.said]).toEqual([['PATCH orders/662E41/items/1'], told(1)]);
    await send({ type: 'leave.requested' });
    const left = await send({ type: 'leave.confirmed' });
    expect([left.calls, left.said]).toEqual([['DELETE orders/662E41'], told(1)]);
  });

  test('are informed of the open order that was found and is deleted', async () => {
    const { settled, send } = await begin();
    await settled();
    world.answers[`POST ${API}/orders`] = orderOf(300);
    const made = await send({ type: 'quantity.submitted', quantity: 800 });
    expect(made.calls).toEqual(['POST orders', 'DELETE orders/662E41', 'POST orders']);
    expect(made.said).toEqual(told(1));
  });

  test.each([
    ['putting tokens into it', `POST ${CART}/items`, 'POST orders/662E41/items'],
    ['deleting it', `DELETE ${CART}`, 'DELETE orders/662E41'],
  ])('look also after %s with an unknown outcome', async (_, call, made) => {
    const { settled, send } = await begin();
    await settled();
    world.answers[call] = undefined;
    if (call.startsWith('DELETE')) world.answers[`POST ${API}/orders`] = orderOf(300);
    const lost = await send({ type: 'quantity.submitted', quantity: 800 });
    expect(lost.calls.at(-1)).toBe(made);
    expect(lost.said).toEqual(told(1));
  });
});

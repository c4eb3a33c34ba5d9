import { describe, expect, test } from 'vitest';
import type { Failure } from '#domain/shop/failure.ts';
import { layer } from './support/layer.ts';
import { cartOf, complete, confirm, paymentOf, readyOf, tokensOf } from './support/orders.ts';
import { failureOf, nowhere, useShop } from './support/shops.ts';

describe('the shop refuses', () => {
  const shop = useShop();

  const refusals: [why: string, product: string, quantity: number, Failure][] = [
    ['a private investor for a professional bond', 'HOLZBAU-FREIBURG-2030', 10_000, { kind: 'professionalOnly' }],
    ['an exclusive bond', 'ALTBAU-DRESDEN-2030', 10_000, { kind: 'notAllowedToBuy' }],
    ['more tokens than are left', 'WOHNBAU-LEIPZIG-2029', 2401, { kind: 'lastTokens', available: 2400 }],
    [
      'more than the investor’s limit minus the present holding',
      'KLINIKUM-ALLGAEU-2033',
      6001,
      { kind: 'orderTooHigh', limit: 600_000, subscribed: 400_000 },
    ],
  ];
  test.each(refusals)('%s', async (_, product, quantity, failure) => {
    const buyer = await shop.as('julia');
    const { tokenValue } = await layer.createOrder(buyer.http, 'de');
    const add = layer.addItem(buyer.http, { tokenValue, variantCode: tokensOf(product), quantity });
    expect(await failureOf(add)).toEqual(failure);
    expect(await layer.readOrder(buyer.http, tokenValue)).toMatchObject({ items: [], total: 0 });
  });

  test('a payment that the provider refuses', async () => {
    const buyer = await shop.as('julia');
    const ready = await readyOf(buyer, 'WIND-NORDSEE-2032', 1000, 'card');
    const violations = [{ propertyPath: 'paymentMethod', message: 'Abgelehnt', code: 'PAYMENT_REFUSED' }];
    await shop.control('faults', { path: 'orders/*/complete', kind: 'status', status: 422, body: { violations } });
    expect(await failureOf(complete(buyer, ready))).toEqual({ kind: 'paymentRefused' });
  });

  test('an order that never reached the minimum, at completion at the latest', async () => {
    const buyer = await shop.as('julia');
    const ready = await readyOf(buyer, 'WIND-NORDSEE-2032', 1, 'card');
    expect(await failureOf(complete(buyer, ready))).toEqual({ kind: 'orderTooLow', limit: 100_000 });
  });

  test('the 150th investor', async () => {
    await shop.control('products/AGRIPV-LAUSITZ-2032', { investors: 149 });
    const buyer = await shop.as('cleared');
    const ready = await readyOf(buyer, 'AGRIPV-LAUSITZ-2032', 1000, 'card');
    expect(await failureOf(complete(buyer, ready))).toEqual({ kind: 'investorLimit' });
    await layer.cancelOrder(buyer.http, ready.tokenValue);
  });

  /** Requirement 27.4. */
  test('one of two buyers of the last tokens', async () => {
    const [one, two] = await Promise.all([shop.as('julia'), shop.as('professional')]);
    await shop.control('products/WIND-NORDSEE-2032', { onHand: 1500 });
    const [first, second] = await Promise.all([
      readyOf(one, 'WIND-NORDSEE-2032', 1500, 'card'),
      readyOf(two, 'WIND-NORDSEE-2032', 1500, 'card'),
    ]);
    const outcomes = await Promise.allSettled([complete(one, first), complete(two, second)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({ failure: { kind: 'lastTokens', available: 0 } });
    await shop.control('products/WIND-NORDSEE-2032', { onHand: 100_000 });
  });

  test('invalid quantities and unknown objects', async () => {
    const buyer = await shop.as('julia');
    const { http } = buyer;
    const { tokenValue, items } = await cartOf(buyer, 'SCHIENE-ELBE-2028', 1000);
    const itemId = items[0]?.id ?? 0;
    for (const quantity of [0, -1])
      expect(await failureOf(layer.changeQuantity(http, { tokenValue, itemId, quantity }))).toMatchObject({
        kind: 'violations',
        violations: [{ propertyPath: 'quantity' }],
      });
    for (const quantity of [1.5, Number.NaN])
      expect(await failureOf(layer.changeQuantity(http, { tokenValue, itemId, quantity }))).toMatchObject({
        kind: 'general',
        status: 400,
      });
    const there = layer.addItem(http, { tokenValue, variantCode: 'NICHTS', quantity: 1000 });
    const inWords = { kind: 'violations', violations: [{ propertyPath: '' }] };
    expect(await failureOf(there)).toMatchObject(inWords);
    const notFound = { kind: 'notFound' };
    expect(await failureOf(layer.changeQuantity(http, { tokenValue, itemId: 999_999, quantity: 1000 }))).toEqual(
      notFound,
    );
    for (const token of [nowhere, '..', '.', '', 'a/../../customers'])
      expect(await failureOf(layer.readOrder(http, token))).toEqual(notFound);

    const confirmed = await confirm(buyer, tokenValue, 'SCHIENE-ELBE-2028');
    const choose = (method: string, payment = paymentOf(confirmed)) =>
      failureOf(layer.choosePaymentMethod(http, { ...payment, method }));
    expect(await choose('bank_transfer')).toMatchObject({
      kind: 'violations',
      violations: [{ propertyPath: 'paymentMethod' }],
    });
    expect(await choose('muscheln')).toMatchObject(inWords);
    expect(await choose('card', { tokenValue, paymentId: 999_999 })).toEqual(notFound);
  });
});

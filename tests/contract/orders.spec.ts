import { describe, expect, test } from 'vitest';
import { requireFound } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { layer } from './support/layer.ts';
import { cartOf, complete, confirm, paymentOf, readyOf, tokensOf } from './support/orders.ts';
import { failureOf, type Shop, useShop, type Visitor } from './support/shops.ts';

/** Leaves the provider’s page as the investor’s browser would. */
async function leave(shop: Shop, visitor: Visitor, order: Order, outcome: 'succeeded' | 'cancelled' | 'failed') {
  const { sessionId } = requireFound(await layer.readCheckoutSession(visitor.http, paymentOf(order)));
  await shop.control(`pay/${sessionId}/leave`, { outcome });
}

describe('an order', () => {
  const shop = useShop();

  test('goes from a cart to tokens in the wallet, paid by card', async () => {
    const buyer = await shop.as('cleared');
    const { http } = buyer;
    const empty = await layer.createOrder(http, 'de');
    expect(empty).toMatchObject({ checkoutState: 'cart', paymentState: 'cart', items: [], total: 0, number: null });
    expect(empty.payments).toEqual([]);
    const { tokenValue } = empty;
    const variantCode = tokensOf('WIND-NORDSEE-2032');
    const added = await layer.addItem(http, { tokenValue, variantCode, quantity: 1 });
    expect(added.payments).toEqual([{ id: expect.any(Number), method: 'bank_transfer', state: 'cart' }]);
    expect(added).toMatchObject({ itemsTotal: 100, taxTotal: 0, total: 100, items: [{ quantity: 1, unitPrice: 100 }] });
    const itemId = added.items[0]?.id ?? 0;
    const changed = await layer.changeQuantity(http, { tokenValue, itemId, quantity: 2500 });
    expect(changed).toMatchObject({ total: 250_000, items: [{ id: itemId, quantity: 2500, nominalValue: 250_000 }] });
    await layer.sendLegalDocuments(http, tokenValue);
    const confirmed = await confirm(buyer, tokenValue, 'WIND-NORDSEE-2032');
    expect(confirmed).toMatchObject({ checkoutState: 'addressed', billingAddress: { lastName: 'Sommer' } });
    expect(confirmed.legalDocsConfirmAt).toMatch(/^20\d\d-/);
    const choice = { ...paymentOf(confirmed), method: 'card' };
    expect(await layer.choosePaymentMethod(http, choice)).toMatchObject({
      checkoutState: 'payment_selected',
      payments: [{ method: 'card' }],
    });
    const placed = await complete(buyer, confirmed);
    expect(placed).toMatchObject({ checkoutState: 'completed', paymentState: 'awaiting_payment', total: 250_000 });
    expect(placed).toMatchObject({ number: expect.any(String), bankTransfer: null, shippingState: 'ready' });

    const session = requireFound(await layer.readCheckoutSession(http, paymentOf(placed)));
    expect(new URL(session.url).origin).toBe(shop.running().url);
    await shop.control(`pay/${session.sessionId}/leave`, { outcome: 'succeeded' });
    expect(await layer.readOrder(http, tokenValue)).toMatchObject({ paymentState: 'paid' });
    await shop.control(`orders/${tokenValue}/settle`);
    expect(await layer.readOrder(http, tokenValue)).toMatchObject({ shippingState: 'shipped' });
    const { assets, purchases } = await layer.readPortfolio(http);
    expect(assets).toMatchObject([{ amount: 2500, productCode: 'WIND-NORDSEE-2032', unitNominal: 100 }]);
    expect(purchases).toMatchObject([{ tokenValue }]);
    const invoices = await layer.readInvoices(http, { page: 1, tokenValue });
    expect(invoices).toMatchObject({ totalItems: 1, member: [{ total: 250_000, order: { tokenValue } }] });
    const { name, blob } = await layer.downloadInvoice(http, invoices.member[0]?.id ?? 0);
    expect(name).toMatch(/\.pdf$/);
    expect(await blob.slice(0, 5).text()).toBe('%PDF-');
  });

  test('that is open is returned with its items, and is not found after its cancellation', async () => {
    const buyer = await shop.as('julia');
    const cart = await cartOf(buyer, 'WIND-NORDSEE-2032', 1000);
    const again = await layer.createOrder(buyer.http, 'en');
    expect(again).toMatchObject({ tokenValue: cart.tokenValue, items: [{ quantity: 1000 }] });
    await layer.cancelOrder(buyer.http, cart.tokenValue);
    expect(await failureOf(layer.readOrder(buyer.http, cart.tokenValue))).toEqual({ kind: 'notFound' });
    expect(await failureOf(layer.cancelOrder(buyer.http, cart.tokenValue))).toEqual({ kind: 'notFound' });
    expect(await layer.createOrder(buyer.http, 'de')).toMatchObject({ items: [] });
  });

  test('is created once, however many calls ask for it at once', async () => {
    const buyer = await shop.as('company');
    const asked = await Promise.all(Array.from({ length: 20 }, () => layer.createOrder(buyer.http, 'de')));
    expect(new Set(asked.map(({ tokenValue }) => tokenValue)).size).toBe(1);
  });

  test('binds once: completing it a second time changes nothing', async () => {
    const buyer = await shop.as('julia');
    const ready = await readyOf(buyer, 'WIND-NORDSEE-2032', 1000, 'bank_transfer');
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => complete(buyer, ready)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const placed = await layer.readOrder(buyer.http, ready.tokenValue);
    expect(await failureOf(complete(buyer, ready))).toEqual({ kind: 'notFound' });
    const variantCode = tokensOf('WIND-NORDSEE-2032');
    const more = layer.addItem(buyer.http, { tokenValue: ready.tokenValue, variantCode, quantity: 1 });
    expect(await failureOf(more)).toEqual({ kind: 'notFound' });
    expect(await failureOf(layer.cancelOrder(buyer.http, ready.tokenValue))).toEqual({ kind: 'notFound' });
    expect(await layer.readOrder(buyer.http, ready.tokenValue)).toEqual(placed);
  });

  test.each(['cancelled', 'failed'] as const)('whose card payment was %s can be paid again', async (outcome) => {
    const buyer = await shop.as('julia');
    const placed = await complete(buyer, await readyOf(buyer, 'WIND-NORDSEE-2032', 1000, 'card'));
    await leave(shop, buyer, placed, outcome);
    const open = await layer.readOrder(buyer.http, placed.tokenValue);
    expect(open).toMatchObject({ paymentState: 'awaiting_payment', payments: [{ state: outcome }, { state: 'new' }] });
    expect(await failureOf(layer.readCheckoutSession(buyer.http, paymentOf(placed)))).toEqual({ kind: 'notFound' });
    await leave(shop, buyer, open, 'succeeded');
    expect(await layer.readOrder(buyer.http, placed.tokenValue)).toMatchObject({ paymentState: 'paid' });
    expect(await failureOf(layer.readCheckoutSession(buyer.http, paymentOf(open)))).toEqual({ kind: 'wrongState' });
  });

  test('whose card payment was cancelled can be paid by bank transfer instead', async () => {
    const buyer = await shop.as('julia');
    const placed = await complete(buyer, await readyOf(buyer, 'WIND-NORDSEE-2032', 1000, 'card'));
    await leave(shop, buyer, placed, 'cancelled');
    const open = await layer.readOrder(buyer.http, placed.tokenValue);
    const choice = { ...paymentOf(open), method: 'bank_transfer' };
    const chosen = await layer.choosePaymentMethod(buyer.http, choice);
    expect(chosen).toMatchObject({ checkoutState: 'completed', bankTransfer: { amount: placed.total } });
  });

  test('that requires payment can be paid', async () => {
    const buyer = await shop.as('julia');
    const { member } = await layer.readOrders(buyer.http, 1);
    const order = member.find(({ paymentState }) => paymentState === 'payment_required');
    if (!order) throw new Error('The persona has such an order.');
    await leave(shop, buyer, order, 'succeeded');
    expect(await layer.readOrder(buyer.http, order.tokenValue)).toMatchObject({ paymentState: 'paid' });
  });

  test('is processing until the provider reports the outcome, and cannot be paid twice meanwhile', async () => {
    const buyer = await shop.as('julia');
    await shop.control('settings', { webhookDelay: 600 });
    const placed = await complete(buyer, await readyOf(buyer, 'WIND-NORDSEE-2032', 1000, 'card'));
    await leave(shop, buyer, placed, 'succeeded');
    expect(await layer.readOrder(buyer.http, placed.tokenValue)).toMatchObject({
      paymentState: 'awaiting_payment',
      payments: [{ state: 'processing' }],
    });
    expect(await failureOf(layer.readCheckoutSession(buyer.http, paymentOf(placed)))).toEqual({ kind: 'wrongState' });
    await shop.control('clock', { seconds: 600 });
    await buyer.session.refresh();
    expect(await layer.readOrder(buyer.http, placed.tokenValue)).toMatchObject({ paymentState: 'paid' });
    await shop.control('clock', { seconds: -600 });
    await shop.control('settings', { webhookDelay: 0 });
  });

  test('list is sorted oldest first, as in Sylius, 50 on a page, and empty past its end', async () => {
    const buyer = await shop.as('julia');
    const { member, totalItems } = await layer.readOrders(buyer.http, 1);
    expect(member).toHaveLength(Math.min(50, totalItems));
    const dates = member.map(({ checkoutCompletedAt }) => checkoutCompletedAt ?? '');
    expect(dates).toEqual(dates.toSorted());
    expect(new Set(member.map(({ checkoutState }) => checkoutState))).toEqual(new Set(['completed']));
    expect(await layer.readOrders(buyer.http, 1 + Math.ceil(totalItems / 50))).toEqual({ member: [], totalItems });
    expect(await failureOf(layer.readOrders(buyer.http, 0))).toMatchObject({ kind: 'general', status: 400 });
  });
});

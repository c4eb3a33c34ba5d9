import { describe, expect, test } from 'vitest';
import { requireFound } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { layer } from './support/layer.ts';
import { cartOf, complete, paymentOf, readyOf } from './support/orders.ts';
import { failureOf, type Shop, useShop, type Visitor } from './support/shops.ts';

/** Leaves the provider’s page as the investor’s browser would. */
async function leave(shop: Shop, visitor: Visitor, order: Order, outcome: 'succeeded' | 'cancelled' | 'failed') {
  const { sessionId } = requireFound(await layer.readCheckoutSession(visitor.http, paymentOf(order)));
  await shop.control(`pay/${sessionId}/leave`, { outcome });
}

describe('an order', () => {
  const shop = useShop();

  test('that is paid and settled is in the wallet, and has an invoice', async () => {
    const buyer = await shop.as('cleared');
    const { http } = buyer;
    const placed = await complete(buyer, await readyOf(buyer, 'WIND-NORDSEE-2032', 2500, 'card'));
    expect(placed).toMatchObject({ total: 250_000, bankTransfer: null, shippingState: 'ready' });
    await leave(shop, buyer, placed, 'succeeded');
    const { tokenValue } = placed;
    await shop.control(`orders/${tokenValue}/settle`);
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

  /** Requirements 12.5 and 27.3. */
  test('binds once: completing it a second time changes nothing', async () => {
    const buyer = await shop.as('julia');
    const ready = await readyOf(buyer, 'WIND-NORDSEE-2032', 1000, 'bank_transfer');
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => complete(buyer, ready)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('whose card payment was cancelled can be paid again, also by bank transfer', async () => {
    const buyer = await shop.as('julia');
    const placed = await complete(buyer, await readyOf(buyer, 'WIND-NORDSEE-2032', 1000, 'card'));
    await leave(shop, buyer, placed, 'cancelled');
    const open = await layer.readOrder(buyer.http, placed.tokenValue);
    expect(open).toMatchObject({
      paymentState: 'awaiting_payment',
      payments: [{ state: 'cancelled' }, { state: 'new' }],
    });
    expect(await failureOf(layer.readCheckoutSession(buyer.http, paymentOf(placed)))).toEqual({ kind: 'notFound' });
    const chosen = await layer.choosePaymentMethod(buyer.http, { ...paymentOf(open), method: 'bank_transfer' });
    expect(chosen).toMatchObject({ checkoutState: 'completed', bankTransfer: { amount: placed.total } });
    await layer.choosePaymentMethod(buyer.http, { ...paymentOf(open), method: 'card' });
    await leave(shop, buyer, open, 'succeeded');
    expect(await layer.readOrder(buyer.http, placed.tokenValue)).toMatchObject({ paymentState: 'paid' });
    expect(await failureOf(layer.readCheckoutSession(buyer.http, paymentOf(open)))).toEqual({ kind: 'wrongState' });
  });

  test('that requires payment can be paid', async () => {
    const buyer = await shop.as('julia');
    const { member } = await layer.readOrders(buyer.http, 1);
    const order = member.find(({ paymentState }) => paymentState === 'payment_required');
    if (!order) throw new Error('The persona has such an order.');
    await leave(shop, buyer, order, 'succeeded');
    expect(await layer.readOrder(buyer.http, order.tokenValue)).toMatchObject({ paymentState: 'paid' });
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

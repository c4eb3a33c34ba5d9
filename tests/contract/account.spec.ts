import { describe, expect, test } from 'vitest';
import { splitPayouts } from '#domain/money/payouts.ts';
import { dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import { layer } from './support/layer.ts';
import { complete, readyOf } from './support/orders.ts';
import { useShop } from './support/shops.ts';

describe('a customer’s own data', () => {
  const shop = useShop();

  test('payouts, holdings and purchases belong to one customer', async () => {
    const julia = await shop.as('julia');
    const cleared = await shop.as('cleared');
    const payouts = await layer.readPayouts(julia.http, 1);
    expect(payouts.totalItems).toBe(payouts.member.length);
    expect(payouts.member.length).toBeGreaterThan(3);
    expect(await layer.readPayouts(cleared.http, 1)).toEqual({ member: [], totalItems: 0 });
    expect(await layer.readPortfolio(cleared.http)).toEqual({ assets: [], purchases: [] });
    const { assets, purchases } = await layer.readPortfolio(julia.http);
    expect(assets.every(({ amount }) => amount > 0)).toBe(true);
    expect(purchases.every(({ paymentState }) => ['paid', 'authorized', 'shipped'].includes(paymentState))).toBe(true);
  });

  test('a holding is paid the earnings of its tokens by the date of each response', async () => {
    const buyer = await shop.as('cleared');
    const code = 'WIND-NORDSEE-2032';
    const placed = await complete(buyer, await readyOf(buyer, code, 1000, 'bank_transfer'));
    await shop.control('bank-transfers', { order: placed.tokenValue });
    await shop.control(`orders/${placed.tokenValue}/settle`);
    const told = async () =>
      Date.parse((await fetch(`${shop.running().url}/api/v2/shop/countries`)).headers.get('Date') ?? '');
    const expected = async (at: number, { http } = buyer) =>
      splitPayouts((await layer.readPayouts(http, 1)).member, dateAt(at, SHOP_ZONE)).expected;
    const before = await expected(await told());
    expect(before.length).toBeGreaterThanOrEqual(2);
    expect(new Set(before.map(({ productCode }) => productCode))).toEqual(new Set([code]));
    const now = await told();
    await shop.control('clock', { days: 400 });
    expect(Math.round(((await told()) - now) / 86_400_000)).toBe(400);
    const after = await expected(await told(), await shop.as('cleared'));
    expect(after.length).toBeGreaterThanOrEqual(2);
    expect(after[0]?.payoutDate).not.toBe(before[0]?.payoutDate);
    await shop.control('clock', { days: -400 });
  });

  test('invoices exist for paid orders only', async () => {
    const { http } = await shop.as('julia');
    const { member, totalItems } = await layer.readInvoices(http, { page: 1 });
    expect(member).toHaveLength(totalItems);
    const dates = member.map(({ issuedAt }) => issuedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const { tokenValue = '' } = member[0]?.order ?? {};
    expect(await layer.readInvoices(http, { page: 1, tokenValue })).toEqual({ member: [member[0]], totalItems: 1 });
    expect(await layer.readInvoices(http, { page: 1, tokenValue: 'none' })).toEqual({ member: [], totalItems: 0 });
    expect((await layer.readInvoices(http, { page: 99 })).member).toEqual([]);
  });
});

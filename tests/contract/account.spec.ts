import { describe, expect, test } from 'vitest';
import { layer } from './support/layer.ts';
import { useShop, variants } from './support/shops.ts';

describe.each(variants)("what is the customer's ($name)", (variant) => {
  const shop = useShop(variant);

  test('payouts, holdings and purchases belong to one customer', async () => {
    const [julia, cleared] = [await shop.as('julia'), await shop.as('cleared')];
    const payouts = await layer.readPayouts(julia.http, 1);
    expect(payouts.totalItems).toBe(payouts.member.length);
    expect(payouts.member.length).toBeGreaterThan(3);
    expect(await layer.readPayouts(cleared.http, 1)).toEqual({ member: [], totalItems: 0 });
    expect(await layer.readPortfolio(cleared.http)).toEqual({ assets: [], purchases: [] });
    const { assets, purchases } = await layer.readPortfolio(julia.http);
    expect(assets.every(({ amount }) => amount > 0)).toBe(true);
    expect(purchases.every(({ paymentState }) => ['paid', 'authorized', 'shipped'].includes(paymentState))).toBe(true);
  });

  test('invoices are for those who paid; another order has none', async () => {
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

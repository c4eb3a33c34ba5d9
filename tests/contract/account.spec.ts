import { describe, expect, test } from 'vitest';
import { isBlockchainAddress } from '#domain/forms/eip55.ts';
import { layer } from './support/layer.ts';
import { failureOf, useShop, variants } from './support/shops.ts';

const draft = {
  firstName: 'Clara',
  lastName: 'Sommer',
  company: null,
  countryCode: 'AT',
  street: 'Linzer Gasse 4',
  city: 'Salzburg',
  postcode: '5020',
  phoneNumber: null,
};

describe.each(variants)("what is the customer's ($name)", (variant) => {
  const shop = useShop(variant);

  test('a new address counts once it is the default', async () => {
    const { http, customerUuid } = await shop.as('cleared');
    const created = await layer.createAddress(http, draft);
    expect(created).toEqual({ ...draft, iri: created.iri });
    expect(await layer.readAddress(http, created.iri)).toEqual(created);
    const before = await layer.readCustomer(http, customerUuid);
    expect(before.defaultAddress?.city).not.toBe('Salzburg');
    const after = await layer.setDefaultAddress(http, customerUuid, created.iri);
    expect(after).toEqual({ ...before, defaultAddress: created });
    const changed = await layer.updateAddress(http, created.iri, { ...draft, street: 'Getreidegasse 9' });
    expect(changed).toMatchObject({ iri: created.iri, street: 'Getreidegasse 9' });
    expect(await layer.readAddresses(http)).toMatchObject({ member: [{ street: 'Getreidegasse 9' }] });
  });

  test('an address that nothing can be sent to is refused, in the language shown', async () => {
    for (const [locale, message] of [
      ['de', 'Dieses Feld darf nicht leer sein.'],
      ['en', 'This value should not be blank.'],
    ] as const) {
      const { http } = await shop.as('cleared', locale);
      expect(await failureOf(layer.createAddress(http, { ...draft, city: ' ' }))).toEqual({
        kind: 'violations',
        violations: [{ propertyPath: 'city', message }],
      });
    }
    const { http } = await shop.as('cleared');
    expect(await failureOf(layer.createAddress(http, { ...draft, countryCode: 'XX' }))).toMatchObject({
      kind: 'violations',
      violations: [{ propertyPath: 'countryCode' }],
    });
  });

  test("somebody else's address cannot be made one's own", async () => {
    const [julia, other] = [await shop.as('julia'), await shop.as('professional')];
    const { defaultAddress } = await layer.readCustomer(julia.http, julia.customerUuid);
    const taken = layer.setDefaultAddress(other.http, other.customerUuid, defaultAddress?.iri ?? '');
    expect(await failureOf(taken)).toMatchObject({ kind: 'general', status: 400 });
  });

  test('the company has addresses of its own', async () => {
    const company = await shop.as('company');
    expect((await layer.readCompanyAddresses(company.http)).member).toHaveLength(1);
    expect(await layer.readCustomer(company.http, company.customerUuid)).toMatchObject({
      accountType: 'company',
      company: { companyName: 'Nordlicht Beteiligungen GmbH' },
    });
    const { http } = await shop.as('julia');
    expect(await layer.readCompanyAddresses(http)).toEqual({ member: [], totalItems: 0 });
  });

  test('a new wallet is the default one', async () => {
    const { http, customerUuid } = await shop.as('professional');
    const wallet = await layer.createWallet(http, customerUuid);
    expect(wallet).toMatchObject({ type: 'token-forge', name: `HeadlessWallet${customerUuid}`, defaultWallet: true });
    expect(isBlockchainAddress(wallet.address)).toBe(true);
    expect((await layer.readCustomer(http, customerUuid)).defaultWallet).toEqual(wallet);
    const { member } = await layer.readWallets(http);
    expect(member.filter(({ defaultWallet }) => defaultWallet)).toEqual([wallet]);
  });

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

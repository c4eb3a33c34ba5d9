import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBic } from '#domain/banking/bic.ts';
import { isIban } from '#domain/banking/iban.ts';
import { bondInvestorLimit } from '#domain/constants/limits.ts';
import { isPhone } from '#domain/input/phone.ts';
import { isIsin, termsOf } from '#domain/order/productTerms.ts';
import { Customer } from '#domain/shop/customer.ts';
import { Item } from '#domain/shop/item.ts';
import { Order, PaymentState, ShippingState } from '#domain/shop/order.ts';
import { isBlockchainAddress } from '#domain/wallet/eip55.ts';
import { clockOf } from '../clock.ts';
import { type Database, open } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { customerOf } from '../read/customer.ts';
import { ordersOf } from '../read/order.ts';
import { productsOf } from '../read/product.ts';
import { pictureOf } from './art/index.ts';
import { BONDS, REPAID_BONDS } from './bonds.ts';
import { mediaFileNamed } from './media/index.ts';
import { seed } from './seed.ts';

const NOW = Date.UTC(2026, 10, 21, 4);

let shop: Database;
let took: number;

beforeAll(async () => {
  shop = await open({ dataDir: null });
  const start = performance.now();
  await seed(
    shop.db,
    clockOf(shop.db, () => NOW),
  );
  took = performance.now() - start;
});
afterAll(() => shop.close());

const products = async () => productsOf(shop.db, await rowsOf(shop.db, 'products', { kind: 'bond' }), 'de');

test('seeding takes less than a second', () => {
  // Measured at 80 ms; the margin is for a busy machine.
  expect(took).toBeLessThan(1000);
});

test('the same time yields the same data', async () => {
  const again = await open({ dataDir: null });
  await seed(
    again.db,
    clockOf(again.db, () => NOW),
  );
  for (const table of ['orders', 'payouts', 'products', 'wallets', 'files', 'cmsContents'] as const)
    expect(await again.db.selectFrom(table).selectAll().execute()).toEqual(
      await shop.db.selectFrom(table).selectAll().execute(),
    );
  await again.close();
});

describe('people', () => {
  test('are valid customers, with real check digits', async () => {
    for (const row of await rowsOf(shop.db, 'customers')) {
      const customer = await customerOf(shop.db, row);
      expect(Customer.parse(customer)).toEqual(customer);
      for (const { iban, bic } of [customer, ...(customer.company ? [customer.company] : [])]) {
        if (iban !== null) expect([iban, isIban(iban)]).toEqual([iban, true]);
        if (bic !== null) expect([bic, isBic(bic)]).toEqual([bic, true]);
      }
      if (customer.mobileNumber) expect(isPhone(customer.mobileNumber)).toBe(true);
      if (customer.defaultWallet) expect(isBlockchainAddress(customer.defaultWallet.address ?? '')).toBe(true);
    }
  });
});

describe('bonds', () => {
  test('are valid products with readable terms', async () => {
    for (const product of await products()) {
      expect(Item.parse(product)).toEqual({ ...product, createdAt: expect.any(String) });
      const terms = termsOf(product);
      expect(isIsin(terms.isin ?? '')).toBe(true);
      expect(terms.interestRate).toBeGreaterThanOrEqual(3.9);
      expect(terms.interestRate).toBeLessThanOrEqual(7.1);
      expect(product.legalDocuments.map(({ name }) => name)).toEqual([
        'Wertpapierinformationsblatt',
        'Anleihebedingungen',
        'Risikohinweise',
      ]);
      for (const { url } of product.mediaFiles)
        expect(pictureOf((url ?? '').replace(/^.*\/|\.svg$/g, ''))).toMatch(/^<svg /);
    }
  });

  test.each([...BONDS, ...REPAID_BONDS])('$code is placed in amounts that its investors may order', (bond) => {
    const { supply, onHand, investors, nominal, minimum, maximumNonProfessional: maximum } = bond;
    const placed = (supply - onHand) * nominal;
    expect(placed).toBeGreaterThanOrEqual(investors * minimum);
    if (maximum === null) return;
    // Most investors order less than their maximum.
    expect(placed).toBeLessThanOrEqual(investors * maximum * 0.7);
    expect(supply * nominal).toBeLessThanOrEqual(bondInvestorLimit * maximum);
  });
});

describe('items', () => {
  test('are forty valid works of ten creators, with existing pictures, sounds and films', async () => {
    const rows = await rowsOf(shop.db, 'products', { kind: 'item' });
    const items = await productsOf(shop.db, rows, 'de');
    expect(items).toHaveLength(40);
    const kinds = new Map<string, number>();
    for (const item of items) {
      expect(Item.parse(item)).toEqual(item);
      expect(item.creator?.profileName).toBeTruthy();
      for (const { url, posterUrl, captions, mediaType } of item.mediaFiles) {
        kinds.set(mediaType, (kinds.get(mediaType) ?? 0) + 1);
        const files = [url, posterUrl, ...captions.map((each) => each.url)].filter((each) => each !== null);
        for (const file of files) expect([file, isThere(file)]).toEqual([file, true]);
        expect(captions.map(({ locale }) => locale)).toEqual(mediaType === 'image' ? [] : ['de', 'en']);
      }
    }
    expect(kinds).toEqual(
      new Map([
        ['image', 40],
        ['audio', 7],
        ['video', 3],
      ]),
    );
    const works = [...Map.groupBy(items, ({ creator }) => creator?.uuid).values()].map(({ length }) => length);
    expect(works.toSorted()).toEqual([1, 2, 2, 3, 4, 4, 5, 6, 6, 7]);
  });
});

/** True if the sandbox serves a file at this address. */
function isThere(url: string): boolean {
  const name = url.replace(/^\/sandbox\/(?:pictures|media)\//, '');
  return (url.endsWith('.svg') ? pictureOf(name.replace(/\.svg$/, '')) : mediaFileNamed(name)) !== null;
}

describe('history', () => {
  test('has valid orders in every state', async () => {
    const orders = await ordersOf(shop.db, await rowsOf(shop.db, 'orders'));
    for (const order of orders) expect(order).toMatchObject(Order.parse(order));
    const seen = <T>(states: readonly T[], of: (order: Order) => T) =>
      expect(new Set(orders.map(of))).toEqual(new Set(states.filter((state) => state !== 'cart')));
    seen(PaymentState.options, ({ paymentState }) => paymentState);
    seen(ShippingState.options, ({ shippingState }) => shippingState);
  });

  test('has a mint for every token in a wallet', async () => {
    const holdings = await shop.db
      .selectFrom('holdings')
      .innerJoin('wallets', 'wallets.id', 'holdings.walletId')
      .select(['wallets.address', 'holdings.variantId', 'holdings.amount'])
      .execute();
    const minted = await rowsOf(shop.db, 'transactions');
    for (const { address, variantId, amount } of holdings) {
      const entries = minted.filter((entry) => entry.toAddress === address && entry.variantId === variantId);
      expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(amount);
    }
  });
});

test('pages and blocks have both languages, without script or style', async () => {
  const contents = await rowsOf(shop.db, 'cmsContents');
  expect(contents.map(({ code }) => code)).toEqual(
    expect.arrayContaining([
      'imprint',
      'privacy-policy',
      'data-protection',
      'terms-and-conditions',
      'legal-indications',
      'accessibility',
      'complaints',
      'company',
      'powered-by',
      'contact',
    ]),
  );
  for (const { code, translations } of contents) {
    const words: { locale: string; name: string; content: string }[] = JSON.parse(translations);
    expect([code, words.map(({ locale }) => locale)]).toEqual([code, ['de', 'en']]);
    for (const { content } of words) expect(content).not.toMatch(/<(script|style|iframe)|\son\w+=|style=/i);
  }
});

test('all countries of ISO 3166 exist, named in both languages', async () => {
  const countries = await rowsOf(shop.db, 'countries');
  expect(countries).toHaveLength(249);
  expect(countries.find(({ code }) => code === 'AT')).toMatchObject({
    name: 'Österreich',
    nameEn: 'Austria',
    enabled: 1,
  });
});

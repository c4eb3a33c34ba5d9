import { expect, test } from 'vitest';
import type { Customer } from '#domain/shop/customer.ts';
import { Product } from '#domain/shop/product.ts';
import { bondQueryOf, bondSearchOf, chosenBonds, minimumsOf } from './bondSearch.ts';

interface Stated {
  rate?: string;
  maturity?: string;
  minimum?: string;
  professional?: boolean;
  allowToBuy?: boolean;
  whitelisting?: boolean;
  onHand?: number;
}

function bond(code: string, stated: Stated = {}): Product {
  const { rate, maturity, minimum, professional, allowToBuy = true, whitelisting = false, onHand = 9 } = stated;
  const terms = {
    interest_rate: rate,
    maturity_date: maturity,
    min_subscription: minimum,
    professional_only: professional && '1',
  };
  return Product.parse({
    code,
    name: code,
    slug: code,
    allowToBuy,
    whitelisting,
    attributes: Object.entries(terms).map(([term, stringValue]) => ({ code: term, name: term, stringValue })),
    defaultVariant: { code, onHand, totalSupply: 9 },
  });
}

const today = '2026-12-01';
const visitor = { customer: null, today };

function codesOf(products: Product[], query: object, by: Parameters<typeof chosenBonds>[2] = visitor): string[] {
  return chosenBonds(products, bondSearchOf(query), by).map(({ code }) => code);
}

test('an address restores its search, and drops invalid and default values', () => {
  const query = {
    phrase: 'wind',
    category: 'energy',
    priceFrom: '1.5',
    priceTo: '',
    open: '1',
    maturity: 'upTo3',
    amount: '1000',
    order: 'yield',
  };
  expect(bondSearchOf(query)).toEqual({
    phrase: 'wind',
    category: 'energy',
    priceFrom: 150,
    priceTo: null,
    isOpen: true,
    maturity: 'upTo3',
    amount: 100_000,
    order: 'yield',
  });
  expect(bondQueryOf(bondSearchOf(query))).toEqual(query);
  const dropped = bondQueryOf(bondSearchOf({ open: 'yes', maturity: 'long', amount: '0', order: 'latest' }));
  expect(Object.values(dropped).every((value) => value === '')).toBe(true);
});

test('the latest bonds are first, sold-out bonds last in every order', () => {
  const products = [
    bond('sold', { rate: '9', maturity: '2027-01-01', onHand: 0 }),
    bond('silent'),
    bond('low', { rate: '3.5', maturity: '2032-06-30' }),
    bond('high', { rate: '10.25', maturity: '2030-06-30' }),
    bond('same', { rate: '3.5', maturity: '2032-06-30' }),
    bond('sold later', { rate: '9', maturity: '2028-01-01', onHand: 0 }),
  ];
  expect(codesOf(products, {})).toEqual(['silent', 'low', 'high', 'same', 'sold', 'sold later']);
  expect(codesOf(products, { order: 'yield' })).toEqual(['high', 'low', 'same', 'silent', 'sold', 'sold later']);
  expect(codesOf(products, { order: 'maturity' })).toEqual(['high', 'low', 'same', 'silent', 'sold', 'sold later']);
});

test('open bonds are those that the customer may subscribe to', () => {
  const products = [
    bond('open'),
    bond('sold', { onHand: 0 }),
    bond('exclusive', { allowToBuy: false }),
    bond('locked', { whitelisting: true }),
    bond('professional', { professional: true }),
  ];
  const customer = (customerRolesAsString: string) => ({ customerRolesAsString }) as Customer;
  expect(codesOf(products, { open: '1' })).toEqual(['open']);
  expect(codesOf(products, { open: '1' }, { customer: customer(''), today })).toEqual(['open']);
  expect(codesOf(products, { open: '1' }, { customer: customer('professional_investor'), today })).toEqual([
    'open',
    'professional',
  ]);
});

test('each maturity is in one range, its last day included', () => {
  const products = ['2026-12-01', '2029-12-01', '2029-12-02', '2032-12-01', '2032-12-02'].map((maturity) =>
    bond(maturity, { maturity }),
  );
  products.push(bond('silent'));
  expect(codesOf(products, { maturity: 'upTo3' })).toEqual(['2026-12-01', '2029-12-01']);
  expect(codesOf(products, { maturity: 'from3To6' })).toEqual(['2029-12-02', '2032-12-01']);
  expect(codesOf(products, { maturity: 'over6' })).toEqual(['2032-12-02']);
});

test('an amount hides the bonds with a larger minimum', () => {
  const products = [
    bond('large', { minimum: '100001' }),
    bond('equal', { minimum: '100000' }),
    bond('small', { minimum: '25000' }),
    bond('same', { minimum: '25000' }),
    bond('silent'),
  ];
  expect(codesOf(products, { amount: '1000' })).toEqual(['equal', 'small', 'same', 'silent']);
  expect(minimumsOf(products)).toEqual([25_000, 100_000, 100_001]);
});

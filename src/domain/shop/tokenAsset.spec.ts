import { expect, test } from 'vitest';
import { TokenAsset, WalletAsset } from './tokenAsset.ts';

const product = {
  code: 'WIND',
  name: 'Wind',
  attributes: [{ code: 'nominal_value', name: 'Nennwert', stringValue: '100000' }],
};
const productVariant = { code: 'W-T', channelPricings: [{ channelCode: 'token', price: 99_00 }] };
const named = {
  amount: 5,
  productCode: 'WIND',
  productName: 'Wind',
  variantCode: 'W-T',
  interestRate: null,
  maturityDate: null,
};

test.each<[unitNominal: number | null, of: string, asset: object]>([
  [50, 'the shop', { product, productVariant, unitNominal: 50 }],
  [100_000, 'the product', { product, productVariant }],
  [
    100,
    'a product without a nominal value, as for all bonds',
    { product: { ...product, attributes: [] }, productVariant },
  ],
  // A price is not a nominal value: the issuer does not owe it.
  [null, 'a price', { product: { code: 'WIND', name: 'Wind' }, productVariant }],
  [null, 'nothing', { product: { code: 'WIND', name: 'Wind' }, productVariant: 'W-T' }],
])('a token has a nominal value of %s by %s', (unitNominal, _, asset) => {
  expect(TokenAsset.parse({ amount: 5, ...asset })).toEqual({ ...named, unitNominal });
});

test('product and variant may be IRIs or codes', () => {
  const iri = { product: '/api/v2/shop/products/WIND' };
  const code = { product: 'WIND' };
  const variants = [{ productVariant: '/api/v2/shop/product-variants/W-T' }, { productVariant: 'W-T' }];
  for (const [at, each] of [iri, code].entries())
    expect(TokenAsset.parse({ amount: 5, ...each, ...variants[at] })).toEqual({
      ...named,
      productName: 'WIND',
      unitNominal: null,
    });
  expect(TokenAsset.safeParse({ amount: 5, product }).success).toBe(false);
  expect(TokenAsset.safeParse({ amount: 5, productVariant }).success).toBe(false);
});

test('a holding names its wallet and chain if the shop does', () => {
  const asset = { amount: 5, product: { ...product, blockchainName: 'Polygon' }, productVariant };
  const known = { ...named, unitNominal: 100_000, blockchainName: 'Polygon' };
  expect(WalletAsset.parse({ ...asset, walletId: 3, owedBack: 2 })).toEqual({ ...known, walletId: 3, owedBack: 2 });
  expect(WalletAsset.parse(asset)).toEqual({ ...known, walletId: null, owedBack: null });
});

test('a holding has the rate and maturity of its product', () => {
  const attributes = [
    { code: 'interest_rate', name: 'Zins', stringValue: '5.25' },
    { code: 'maturity_date', name: 'Laufzeit bis', stringValue: '2032-06-30' },
  ];
  const asset = { amount: 5, product: { ...product, attributes }, productVariant };
  expect(TokenAsset.parse(asset)).toMatchObject({ interestRate: 5.25, maturityDate: '2032-06-30' });
});

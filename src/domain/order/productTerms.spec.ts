import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Product } from '#domain/shop/product.ts';
import { workWith } from '#domain/shop/testing/answers.ts';
import { isIsin, termsOf } from './productTerms.ts';

const channelPricings = [
  { channelCode: 'web', price: 999 },
  { channelCode: 'token', price: 100 },
];
const productWith = (
  attributes: Record<string, string | null>,
  variant: object = {},
): Pick<Product, 'attributes' | 'defaultVariant'> => ({
  attributes: Object.entries(attributes).map(([code, stringValue]) => ({ code, name: code, stringValue })),
  defaultVariant: Product.parse(workWith({}, { totalSupply: 1000, onHand: 400, channelPricings, ...variant }))
    .defaultVariant,
});

test('reads a bond', () => {
  const terms = termsOf(
    productWith({
      interest_rate: '5.25',
      interest_period: 'semiannual',
      value_date: '2026-06-30',
      maturity_date: '2031-06-30',
      nominal_value: '100000',
      min_subscription: '50000',
      max_subscription_non_professional: '2500000',
      professional_only: '1',
      collateral: 'Grundschuld',
      issuer: ' Solarpark Uckermark GmbH ',
      isin: 'US0378331005',
      url_more_information: 'https://example.org/solar?a=1',
      investor_count: '37',
    }),
  );
  expect(terms).toEqual({
    interestRate: 5.25,
    interestPeriod: 'semiannual',
    valueDate: '2026-06-30',
    maturityDate: '2031-06-30',
    unitNominal: 100000,
    unitPrice: 100,
    minSubscription: 50000,
    maxSubscriptionNonProfessional: 2500000,
    professionalOnly: true,
    collateral: 'Grundschuld',
    issuer: 'Solarpark Uckermark GmbH',
    isin: 'US0378331005',
    moreInformationUrl: 'https://example.org/solar?a=1',
    investorCount: 37,
    supply: 1000,
    onHand: 400,
    subscribedPercent: 60,
  });
});

test('a bare product has empty terms, and its token’s nominal value is 1 €', () => {
  expect(termsOf({ attributes: [], defaultVariant: null })).toEqual({
    interestRate: null,
    interestPeriod: null,
    valueDate: null,
    maturityDate: null,
    unitNominal: 100,
    unitPrice: null,
    minSubscription: null,
    maxSubscriptionNonProfessional: null,
    professionalOnly: false,
    collateral: null,
    issuer: null,
    isin: null,
    moreInformationUrl: null,
    investorCount: null,
    supply: null,
    onHand: null,
    subscribedPercent: null,
  });
});

test.each([
  ['interest_period', 'weekly', 'interestPeriod'],
  ['value_date', '2026-13-01', 'valueDate'],
  ['maturity_date', '2031-02-30', 'maturityDate'],
  ['nominal_value', '1,00', 'unitNominal'],
  ['nominal_value', '0', 'unitNominal'],
  ['min_subscription', '5.5', 'minSubscription'],
  ['max_subscription_non_professional', '∞', 'maxSubscriptionNonProfessional'],
  ['isin', 'US0378331006', 'isin'],
  ['issuer', '   ', 'issuer'],
  ['issuer', null, 'issuer'],
] as const)('the invalid attribute %s %j is ignored', (code, value, field) => {
  expect(termsOf(productWith({ [code]: value }))[field]).toBeNull();
});

test('100 % is subscribed exactly if nothing is left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: -5, max: 10_000_005 }),
      (totalSupply, onHand) => {
        const percent = termsOf(productWith({}, { totalSupply, onHand })).subscribedPercent;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent === 100).toBe(onHand <= 0);
      },
    ),
  );
  expect(termsOf(productWith({}, { totalSupply: 0, onHand: 0 })).subscribedPercent).toBeNull();
});

test('each whole percent of a supply is shown as that percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 100 }), (hundredth, percent) => {
      const onHand = hundredth * (100 - percent);
      expect(termsOf(productWith({}, { totalSupply: hundredth * 100, onHand })).subscribedPercent).toBe(percent);
    }),
  );
});

describe('isIsin', () => {
  // ISO 6166 and its usual examples: Apple, BAE Systems, Bund, Treasury Corporation of Victoria, Siemens.
  test.each(['US0378331005', 'GB0002634946', 'DE0001102580', 'AU0000XVGZA3', 'DE0007236101'])('%s is valid', (isin) => {
    expect(isIsin(isin)).toBe(true);
  });

  test('any single wrong digit is detected', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 11 }), fc.integer({ min: 1, max: 9 }), (index, shift) => {
        const isin = 'US0378331005';
        const wrong = (Number(isin[index]) + shift) % 10;
        expect(isIsin(isin.slice(0, index) + wrong + isin.slice(index + 1))).toBe(false);
      }),
    );
  });

  test.each(['', 'us0378331005', '123456789012'])('%j is invalid', (text) => {
    expect(isIsin(text)).toBe(false);
  });
});

test('an ISIN has exactly twelve characters, even if a longer one has a valid sum', () => {
  const isin = 'US0378331005';
  for (const more of ['0', '00', '000', 'A', 'AA']) expect(isIsin(more + isin), more).toBe(false);
  for (let more = 0; more < 100; more += 1) expect(isIsin(`${isin}${more}`), String(more)).toBe(false);
});

test.each([
  ['12,5', 12.5],
  ['100', 100],
  ['5.123456', 5.123456],
  ['1000', null],
  ['5.', null],
  ['.5', null],
  ['5.1234567', null],
])('a rate of %j is %s', (text, rate) => {
  expect(termsOf(productWith({ interest_rate: text })).interestRate).toBe(rate);
});

test.each([
  ['http://example.org/a', 'http://example.org/a'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
  ['/files/a.pdf', '/files/a.pdf'],
  // Texts that only end like an address would run in the reader's page.
  ['javascript:alert(1)//https://example.org', null],
  ['//example.org', null],
  ['/\\example.org', null],
  ['/\t/example.org', null],
  ['/\n\\example.org', null],
  ['https:\n//example.org', null],
  ['https://', null],
])('more information at %j is a link to %j', (text, link) => {
  expect(termsOf(productWith({ url_more_information: text })).moreInformationUrl).toBe(link);
});

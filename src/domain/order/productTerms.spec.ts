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

test('a bare product has empty terms, and its token’s nominal value is 1 €', () => {
  const { unitNominal, professionalOnly, ...others } = termsOf({ attributes: [], defaultVariant: null });
  expect([unitNominal, professionalOnly, ...new Set(Object.values(others))]).toEqual([100, false, null]);
});

test('the variant sets the price in the token’s channel, the supply, and the rest of it', () => {
  const rest = { supply: 1000, onHand: 400, subscribedPercent: 60 };
  expect(termsOf(productWith({}))).toMatchObject({ unitPrice: 100, ...rest });
});

test.each([
  ['interest_rate', '5.25', 'interestRate', 5.25],
  ['interest_rate', '12,5', 'interestRate', 12.5],
  ['interest_rate', '100', 'interestRate', 100],
  ['interest_rate', '5.123456', 'interestRate', 5.123456],
  ['interest_rate', '1000', 'interestRate', null],
  ['interest_rate', '5.', 'interestRate', null],
  ['interest_rate', '.5', 'interestRate', null],
  ['interest_rate', '5.1234567', 'interestRate', null],
  ['interest_period', 'semiannual', 'interestPeriod', 'semiannual'],
  ['interest_period', 'weekly', 'interestPeriod', null],
  ['value_date', '2026-06-30', 'valueDate', '2026-06-30'],
  ['value_date', '2026-13-01', 'valueDate', null],
  ['maturity_date', '2031-06-30', 'maturityDate', '2031-06-30'],
  ['maturity_date', '2031-02-30', 'maturityDate', null],
  ['nominal_value', '100000', 'unitNominal', 100_000],
  ['nominal_value', '1,00', 'unitNominal', null],
  ['nominal_value', '0', 'unitNominal', null],
  ['min_subscription', '50000', 'minSubscription', 50_000],
  ['min_subscription', '5.5', 'minSubscription', null],
  ['max_subscription_non_professional', '2500000', 'maxSubscriptionNonProfessional', 2_500_000],
  ['max_subscription_non_professional', '∞', 'maxSubscriptionNonProfessional', null],
  ['professional_only', '1', 'professionalOnly', true],
  ['professional_only', 'true', 'professionalOnly', true],
  ['professional_only', '0', 'professionalOnly', false],
  ['collateral', 'Grundschuld', 'collateral', 'Grundschuld'],
  ['issuer', ' Solarpark Uckermark GmbH ', 'issuer', 'Solarpark Uckermark GmbH'],
  ['issuer', '   ', 'issuer', null],
  ['issuer', null, 'issuer', null],
  ['isin', 'US0378331005', 'isin', 'US0378331005'],
  ['isin', 'US0378331006', 'isin', null],
  ['order_costs', '0', 'orderCosts', 0],
  ['order_costs', '250', 'orderCosts', 250],
  ['investor_count', '37', 'investorCount', 37],
  ['url_more_information', 'http://example.org/a?b=1', 'moreInformationUrl', 'http://example.org/a?b=1'],
  ['url_more_information', 'HTTPS://example.org', 'moreInformationUrl', 'HTTPS://example.org'],
  ['url_more_information', '/files/a.pdf', 'moreInformationUrl', '/files/a.pdf'],
  // Texts that only end like an address would run in the reader's page.
  ['url_more_information', 'javascript:alert(1)//https://example.org', 'moreInformationUrl', null],
  ['url_more_information', '//example.org', 'moreInformationUrl', null],
  ['url_more_information', '/\\example.org', 'moreInformationUrl', null],
  ['url_more_information', '/\t/example.org', 'moreInformationUrl', null],
  ['url_more_information', 'https:\n//example.org', 'moreInformationUrl', null],
  ['url_more_information', 'https://', 'moreInformationUrl', null],
] as const)('the attribute %s %j is the term %s %j', (code, text, term, value) => {
  expect(termsOf(productWith({ [code]: text }))[term]).toBe(value);
});

test('100 % is subscribed exactly if nothing is left', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: -5, max: 1_000_005 }),
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

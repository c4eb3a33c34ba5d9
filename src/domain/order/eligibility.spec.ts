import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CustomerStatus, RegistrarStatus } from '#domain/shop/customer.ts';
import { Product } from '#domain/shop/product.ts';
import { annasWallet, workWith } from '#domain/shop/testing/answers.ts';
import {
  type Buyer,
  firstQuantity,
  forCustomer,
  isListed,
  labelOf,
  type Offer,
  plainReasons,
  quantityLimits,
  reachedMaximum,
  reasonsNotToBuy,
} from './eligibility.ts';
import { type Terms, termsOf } from './productTerms.ts';

const offerWith = (onHand: number, more: object = {}): Offer =>
  Product.parse(workWith(more, { onHand, channelPricings: [{ channelCode: 'token', price: 100 }] }));
const open = offerWith(400_000);
const soldOut = offerWith(0);
const professionalOnly = offerWith(1, { attributes: [{ code: 'professional_only', name: 'x', stringValue: '1' }] });
const cleared: Buyer = {
  status: 'approved',
  cryptoRegistrarStatus: 'approved',
  kycPassed: true,
  defaultWallet: annasWallet,
  company: null,
  customerRolesAsString: null,
};

test.each([
  ['open', offerWith(1)],
  ['soldOut', { ...soldOut, allowToBuy: false, whitelisting: true }],
  ['soldOut', offerWith(-1)],
  ['exclusive', { ...open, allowToBuy: false, whitelisting: true }],
  ['locked', { ...professionalOnly, whitelisting: true }],
  ['professionalOnly', professionalOnly],
])('a product is labelled %s: %o', (label, product) => expect(labelOf(product)).toBe(label));

test('products that a customer may subscribe to come first, and the others by their distance from it', () => {
  const locked = { ...open, whitelisting: true };
  const exclusive = { ...open, allowToBuy: false };
  const other = offerWith(1);
  const latest = [soldOut, professionalOnly, exclusive, open, locked, other];
  const sorted = [open, other, locked, exclusive, professionalOnly, soldOut];
  expect(forCustomer(latest, cleared)).toEqual(sorted);
  expect(forCustomer(latest, null)).toEqual(sorted);
  expect(forCustomer(latest, { ...cleared, customerRolesAsString: 'professional_investor' })).toEqual([
    professionalOnly,
    ...sorted.filter((each) => each !== professionalOnly),
  ]);
});

test('a product without a default variant or stock is hidden, a sold-out one is shown', () => {
  const isListedWith = (inStock: boolean) => isListed(Product.parse(workWith({}, { inStock, onHand: 0 })));
  expect([isListed({ defaultVariant: null }), isListedWith(false), isListedWith(true)]).toEqual([false, false, true]);
});

describe('reasonsNotToBuy', () => {
  test.each<[string[], Offer, Partial<Buyer>]>([
    [[], open, {}],
    [['banned'], open, { cryptoRegistrarStatus: 'rejected', status: 'rejected', kycPassed: false }],
    [['banned', 'soldOut'], soldOut, { cryptoRegistrarStatus: 'rejected', defaultWallet: null }],
    [['moreInfoNeeded'], open, { cryptoRegistrarStatus: 'follow_up' }],
    [['moreInfoNeeded'], open, { status: 'follow_up' }],
    [['identityOpen'], open, { kycPassed: false }],
    [['statusNotApproved'], open, { status: 'requested' }],
    [['registrarNotCleared'], open, { cryptoRegistrarStatus: 'untouched' }],
    [['noWallet'], open, { defaultWallet: null }],
    [['soldOut'], offerWith(-1), {}],
    [['notAllowedToBuy'], { ...open, allowToBuy: false }, {}],
    [['locked'], { ...open, whitelisting: true }, {}],
    [['professionalOnly'], professionalOnly, {}],
    [[], professionalOnly, { customerRolesAsString: 'professional_investor' }],
  ])('%j', (reasons, product, change) => {
    expect(reasonsNotToBuy(product, { ...cleared, ...change })).toEqual(reasons);
  });

  test('all reasons at once are listed, those about the customer first', () => {
    const product = { ...professionalOnly, defaultVariant: null, allowToBuy: false, whitelisting: true };
    const lacking = {
      status: 'follow_up',
      cryptoRegistrarStatus: 'none',
      kycPassed: false,
      defaultWallet: null,
    } as const;
    expect(reasonsNotToBuy(product, { ...cleared, ...lacking })).toEqual([
      ...['moreInfoNeeded', 'identityOpen', 'registrarNotCleared', 'noWallet'],
      ...['soldOut', 'notAllowedToBuy', 'locked', 'professionalOnly'],
    ]);
  });

  test('only the single path of requirement 5.23 is free of reasons', () => {
    const buyer = fc.record({
      status: fc.constantFrom(...CustomerStatus.options),
      cryptoRegistrarStatus: fc.constantFrom(...RegistrarStatus.options),
      kycPassed: fc.boolean(),
      defaultWallet: fc.constantFrom(null, annasWallet),
      company: fc.constant(null),
      customerRolesAsString: fc.constantFrom(null, 'professional_investor'),
    });
    fc.assert(
      fc.property(buyer, fc.boolean(), fc.boolean(), fc.integer({ min: -1, max: 1 }), (customer, ...offered) => {
        const [allowToBuy, whitelisting, onHand] = offered;
        const may =
          customer.status === 'approved' &&
          ['approved', 'approval_required', 'approval_requested'].includes(customer.cryptoRegistrarStatus) &&
          customer.kycPassed &&
          customer.defaultWallet !== null &&
          allowToBuy &&
          !whitelisting &&
          onHand > 0;
        expect(reasonsNotToBuy(offerWith(onHand, { allowToBuy, whitelisting }), customer).length === 0).toBe(may);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('quantityLimits', () => {
  const terms = (over: Partial<Terms>): Terms => ({ ...termsOf(open), ...over });

  test.each([
    [{}, false, 1, 400_000],
    [{ minSubscription: 500_00, maxSubscriptionNonProfessional: 25_000_00 }, true, 500, 400_000],
    [{ unitPrice: 99, minSubscription: 100_00, maxSubscriptionNonProfessional: 100_00 }, false, 102, 101],
    [{ onHand: 300, minSubscription: 500_00 }, false, 500, 300],
    [{ unitPrice: null, minSubscription: 500_00 }, false, 1, 400_000],
    [{ unitPrice: null, maxSubscriptionNonProfessional: 100_00 }, false, 1, 400_000],
    [{ onHand: null }, true, 1, 0],
  ])('%j, professional %s: %i to %i', (over, professional, min, max) => {
    expect(quantityLimits(terms(over), professional)).toEqual({ min, max, step: 1000, subscribed: 0 });
  });

  test.each([
    [1, 1000],
    [100, 1000],
    [101, 100],
    [1_000, 100],
    [100_00, 10],
    [250_00, 1],
    [5_000_00, 1],
    [null, 1000],
  ])('the step of tokens that cost %j cents is %i', (unitPrice, step) => {
    expect(quantityLimits(terms({ unitPrice }), false).step).toBe(step);
  });

  test.each([
    [{ minSubscription: 250_00 }, 250],
    [{ unitPrice: 99, minSubscription: 100_00 }, 102],
    [{ minSubscription: null }, 1000],
    [{ minSubscription: null, onHand: 300 }, 300],
    [{ minSubscription: null, onHand: 0 }, 1],
  ])('the first quantity of %j is %i', (over, quantity) => {
    const offered = terms(over);
    expect(firstQuantity(offered, quantityLimits(offered, false))).toBe(quantity);
  });

  test.each([
    ['the maximum is used up', false, 25_000_00, {}, 25_000_00],
    ['more than the maximum is ordered', false, 50_000_00, {}, 25_000_00],
    ['less than the minimum is left', false, 24_500_01, {}, 25_000_00],
    ['the minimum is left', false, 24_500_00, {}, null],
    ['nothing is ordered yet', false, 0, { maxSubscriptionNonProfessional: 100_00 }, null],
    ['only the supply is too small', false, 1_000_00, { onHand: 10 }, null],
    ['the investor is professional', true, 50_000_00, {}, null],
    ['the bond has no maximum', false, 50_000_00, { maxSubscriptionNonProfessional: null }, null],
  ])('the maximum is reached or not: %s', (_, professional, subscribed, over, maximum) => {
    const offered = terms({ minSubscription: 500_00, maxSubscriptionNonProfessional: 25_000_00, ...over });
    expect(reachedMaximum(offered, professional, subscribed)).toBe(maximum);
  });

  test('every quantity within the limits costs an allowed amount', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (unitPrice, minSubscription, cap, onHand) => {
        const known = { unitPrice, minSubscription, maxSubscriptionNonProfessional: cap, onHand };
        const limits = quantityLimits(terms(known), false);
        expect(limits.min * unitPrice).toBeGreaterThanOrEqual(minSubscription);
        expect((limits.min - 1) * unitPrice).toBeLessThan(minSubscription);
        expect(limits.max * unitPrice).toBeLessThanOrEqual(cap);
        expect(limits.max).toBeLessThanOrEqual(onHand);
      }),
    );
  });
});

test('reasons that follow from an unconfirmed identity are not listed beside it', () => {
  const following = ['statusNotApproved', 'registrarNotCleared', 'noWallet'] as const;
  expect(plainReasons(['identityOpen', ...following, 'locked'])).toEqual(['identityOpen', 'locked']);
  expect(plainReasons(following)).toEqual(following);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CustomerStatus, RegistrarStatus } from '#domain/shop/customer.ts';
import {
  type Buyer,
  isListed,
  labelOf,
  type Offer,
  plainReasons,
  quantityLimits,
  type Reason,
  reasonsNotToBuy,
} from './eligibility.ts';
import { type Terms, termsOf } from './productTerms.ts';

const variant: NonNullable<Offer['defaultVariant']> = {
  id: 1,
  code: 'v',
  name: 'v',
  enabled: true,
  totalSupply: 1_000_000,
  onHand: 400_000,
  inStock: true,
  tracked: true,
  channelPricings: [{ channelCode: 'token', price: 100, originalPrice: null, buyBackPrice: null }],
};
const open: Offer = { attributes: [], defaultVariant: variant, allowToBuy: true, whitelisting: false };
const professionalOnly: Offer = {
  ...open,
  attributes: [{ code: 'professional_only', name: 'x', stringValue: '1' }],
};
const soldOut: Offer = { ...open, defaultVariant: { ...variant, onHand: 0 } };
const cleared: Buyer = {
  status: 'approved',
  cryptoRegistrarStatus: 'approved',
  kycPassed: true,
  defaultWallet: { id: 1, type: 'token-forge', name: 'w', defaultWallet: true, address: '0x0' },
  company: null,
  customerRolesAsString: null,
};

describe('labelOf', () => {
  test.each([
    ['open', open],
    ['soldOut', soldOut],
    ['soldOut', { ...soldOut, allowToBuy: false, whitelisting: true }],
    ['exclusive', { ...open, allowToBuy: false, whitelisting: true }],
    ['locked', { ...professionalOnly, whitelisting: true }],
    ['professionalOnly', professionalOnly],
  ])('%s', (label, product) => {
    expect(labelOf(product)).toBe(label);
  });
});

test('a product without a default variant or stock is hidden, a sold-out one is shown', () => {
  expect(isListed({ defaultVariant: null })).toBe(false);
  expect(isListed({ defaultVariant: { ...variant, inStock: false } })).toBe(false);
  expect(isListed(soldOut)).toBe(true);
});

describe('reasonsNotToBuy', () => {
  test('a cleared customer with a wallet may buy an open product', () => {
    expect(reasonsNotToBuy(open, cleared)).toEqual([]);
  });

  test.each([
    [['banned'], open, { ...cleared, cryptoRegistrarStatus: 'rejected' }],
    [['banned'], open, { ...cleared, cryptoRegistrarStatus: 'rejected', status: 'rejected', kycPassed: false }],
    [['banned', 'soldOut'], soldOut, { ...cleared, cryptoRegistrarStatus: 'rejected', defaultWallet: null }],
    [['moreInfoNeeded'], open, { ...cleared, cryptoRegistrarStatus: 'follow_up' }],
    [['moreInfoNeeded'], open, { ...cleared, status: 'follow_up' }],
    [['identityOpen'], open, { ...cleared, kycPassed: false }],
    [['statusNotApproved'], open, { ...cleared, status: 'requested' }],
    [['statusNotApproved'], open, { ...cleared, status: 'rejected' }],
    [['registrarNotCleared'], open, { ...cleared, cryptoRegistrarStatus: 'untouched' }],
    [['noWallet'], open, { ...cleared, defaultWallet: null }],
    [['soldOut'], soldOut, cleared],
    [['soldOut'], { ...open, defaultVariant: null }, cleared],
    [['notAllowedToBuy'], { ...open, allowToBuy: false }, cleared],
    [['locked'], { ...open, whitelisting: true }, cleared],
    [['professionalOnly'], professionalOnly, cleared],
    [[], professionalOnly, { ...cleared, customerRolesAsString: 'professional_investor' }],
    [
      ['identityOpen', 'statusNotApproved', 'registrarNotCleared', 'noWallet', 'soldOut'],
      soldOut,
      {
        status: 'untouched',
        cryptoRegistrarStatus: 'none',
        kycPassed: false,
        defaultWallet: null,
        customerRolesAsString: null,
      },
    ],
  ] as [string[], Offer, Buyer][])('%j', (reasons, product, customer) => {
    expect(reasonsNotToBuy(product, customer)).toEqual(reasons);
  });

  test.each(
    Object.entries({
      approved: [],
      follow_up: ['moreInfoNeeded'],
      unchecked: ['statusNotApproved'],
      none: ['statusNotApproved'],
      untouched: ['statusNotApproved'],
      requested: ['statusNotApproved'],
      rejected: ['statusNotApproved'],
    } satisfies Record<Buyer['status'], Reason[]>),
  )('only the status is %s: %j', (status, reasons) => {
    expect(reasonsNotToBuy(open, { ...cleared, status: CustomerStatus.parse(status) })).toEqual(reasons);
  });

  test.each(
    Object.entries({
      approved: [],
      approval_required: [],
      approval_requested: [],
      follow_up: ['moreInfoNeeded'],
      rejected: ['banned'],
      unchecked: ['registrarNotCleared'],
      none: ['registrarNotCleared'],
      untouched: ['registrarNotCleared'],
      requested: ['registrarNotCleared'],
    } satisfies Record<Buyer['cryptoRegistrarStatus'], Reason[]>),
  )('only the registrar’s status is %s: %j', (status, reasons) => {
    const customer = { ...cleared, cryptoRegistrarStatus: RegistrarStatus.parse(status) };
    expect(reasonsNotToBuy(open, customer)).toEqual(reasons);
  });

  test.each([
    [1, []],
    [0, ['soldOut']],
    [-1, ['soldOut']],
  ])('only the stock is %i: %j', (onHand, reasons) => {
    const product = { ...open, defaultVariant: { ...variant, onHand } };
    expect(reasonsNotToBuy(product, cleared)).toEqual(reasons);
    expect(labelOf(product)).toBe(onHand > 0 ? 'open' : 'soldOut');
  });

  test('all reasons at once are listed, those about the customer first', () => {
    const product = { ...professionalOnly, defaultVariant: null, allowToBuy: false, whitelisting: true };
    const nobody: Buyer = {
      status: 'follow_up',
      cryptoRegistrarStatus: 'none',
      kycPassed: false,
      defaultWallet: null,
      company: null,
      customerRolesAsString: null,
    };
    expect(reasonsNotToBuy(product, nobody)).toEqual([
      'moreInfoNeeded',
      'identityOpen',
      'registrarNotCleared',
      'noWallet',
      'soldOut',
      'notAllowedToBuy',
      'locked',
      'professionalOnly',
    ]);
  });

  test('only the single path of spec section 5 is free of reasons', () => {
    fc.assert(
      fc.property(
        fc.record({
          status: fc.constantFrom(...CustomerStatus.options),
          cryptoRegistrarStatus: fc.constantFrom(...RegistrarStatus.options),
          kycPassed: fc.boolean(),
          defaultWallet: fc.constantFrom(null, cleared.defaultWallet),
          company: fc.constant(null),
          customerRolesAsString: fc.constantFrom(null, 'professional_investor'),
        }),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: -1, max: 1 }),
        (customer, allowToBuy, whitelisting, onHand) => {
          const product = { ...open, allowToBuy, whitelisting, defaultVariant: { ...variant, onHand } };
          const may =
            customer.status === 'approved' &&
            ['approved', 'approval_required', 'approval_requested'].includes(customer.cryptoRegistrarStatus) &&
            customer.kycPassed &&
            customer.defaultWallet !== null &&
            allowToBuy &&
            !whitelisting &&
            onHand > 0;
          expect(reasonsNotToBuy(product, customer).length === 0).toBe(may);
        },
      ),
    );
  });
});

describe('quantityLimits', () => {
  const terms = (over: Partial<Terms>): Terms => ({ ...termsOf(open), ...over });

  test.each([
    [{}, false, 1, 400_000],
    [{ minSubscription: 500_00, maxSubscriptionNonProfessional: 25_000_00 }, false, 500, 25_000],
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
    [50, 1000],
    [99, 1000],
    [100, 1000],
    [101, 100],
    [1_000, 100],
    [100_00, 10],
    [250_00, 1],
    [1_000_00, 1],
    [5_000_00, 1],
    [null, 1000],
  ])('the step of tokens that cost %j cents is %i', (unitPrice, step) => {
    expect(quantityLimits(terms({ unitPrice }), false).step).toBe(step);
  });

  test('every quantity within the limits costs an allowed amount', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, (unitPrice, minSubscription, cap, onHand) => {
        const limits = quantityLimits(
          terms({ unitPrice, minSubscription, maxSubscriptionNonProfessional: cap, onHand }),
          false,
        );
        expect(limits.min * unitPrice).toBeGreaterThanOrEqual(minSubscription);
        expect((limits.min - 1) * unitPrice).toBeLessThan(minSubscription);
        expect(limits.max * unitPrice).toBeLessThanOrEqual(cap);
        expect(limits.max).toBeLessThanOrEqual(onHand);
      }),
    );
  });
});

test('reasons that follow from an unconfirmed identity are not listed beside it', () => {
  expect(plainReasons(['identityOpen', 'statusNotApproved', 'registrarNotCleared', 'noWallet', 'locked'])).toEqual([
    'identityOpen',
    'locked',
  ]);
  expect(plainReasons(['statusNotApproved', 'noWallet'])).toEqual(['statusNotApproved', 'noWallet']);
});

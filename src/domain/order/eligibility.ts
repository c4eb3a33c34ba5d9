import { quantities } from '#domain/constants/limits.ts';
import { isBanned, isProfessional, needsMoreInfo, registrarPassed } from '#domain/person/customerStatus.ts';
import { walletOf } from '#domain/person/wallet.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Product } from '#domain/shop/product.ts';
import { type Terms, termsOf } from './productTerms.ts';
import { leftOf } from './subscribed.ts';

/** The label of a product's card: the first that applies, the strongest first (spec section 2, "Home cards"). */
export type ProductLabel = 'soldOut' | 'exclusive' | 'locked' | 'professionalOnly' | 'open';

/** A rule of spec sections 5 and 6 that keeps a customer from buying a product. */
export type Reason =
  | 'banned'
  | 'moreInfoNeeded'
  | 'identityOpen'
  | 'statusNotApproved'
  | 'registrarNotCleared'
  | 'noWallet'
  | 'soldOut'
  | 'notAllowedToBuy'
  | 'locked'
  | 'professionalOnly';

/** What the rules read of a product and of a customer. */
export type Offer = Pick<Product, 'attributes' | 'defaultVariant' | 'allowToBuy' | 'whitelisting'>;
export type Buyer = Pick<
  Customer,
  'status' | 'cryptoRegistrarStatus' | 'kycPassed' | 'defaultWallet' | 'company' | 'customerRolesAsString'
>;

/** How many whole tokens may be subscribed. Where `max` is less than `min`, none may. */
export interface QuantityLimits {
  min: number;
  max: number;
  /** How many tokens one press of a button adds. */
  step: number;
  /** What was subscribed of the same bond before, in cents; `max` is what is left beside it. */
  subscribed: Cents;
}

export function labelOf(product: Offer): ProductLabel {
  if (isSoldOut(product)) return 'soldOut';
  if (!product.allowToBuy) return 'exclusive';
  if (product.whitelisting) return 'locked';
  return termsOf(product).professionalOnly ? 'professionalOnly' : 'open';
}

/** Spec section 5: products without a default variant or with `inStock` false are hidden. */
export function isListed(product: Pick<Product, 'defaultVariant'>): boolean {
  return product.defaultVariant?.inStock === true;
}

/**
 * Every rule that keeps the customer from buying anything; empty means that it depends on the product. A banned customer
 * is told nothing else: nothing else would help.
 */
export function reasonsOfPerson(customer: Buyer): Reason[] {
  if (isBanned(customer)) return ['banned'];
  return failing([
    ['moreInfoNeeded', needsMoreInfo(customer)],
    ['identityOpen', !customer.kycPassed],
    ['statusNotApproved', customer.status !== 'approved' && customer.status !== 'follow_up'],
    // Where the registrar asks for more, that is the plainer reason.
    ['registrarNotCleared', !registrarPassed(customer) && customer.cryptoRegistrarStatus !== 'follow_up'],
    ['noWallet', walletOf(customer) === null],
  ]);
}

/** Reasons that only follow from an identity which is not confirmed: it is the last step before all of these. */
const following: readonly Reason[] = ['statusNotApproved', 'registrarNotCleared', 'noWallet'];

/** The reasons that a customer can act on: without those that follow from another one. */
export const plainReasons = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter((reason) => !reasons.includes('identityOpen') || !following.includes(reason));

/** Every rule by which this product is not for this customer, whatever else they may buy. */
export function reasonsOfProduct(product: Offer, customer: Buyer): Reason[] {
  return failing([
    ['soldOut', isSoldOut(product)],
    ['notAllowedToBuy', !product.allowToBuy],
    ['locked', product.whitelisting],
    ['professionalOnly', termsOf(product).professionalOnly && !isProfessional(customer)],
  ]);
}

/** Every rule that keeps the customer from buying the product, those about the customer first; empty: they may buy it. */
export function reasonsNotToBuy(product: Offer, customer: Buyer): Reason[] {
  return [...reasonsOfPerson(customer), ...reasonsOfProduct(product, customer)];
}

const failing = (rules: readonly (readonly [Reason, boolean])[]): Reason[] =>
  rules.filter(([, fails]) => fails).map(([reason]) => reason);

/**
 * The quantity that may be ordered, in whole tokens: from the smallest subscription up to what is left and, for an
 * investor who is not professional, what the largest subscription leaves beside what they have subscribed of the bond
 * before (`subscribed`, in cents). Without a price only the supply limits it.
 */
export function quantityLimits(terms: Terms, professional: boolean, subscribed: Cents = 0): QuantityLimits {
  const { unitPrice, minSubscription, maxSubscriptionNonProfessional: cap } = terms;
  const min =
    unitPrice === null || minSubscription === null ? quantities.first : Math.ceil(minSubscription / unitPrice);
  const max =
    unitPrice === null || cap === null || professional
      ? Number.POSITIVE_INFINITY
      : Math.floor(leftOf(cap, subscribed) / unitPrice);
  return { min, max: Math.min(max, terms.onHand ?? 0), step: stepOf(unitPrice), subscribed };
}

/**
 * The step of spec section 9 is meant for tokens of one euro: 1,000 tokens are 1,000 €. Of dearer tokens it is the
 * largest power of ten that costs no more than that, and one token at least.
 */
function stepOf(unitPrice: Cents | null): number {
  const tokens = (quantities.step * usualPrice) / (unitPrice ?? usualPrice);
  return Math.min(quantities.step, 10 ** Math.max(0, Math.floor(Math.log10(tokens))));
}

/** What one token usually costs. */
const usualPrice: Cents = 100;

function isSoldOut(product: Pick<Product, 'defaultVariant'>): boolean {
  return (product.defaultVariant?.onHand ?? 0) <= 0;
}

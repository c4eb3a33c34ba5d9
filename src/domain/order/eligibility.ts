import { quantities } from '#domain/constants/limits.ts';
import { isBanned, isProfessional, needsMoreInfo, registrarPassed } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Product } from '#domain/shop/product.ts';
import { walletOf } from '#domain/wallet/wallet.ts';
import { type Terms, termsOf } from './productTerms.ts';
import { leftOf } from './subscribed.ts';

/** Label of a product's card: the first that applies, the strongest first (requirement 2.21). */
export type ProductLabel = 'soldOut' | 'exclusive' | 'locked' | 'professionalOnly' | 'open';

/** Rule of requirements 5.23, 6.3 and 6.6 that keeps a customer from buying a product. */
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

/** Fields of a product and of a customer that the rules read. */
export type Offer = Pick<Product, 'attributes' | 'defaultVariant' | 'allowToBuy' | 'whitelisting'>;
export type Buyer = Pick<
  Customer,
  'status' | 'cryptoRegistrarStatus' | 'kycPassed' | 'defaultWallet' | 'company' | 'customerRolesAsString'
>;

/** Quantity that may be subscribed, in whole tokens. Nothing may be subscribed if `max` is less than `min`. */
export interface QuantityLimits {
  min: number;
  max: number;
  /** Number of tokens that one press of a button adds. */
  step: number;
  /** Amount already subscribed of the same bond, in cents; `max` allows for it. */
  subscribed: Cents;
}

export function labelOf(product: Offer): ProductLabel {
  if (isSoldOut(product)) return 'soldOut';
  if (!product.allowToBuy) return 'exclusive';
  if (product.whitelisting) return 'locked';
  return termsOf(product).professionalOnly ? 'professionalOnly' : 'open';
}

/** True if the customer may subscribe to the product; for a visitor (null), if everybody may. */
export function isOpenFor(product: Offer, customer: Buyer | null): boolean {
  const label = labelOf(product);
  return label === 'open' || (label === 'professionalOnly' && customer !== null && isProfessional(customer));
}

const ranks: Readonly<Record<ProductLabel, number>> = {
  open: 0,
  locked: 1,
  exclusive: 2,
  professionalOnly: 3,
  soldOut: 4,
};

/**
 * Sorts products for a customer: first those that may be subscribed, then those on request, exclusive ones, those for
 * professional customers, and sold-out ones. Products of one kind keep their order.
 *
 * @param customer Null while unknown; counts as not professional.
 */
export function forCustomer<T extends Offer>(products: readonly T[], customer: Buyer | null): T[] {
  const rankOf = (product: T) => ranks[isOpenFor(product, customer) ? 'open' : labelOf(product)];
  return products.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** False for products without a default variant or with `inStock` false, which are hidden (requirement 5.24). */
export function isListed(product: Pick<Product, 'defaultVariant'>): boolean {
  return product.defaultVariant?.inStock === true;
}

/**
 * Returns all reasons that keep the customer from buying anything; empty if only the product decides. A banned customer
 * gets no other reason, as resolving it would not help.
 */
export function reasonsOfPerson(customer: Buyer): Reason[] {
  if (isBanned(customer)) return ['banned'];
  return failing([
    ['moreInfoNeeded', needsMoreInfo(customer)],
    ['identityOpen', !customer.kycPassed],
    ['statusNotApproved', customer.status !== 'approved' && customer.status !== 'follow_up'],
    // If the registrar needs more information, `moreInfoNeeded` is the clearer reason.
    ['registrarNotCleared', !registrarPassed(customer) && customer.cryptoRegistrarStatus !== 'follow_up'],
    ['noWallet', walletOf(customer) === null],
  ]);
}

/** Reasons that follow from an unconfirmed identity, which is the step before all of these. */
const following: readonly Reason[] = ['statusNotApproved', 'registrarNotCleared', 'noWallet'];

/** Reasons that a customer can act on, without those that follow from another one. */
export const plainReasons = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter((reason) => !reasons.includes('identityOpen') || !following.includes(reason));

/**
 * Returns all reasons why the customer may not buy this product, apart from reasons that concern the customer alone.
 */
export function reasonsOfProduct(product: Offer, customer: Buyer): Reason[] {
  return failing([
    ['soldOut', isSoldOut(product)],
    ['notAllowedToBuy', !product.allowToBuy],
    ['locked', product.whitelisting],
    ['professionalOnly', termsOf(product).professionalOnly && !isProfessional(customer)],
  ]);
}

/** Returns all reasons why the customer may not buy the product, those about the customer first; empty if allowed. */
export function reasonsNotToBuy(product: Offer, customer: Buyer): Reason[] {
  return [...reasonsOfPerson(customer), ...reasonsOfProduct(product, customer)];
}

const failing = (rules: readonly (readonly [Reason, boolean])[]): Reason[] =>
  rules.filter(([, fails]) => fails).map(([reason]) => reason);

/**
 * Returns the quantity that may be ordered, in whole tokens: at least the smallest subscription, at most the available
 * supply. For an investor who is not professional, also at most the largest subscription minus the amount already
 * subscribed of the bond (`subscribed`, in cents). Without a price only the supply limits it.
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
 * Returns the largest subscription of an investor, in cents, if earlier orders of the bond leave less of it than the
 * smallest subscription; otherwise null.
 */
export function reachedMaximum(terms: Terms, professional: boolean, subscribed: Cents): Cents | null {
  const { min, max } = quantityLimits({ ...terms, onHand: Number.POSITIVE_INFINITY }, professional, subscribed);
  return subscribed > 0 && max < min ? terms.maxSubscriptionNonProfessional : null;
}

/**
 * Returns the initial quantity on a card, in whole tokens: the smallest subscription, or one step if the shop states
 * none.
 */
export const firstQuantity = ({ minSubscription }: Terms, { min, max, step }: QuantityLimits): number =>
  minSubscription === null ? Math.max(min, Math.min(step, max)) : min;

/**
 * Returns the step of the quantity. The step of requirement 9.9 suits tokens of one euro: 1,000 tokens are 1,000 €. For
 * more expensive tokens, the largest power of ten that costs no more than that, at least one token.
 */
function stepOf(unitPrice: Cents | null): number {
  const tokens = (quantities.step * usualPrice) / (unitPrice ?? usualPrice);
  return Math.min(quantities.step, 10 ** Math.max(0, Math.floor(Math.log10(tokens))));
}

/** Usual price of one token, in cents. */
const usualPrice: Cents = 100;

/** True if a token costs one euro, so that a number of tokens is an amount in euros. */
export const isInEuros = ({ unitPrice }: Pick<Terms, 'unitPrice'>): boolean => unitPrice === usualPrice;

function isSoldOut(product: Pick<Product, 'defaultVariant'>): boolean {
  return (product.defaultVariant?.onHand ?? 0) <= 0;
}

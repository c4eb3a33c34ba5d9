import { isRejected, isUnderReview } from '#domain/onboarding/identity.ts';
import { priceOf } from '#domain/order/productTerms.ts';
import { isBanned } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Identification } from '#domain/shop/onboarding.ts';
import type { Product } from '#domain/shop/product.ts';

/** Reason why a customer cannot buy an item (requirements 2.41 and 6.6). */
export type Obstacle = 'own' | 'soldOut' | 'locked' | 'notOffered' | 'banned' | 'identity' | 'checking' | 'rejected';

/** Items are bought singly (requirement 2.41: one piece at a time). */
export const QUANTITY = 1;

/** Fields of an item and of the buyer that the rule reads. */
type Work = Pick<Product, 'allowToBuy' | 'whitelisting' | 'defaultVariant'> & { creator: { uuid: string } | null };
type Buyer = Pick<Customer, 'uuid' | 'kycPassed' | 'cryptoRegistrarStatus'>;
type Check = Pick<Identification, 'stateAsString'> | null;

/**
 * Returns the reason why an item is not for sale; null if it is. The shop sets `whitelisting` only for customers whom
 * it has not whitelisted. An item without a price or a variant is not offered.
 */
export function obstacleIn({ allowToBuy, whitelisting, defaultVariant }: Omit<Work, 'creator'>): Obstacle | null {
  if (!allowToBuy || defaultVariant === null || priceOf(defaultVariant) === null) return 'notOffered';
  if (defaultVariant.onHand <= 0) return 'soldOut';
  if (whitelisting) return 'locked';
  return defaultVariant.inStock ? null : 'notOffered';
}

/** True for items on offer, also for those only for whitelisted wallets. */
export function isOnOffer(work: Omit<Work, 'creator'>): boolean {
  const obstacle = obstacleIn(work);
  return obstacle === null || obstacle === 'locked';
}

/**
 * Returns the reason why the buyer cannot buy an item, the unresolvable one first; null if there is none. Unlike a
 * security, an item only requires a proven identity (requirement 6.6), and creators cannot buy their own items.
 *
 * @param check Buyer's latest identity check; null if there was none or it does not matter.
 */
export function obstacleFor(work: Work, buyer: Buyer, check: Check): Obstacle | null {
  if (work.creator?.uuid === buyer.uuid) return 'own';
  const obstacle = obstacleIn(work);
  if (obstacle !== null) return obstacle;
  if (isBanned(buyer)) return 'banned';
  return unprovenOf(buyer, check);
}

/**
 * Returns the missing part of the identity that buying requires: a check (`identity`), its result (`checking`), or
 * another check (`rejected`); null if proven.
 */
export function unprovenOf(
  { kycPassed }: Pick<Customer, 'kycPassed'>,
  check: Check,
): 'identity' | 'checking' | 'rejected' | null {
  if (kycPassed) return null;
  if (isRejected(check)) return 'rejected';
  return isUnderReview(check) ? 'checking' : 'identity';
}

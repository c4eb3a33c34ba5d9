import { isRejected, isUnderReview } from '#domain/onboarding/identity.ts';
import { priceOf } from '#domain/order/productTerms.ts';
import { isBanned } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Identification } from '#domain/shop/onboarding.ts';
import type { Product } from '#domain/shop/product.ts';

/** Why somebody cannot buy a work (spec sections 5 and 6). */
export type Obstacle = 'own' | 'soldOut' | 'locked' | 'notOffered' | 'banned' | 'identity' | 'checking' | 'rejected';

/** Works are bought one by one (spec section 2: quantity 1). */
export const QUANTITY = 1;

/** What the rule reads of a work and of who wants it. */
type Work = Pick<Product, 'allowToBuy' | 'whitelisting' | 'defaultVariant'> & { creator: { uuid: string } | null };
type Buyer = Pick<Customer, 'uuid' | 'kycPassed' | 'cryptoRegistrarStatus'>;
type Check = Pick<Identification, 'stateAsString'> | null;

/**
 * Why a work cannot be bought by whoever looks at it; null where it is for sale. The shop tells `whitelisting` of a work only to
 * who was not let in. What has no price yet, or no variant, is not offered at all.
 */
export function obstacleIn({ allowToBuy, whitelisting, defaultVariant }: Omit<Work, 'creator'>): Obstacle | null {
  if (!allowToBuy || defaultVariant === null || priceOf(defaultVariant) === null) return 'notOffered';
  if (defaultVariant.onHand <= 0) return 'soldOut';
  if (whitelisting) return 'locked';
  return defaultVariant.inStock ? null : 'notOffered';
}

/**
 * What keeps somebody from buying a work, that which cannot be helped first; null where nothing does. Unlike a security, a
 * work asks for no more than a proven identity (spec section 6), and nobody buys what they made.
 *
 * @param check Their latest identity check; null where none was begun, or nobody needs to know.
 */
export function obstacleFor(work: Work, buyer: Buyer, check: Check): Obstacle | null {
  if (work.creator?.uuid === buyer.uuid) return 'own';
  const obstacle = obstacleIn(work);
  if (obstacle !== null) return obstacle;
  if (isBanned(buyer)) return 'banned';
  return unprovenOf(buyer, check);
}

/** What is missing of the identity that buying takes: a check, only its answer, or another one; null where nothing is. */
export function unprovenOf(
  { kycPassed }: Pick<Customer, 'kycPassed'>,
  check: Check,
): 'identity' | 'checking' | 'rejected' | null {
  if (kycPassed) return null;
  if (isRejected(check)) return 'rejected';
  return isUnderReview(check) ? 'checking' : 'identity';
}

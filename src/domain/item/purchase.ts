import { isBanned } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Product } from '#domain/shop/product.ts';

/** Why somebody cannot buy a work (spec sections 5 and 6). */
export type Obstacle = 'own' | 'soldOut' | 'notOffered' | 'banned' | 'identity';

/** What the rule reads of a work and of who wants it. */
type Work = Pick<Product, 'allowToBuy' | 'whitelisting' | 'defaultVariant'> & { creator: { uuid: string } | null };
type Buyer = Pick<Customer, 'uuid' | 'kycPassed' | 'cryptoRegistrarStatus'>;

/** Why nobody can buy a work, or only who was let in by its creator; null where it is for sale. */
export function obstacleIn({ allowToBuy, whitelisting, defaultVariant }: Omit<Work, 'creator'>): Obstacle | null {
  if (!allowToBuy || whitelisting || defaultVariant === null || !defaultVariant.inStock) return 'notOffered';
  return defaultVariant.onHand > 0 ? null : 'soldOut';
}

/**
 * What keeps somebody from buying a work, that which cannot be helped first; null where nothing does. Unlike a security, a
 * work asks for no more than a proven identity (spec section 6), and nobody buys what they made.
 */
export function obstacleFor(work: Work, buyer: Buyer): Obstacle | null {
  if (work.creator?.uuid === buyer.uuid) return 'own';
  const obstacle = obstacleIn(work);
  if (obstacle !== null) return obstacle;
  if (isBanned(buyer)) return 'banned';
  return buyer.kycPassed ? null : 'identity';
}

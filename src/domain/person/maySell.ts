import { isRejected, isUnderReview } from '#domain/onboarding/identity.ts';
import type { Customer } from '../shop/customer.ts';
import type { Identification } from '../shop/onboarding.ts';
import { isBanned } from './customerStatus.ts';

type Person = Pick<Customer, 'kycPassed' | 'cryptoRegistrarStatus'>;

/** What keeps somebody from selling works: banned, or not identified yet, while a check is running, none is, or the last one failed. */
export type SellingObstacle = 'banned' | 'underReview' | 'unidentified' | 'rejected';

/** Whether somebody may sell works: identified, and not banned (spec section 6). */
export function maySell(customer: Person): boolean {
  return sellingObstacleFor(customer, null) === null;
}

/**
 * What keeps somebody from selling, that which cannot be helped first; null where nothing does.
 * @param check the latest identity check; null where none was begun.
 */
export function sellingObstacleFor(
  customer: Person,
  check: Pick<Identification, 'stateAsString'> | null,
): SellingObstacle | null {
  if (isBanned(customer)) return 'banned';
  if (customer.kycPassed) return null;
  if (isRejected(check)) return 'rejected';
  return isUnderReview(check) ? 'underReview' : 'unidentified';
}

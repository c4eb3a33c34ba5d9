import { isRejected, isUnderReview } from '#domain/onboarding/identity.ts';
import type { Customer } from '../shop/customer.ts';
import type { Identification } from '../shop/onboarding.ts';
import { isBanned } from './customerStatus.ts';

type Person = Pick<Customer, 'kycPassed' | 'cryptoRegistrarStatus'>;

/**
 * Reason why a customer may not sell items: banned; or not identified: check under review, no check yet, or the last
 * check rejected.
 */
export type SellingObstacle = 'banned' | 'underReview' | 'unidentified' | 'rejected';

/** True if the customer may sell items: identified, and not banned (requirements 2.38 and 6.6). */
export function maySell(customer: Person): boolean {
  return sellingObstacleFor(customer, null) === null;
}

/**
 * Returns the reason why the customer may not sell items, the unresolvable one first; null if there is none.
 * @param check Latest identity check; null if there was none.
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

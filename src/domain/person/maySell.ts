import type { Customer } from '../shop/customer.ts';
import { isBanned } from './customerStatus.ts';

/** Whether somebody may sell works: identified, and not banned (spec section 6). */
export function maySell(customer: Pick<Customer, 'kycPassed' | 'cryptoRegistrarStatus'>): boolean {
  return customer.kycPassed && !isBanned(customer);
}

import { type Customer, CustomerStatus, RegistrarStatus } from '#domain/shop/customer.ts';

/** True if the shop has a word of its own for the customer's status, which tells nothing here but that they are not cleared. */
export const hasOwnStatus = (customer: Pick<Customer, 'cryptoRegistrarStatus' | 'status'>): boolean =>
  !RegistrarStatus.safeParse(customer.cryptoRegistrarStatus).success ||
  !CustomerStatus.safeParse(customer.status).success;

import { type Customer, CustomerStatus, RegistrarStatus } from '#domain/shop/customer.ts';

/** True if the shop uses a status of its own for the customer, which only means that the customer is not cleared. */
export const hasOwnStatus = (customer: Pick<Customer, 'cryptoRegistrarStatus' | 'status'>): boolean =>
  !RegistrarStatus.safeParse(customer.cryptoRegistrarStatus).success ||
  !CustomerStatus.safeParse(customer.status).success;

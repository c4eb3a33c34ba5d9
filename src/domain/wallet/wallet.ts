import type { Customer, Wallet } from '#domain/shop/customer.ts';

/**
 * Wallet that holds the customer's tokens: their own, else that of the company for which they act; null if neither
 * exists.
 */
export const walletOf = ({ defaultWallet, company }: Pick<Customer, 'defaultWallet' | 'company'>): Wallet | null =>
  defaultWallet ?? company?.defaultWallet ?? null;

import type { Customer, Wallet } from '#domain/shop/customer.ts';

/** The wallet that holds somebody's tokens: their own, or for whom acts for a company the company's; null: there is none. */
export const walletOf = ({ defaultWallet, company }: Pick<Customer, 'defaultWallet' | 'company'>): Wallet | null =>
  defaultWallet ?? company?.defaultWallet ?? null;

import type { InterestPeriod } from '#domain/order/productTerms.ts';

/** A text in both languages of the product (spec section 9). German is written first, English is as complete. */
export interface Words {
  de: string;
  en: string;
}

/** Codes of the two ways to pay (spec section 9). */
export type MethodCode = 'card' | 'bank_transfer';

/** A bond as its issuer would announce it. Amounts in cents, dates in ISO 8601, tokens whole. */
export interface BondSeed {
  code: string;
  slug: string;
  name: Words;
  short: Words;
  description: Words;
  issuer: string;
  collateral: Words;
  isin: string;
  /** Percent a year. */
  interestRate: string;
  interestPeriod: InterestPeriod;
  /** First day that bears interest. */
  valueDate: string;
  maturityDate: string;
  /** Nominal value of one token. */
  nominal: number;
  minimum: number;
  maximumNonProfessional: number | null;
  professionalOnly: boolean;
  supply: number;
  onHand: number;
  investors: number;
  allowToBuy: boolean;
  whitelisting: boolean;
  inStock: boolean;
  /** False: the product has no default variant and is hidden (spec section 5). */
  hasVariant: boolean;
  methods: readonly MethodCode[];
  /** Category, one of `BOND_TAXONS`. */
  taxon: string;
  /** Name of the picture in `art/`; null: the app draws its pattern. */
  art: string | null;
  createdAt: string;
}

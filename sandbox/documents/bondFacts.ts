import type { Words } from '../content/types.ts';
import type { Text } from './bilingual.ts';

/** Facts about a bond for its papers. Amounts in cents, dates in ISO 8601. */
export interface BondFacts {
  name: string;
  issuer: string;
  isin: string;
  description: Text;
  interestRate: string;
  interestPeriod: 'monthly' | 'quarterly' | 'semiannual' | 'annual';
  valueDate: string;
  maturityDate: string;
  unitNominal: number;
  minimum: number;
  maximumNonProfessional: number | null;
  /** Whole tokens. */
  supply: number;
  collateral: Text;
  createdAt: string;
}

export const PERIODS: Record<BondFacts['interestPeriod'], Words> = {
  monthly: { de: 'monatlich', en: 'monthly' },
  quarterly: { de: 'vierteljährlich', en: 'quarterly' },
  semiannual: { de: 'halbjährlich', en: 'half-yearly' },
  annual: { de: 'jährlich', en: 'annually' },
};

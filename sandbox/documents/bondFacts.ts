/** Facts about a bond for its papers. Amounts in cents, dates in ISO 8601. */
export interface BondFacts {
  name: string;
  issuer: string;
  isin: string;
  description: string;
  interestRate: string;
  interestPeriod: 'monthly' | 'quarterly' | 'semiannual' | 'annual';
  valueDate: string;
  maturityDate: string;
  unitNominal: number;
  minimum: number;
  maximumNonProfessional: number | null;
  /** Whole tokens. */
  supply: number;
  collateral: string;
  createdAt: string;
}

export const PERIODS: Record<BondFacts['interestPeriod'], string> = {
  monthly: 'monatlich',
  quarterly: 'vierteljährlich',
  semiannual: 'halbjährlich',
  annual: 'jährlich',
};

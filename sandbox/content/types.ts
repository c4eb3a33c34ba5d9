import * as z from 'zod/mini';
import { interestPeriods } from '#domain/order/productTerms.ts';

/** Text in both languages of the product (requirement 9.1). German is the original; English is as complete. */
export const Words = z.object({ de: z.string(), en: z.string() });
export type Words = z.infer<typeof Words>;

/** Moment or day in ISO 8601, or number of days before the sandbox’s start, so that it looks recent. */
export const SeedDate = z.union([z.string(), z.object({ daysAgo: z.int() })]);
export type SeedDate = z.infer<typeof SeedDate>;

const DAY = 86_400_000;

/** Returns the moment of a date at the sandbox’s start; a day without time is at 9:16 UTC. */
export function momentOf(date: SeedDate, now: Date): Date {
  if (typeof date !== 'string') return new Date(now.getTime() - date.daysAgo * DAY);
  return new Date(date.includes('T') ? date : `${date}T09:16:00.000Z`);
}

/** Codes of the two payment methods (requirement 9.14). */
export const MethodCode = z.enum(['card', 'bank_transfer']);
export type MethodCode = z.infer<typeof MethodCode>;

/** Bond as announced by its issuer. Amounts in cents, dates in ISO 8601, whole tokens. */
export const BondSeed = z.object({
  code: z.string(),
  slug: z.string(),
  name: Words,
  short: Words,
  description: Words,
  issuer: z.string(),
  collateral: Words,
  /**
   * ISIN with its check digit (ISO 6166). The national number of every seeded bond begins with `PKT`, which no issuer
   * uses.
   */
  isin: z.string(),
  /** Percent per year. */
  interestRate: z.string(),
  interestPeriod: z.enum(interestPeriods),
  /** First day that bears interest. */
  valueDate: z.string(),
  maturityDate: z.string(),
  /** Nominal value of one token. */
  nominal: z.int(),
  minimum: z.int(),
  maximumNonProfessional: z.nullable(z.int()),
  professionalOnly: z.boolean(),
  supply: z.int(),
  onHand: z.int(),
  investors: z.int(),
  allowToBuy: z.boolean(),
  whitelisting: z.boolean(),
  inStock: z.boolean(),
  /** False hides the product, which then has no default variant (requirement 5.24). */
  hasVariant: z.boolean(),
  methods: z.array(MethodCode),
  /** Code of the category in `BOND_TAXONS`. */
  taxon: z.string(),
  /** Name of the picture in `art/`; null for the app’s pattern. */
  art: z.nullable(z.string()),
  createdAt: z.string(),
});
export type BondSeed = z.infer<typeof BondSeed>;

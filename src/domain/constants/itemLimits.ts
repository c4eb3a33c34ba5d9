import type { Cents } from '#domain/shop/fields.ts';

/** Figures of works (requirements 9.3 and 9.6), and limits of their contents. */

/** Limits of an item's and a profile's contents: characters, rows and numbers. */
export const itemLimits = {
  description: 5_000,
  metadataKey: 100,
  metadataValue: 1_000,
  metadataRows: 200,
  files: 10,
  profileFiles: 30,
  profileDescription: 2_000,
  copies: 10_000,
  /** Percent of the price of each further sale. */
  royalties: 50,
  /** Price of one copy, in cents. */
  price: 100_000_000,
} as const;

/** Percent of VAT that the price of a work includes. */
export const itemVat = 19;

/** Share of the price that the shop keeps of each item sale. */
export const saleFee = 0.001;

/**
 * Figures of the bid dialog: fixed, and for demonstration only. No customer has this balance or pays this fee.
 * Requirement 9.3 gives the fee as 0.2 without a unit, and no balance: all amounts are euros.
 */
export const demoBid = { balance: 1_500_00, fee: 20 } as const satisfies Record<string, Cents>;

/** Maximum number of bytes of a media file. */
export const mediaLimit = 30_000_000;

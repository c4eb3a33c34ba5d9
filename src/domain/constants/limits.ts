/** The figures of spec section 9 that are not times (those are in `freshness.ts`). */

/** How many items a page or a list shows, or asks the shop for. */
export const pageSizes = {
  products: 12,
  homeProducts: 8,
  homePlaceholders: 4,
  marketplaceHomeItems: 8,
  auctions: 4,
  topCreators: 8,
  creatorPlaceholders: 8,
  productPlaceholders: 12,
  orders: 50,
  cmsPages: 200,
  lookups: 400,
  payouts: 300,
  payoutsShown: 3,
} as const;

/** Whole tokens: the quantity that an order starts with, and the step of the quantity on a card. */
export const quantities = { first: 1, step: 1000 } as const;

/** The most investors that a bond may have (fewer than 150: Article 1 (4) (b) of Regulation (EU) 2017/1129). */
export const bondInvestorLimit = 149;

/** Value added tax in percent. */
export const vatPercent = 19;

/** The fee for a sale on the marketplace, as a part of the price. */
export const saleFee = 0.001;

/** The demonstration fee of the bid popup, as a part of the bid. */
export const demoBidFee = 0.2;

/** Bytes of an upload, and how many documents may serve one purpose. */
export const uploads = { mediaBytes: 30_000_000, pdfBytes: 20_000_000, documentsPerPurpose: 3 } as const;

export const passwordMinimum = 8;

/**
 * Beneficial owners: the percentage of capital or votes that makes one, the percentage of control from the second level
 * on, and the greatest age of a document in months.
 */
export const beneficialOwnership = { sharePercent: 25, controlPercent: 50, documentMonths: 3 } as const;

/**
 * Spec section 5: an experience grade up to `riskGrade` fails the risk check; this many answered questionnaires count
 * as suitability.
 */
export const suitabilityTest = { riskGrade: 7, questionnaires: 2 } as const;

/** The custody wallet that is made for a customer. */
export const custodyWalletType = 'token-forge';
export function custodyWalletName(uuid: string): string {
  return `HeadlessWallet${uuid}`;
}

/** The figures of spec section 9 that are not times (those are in `freshness.ts`), as far as something uses them. */

/** How many items a page or a list shows, or asks the shop for. */
export const pageSizes = {
  products: 12,
  homeProducts: 8,
  homePlaceholders: 4,
  marketplaceHomeItems: 8,
  productPlaceholders: 12,
  orders: 50,
  cmsPages: 200,
  payouts: 300,
  payoutsShown: 3,
} as const;

/** Whole tokens: the quantity that an order starts with, and the step of the quantity on a card. */
export const quantities = { first: 1, step: 1000 } as const;

/** The most investors that a bond may have (fewer than 150: Article 1 (4) (b) of Regulation (EU) 2017/1129). */
export const bondInvestorLimit = 149;

/**
 * What the terms and conditions grant, in days: how long a transfer may take (section 5), and how long a consumer may
 * withdraw (section 8; § 355 (2) BGB).
 */
export const periods = { payment: 10, withdrawal: 14 } as const;

export const passwordMinimum = 8;

/** The most characters that the shop keeps of a text, and so the most that a form takes. */
export const textLimits = {
  /** A name, a street, a city. */
  line: 100,
  /** A postcode, a tax number. */
  code: 30,
  /** The declarations of an order, in words, with the titles of its documents. */
  notes: 10_000,
} as const;

/** Custody wallets of one customer. */
export const walletsMost = 10;

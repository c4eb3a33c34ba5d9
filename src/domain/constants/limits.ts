/** Figures of requirements section 9 except times (see `freshness.ts`), if any code uses them. */

/** Numbers of rows that a page or list shows, or requests from the shop. */
export const pageSizes = {
  products: 12,
  /** Products per request when a list reads all of them: whole pages, at most the shop's 100 per answer. */
  allProducts: 96,
  homeProducts: 8,
  homePlaceholders: 4,
  marketplaceHomeItems: 8,
  homeCollections: 4,
  productPlaceholders: 12,
  topCreators: 8,
  /** People found by a search, beside the items. */
  people: 8,
  /** Collections found by a search. */
  collections: 8,
  /** Collections on their creator's profile; section 9 gives no number. */
  creatorsCollections: 100,
  /** Creators that a filter offers; section 9 gives no number. */
  creatorsListed: 100,
  orders: 50,
  /** Orders per request when a file exports all of them: fewer and larger pages. */
  exportedOrders: 400,
  cmsPages: 200,
  payouts: 300,
  payoutsShown: 3,
  lookups: 400,
  /** Page size of account lists; section 9 gives none. */
  accountLists: 100,
  /** Rows of a long list shown initially, and added by each press of a button. */
  listRows: 50,
  /** Register excerpts on the custody page; a page of its own lists all of them. */
  excerptsShown: 3,
} as const;

/** Whole tokens: the initial quantity of an order, and the step of the quantity on a card. */
export const quantities = { first: 1, step: 1000 } as const;

/** Maximum number of investors in a bond (fewer than 150: Article 1 (4) (b) of Regulation (EU) 2017/1129). */
export const bondInvestorLimit = 149;

/**
 * Periods of the terms and conditions in days: for a bank transfer (section 5), for a consumer's withdrawal (section 8;
 * § 355 (2) BGB), and for the refund after it, of a security and of a work (section 12).
 */
export const periods = { payment: 10, withdrawal: 14, refund: 30, refundOfWork: 14 } as const;

export const passwordMinimum = 8;

/**
 * Onboarding limits: the investor's age in years, the maximum age of a company's evidence in months, and the earliest
 * possible dates of a birth and of a company's founding.
 */
export const onboardingLimits = {
  minimumAge: 18,
  evidenceMonths: 3,
  /** No living person was born earlier. */
  firstBirthday: '1900-01-01',
  firstFounding: '1000-01-01',
} as const;

/**
 * Limits of a company's evidence (requirements 5.9 and 9.6): bytes of a PDF, and documents per purpose. Together, for
 * all purposes, they are all that a company can store.
 */
export const evidenceLimits = { bytes: 20_000_000, perPurpose: 3 } as const;

/**
 * Shares, in percent of the capital or of the votes, above which a person is a beneficial owner: more than `first` of
 * the company itself, and more than `above` of each intermediate company from the second level on (requirement 9.5; § 3
 * (2) GwG).
 */
export const ownershipThresholds = { first: 25, above: 50 } as const;

/** Maximum number of persons listed for a company, representatives and owners together. */
export const companyPersonsMost = 50;

/** Maximum number of characters that the shop stores of a text, and that a form therefore accepts. */
export const textLimits = {
  /** A name, a street, a city. */
  line: 100,
  /** A postcode, a tax number. */
  code: 30,
  /** An email address: RFC 5321's 254, with surrounding spaces, which are trimmed. */
  mail: 260,
  /** A password: long enough for a passphrase of twenty words (NIST SP 800-63B requires at least 64). */
  password: 200,
  /** The declarations of an order, in words, with the titles of its documents. */
  notes: 10_000,
} as const;

/** Maximum number of custody wallets per customer. */
export const walletsMost = 10;

/**
 * Appropriateness test (requirement 9.11): the highest grade in experience that still requires the risk notice, and the
 * number of required questionnaires (knowledge and experience).
 */
export const appropriateness = { riskGrade: 7, questionnaires: 2 } as const;

/**
 * Number of the three criteria that a professional investor has to meet (Directive 2014/65/EU, Annex II; § 67 WpHG).
 */
export const professionalCriteria = 2;

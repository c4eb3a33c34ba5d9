/** The figures of spec section 9 that are not times (those are in `freshness.ts`), as far as something uses them. */

/** How many items a page or a list shows, or asks the shop for. */
export const pageSizes = {
  products: 12,
  homeProducts: 8,
  homePlaceholders: 4,
  marketplaceHomeItems: 8,
  productPlaceholders: 12,
  topCreators: 8,
  /** People who are found by a search, beside the works. */
  people: 8,
  /** Collections, likewise. */
  collections: 8,
  /** Creators that a filter offers; section 9 gives no number. */
  creatorsListed: 100,
  orders: 50,
  /** Of orders that are read to the last one, for a file: fewer and larger pages. */
  exportedOrders: 400,
  cmsPages: 200,
  payouts: 300,
  payoutsShown: 3,
  lookups: 400,
  /** Page size of account lists; section 9 gives none. */
  accountLists: 100,
  /** Rows of a long list that are shown at first, and more by each press of a button. */
  listRows: 50,
  /** Register excerpts on the page about custody; all of them have a page of their own. */
  excerptsShown: 3,
} as const;

/** Whole tokens: the quantity that an order starts with, and the step of the quantity on a card. */
export const quantities = { first: 1, step: 1000 } as const;

/** The most investors that a bond may have (fewer than 150: Article 1 (4) (b) of Regulation (EU) 2017/1129). */
export const bondInvestorLimit = 149;

/**
 * What the terms and conditions grant, in days: how long a transfer may take (section 5), how long a consumer may
 * withdraw (section 8; § 355 (2) BGB), and how long what was paid may take to come back then.
 */
export const periods = { payment: 10, withdrawal: 14, refund: 30 } as const;

export const passwordMinimum = 8;

/**
 * Onboarding: the investor's age in years, how many months old a company's evidence may be, and the day before which no
 * company that still exists was founded.
 */
export const onboardingLimits = {
  minimumAge: 18,
  evidenceMonths: 3,
  /** Nobody alive was born before. */
  firstBirthday: '1900-01-01',
  firstFounding: '1000-01-01',
} as const;

/**
 * A company's evidence (spec sections 5 and 9): bytes of a PDF, and how many documents prove one thing. Both together, for
 * each purpose, are all that a company can keep.
 */
export const evidenceLimits = { bytes: 20_000_000, perPurpose: 3 } as const;

/**
 * From which share, in percent of the capital or of the votes, somebody is a beneficial owner: more than `first` of the
 * company itself, more than `above` of each company in between from the second level on (spec section 9; § 3 (2) GwG).
 */
export const ownershipThresholds = { first: 25, above: 50 } as const;

/** The most persons that are named for a company, as its representatives and owners together. */
export const companyPersonsMost = 50;

/** The most characters that the shop keeps of a text, and so the most that a form takes. */
export const textLimits = {
  /** A name, a street, a city. */
  line: 100,
  /** A postcode, a tax number. */
  code: 30,
  /** An address to write to: RFC 5321's 254, with the spaces around it that are cut off. */
  mail: 260,
  /** A password: a passphrase of twenty words has room (NIST SP 800-63B asks for 64 at least). */
  password: 200,
  /** The declarations of an order, in words, with the titles of its documents. */
  notes: 10_000,
} as const;

/** Custody wallets of one customer. */
export const walletsMost = 10;

/**
 * The appropriateness test (spec section 9): the grade of the questionnaire on experience up to which the risk notice is
 * shown, and how many questionnaires must be answered, those on knowledge and on experience.
 */
export const appropriateness = { riskGrade: 7, questionnaires: 2 } as const;

/** How many of the three criteria a professional investor meets (Directive 2014/65/EU, Annex II; § 67 WpHG). */
export const professionalCriteria = 2;

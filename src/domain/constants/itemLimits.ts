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

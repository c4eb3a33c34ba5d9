/** What a creator may say, in characters and rows, and how much of it. */
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
  /** Of one copy, in cents. */
  price: 100_000_000,
} as const;

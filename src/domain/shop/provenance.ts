import * as z from 'zod/mini';

/** A change of hands of a token, as the blockchain has it (spec section 3, transaction). */
export const Transaction = z.object({
  id: z.int(),
  hash: z.string(),
  fromAddress: z.string(),
  toAddress: z.string(),
  /** Code of the variant. */
  productVariant: z.string(),
});
export type Transaction = z.infer<typeof Transaction>;

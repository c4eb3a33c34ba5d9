import * as z from 'zod/mini';
import { reference } from './relations.ts';

/** A change of hands of a token, as the blockchain has it (spec section 3, transaction). */
export const Transaction = z.object({
  hash: z.string(),
  fromAddress: z.string(),
  toAddress: z.string(),
  /** Code of the variant. */
  productVariant: reference,
});
export type Transaction = z.infer<typeof Transaction>;

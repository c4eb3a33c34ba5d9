import * as z from 'zod/mini';
import { reference } from './relations.ts';

/** Change of a token's owner, as recorded on the blockchain (spec section 3, transaction). */
export const Transaction = z.object({
  hash: z.string(),
  fromAddress: z.string(),
  toAddress: z.string(),
  /** Code of the variant. */
  productVariant: reference,
});
export type Transaction = z.infer<typeof Transaction>;

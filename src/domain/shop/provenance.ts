import * as z from 'zod/mini';
import { IsoDate } from './dates.ts';
import { Cents } from './fields.ts';
import { reference } from './relations.ts';
import { orNull } from './schema.ts';

/**
 * Change of a token's owner, as recorded on the blockchain (requirement 3.16, transaction). Its moment and the price of
 * a token are additions; the price is null for a transfer without a sale.
 */
export const Transaction = z.object({
  hash: z.string(),
  fromAddress: z.string(),
  toAddress: z.string(),
  /** Code of the variant. */
  productVariant: reference,
  createdAt: orNull(IsoDate),
  price: orNull(Cents),
});
export type Transaction = z.infer<typeof Transaction>;

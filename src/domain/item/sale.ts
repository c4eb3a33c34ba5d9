import * as z from 'zod/mini';
import { saleFee } from '#domain/constants/itemLimits.ts';
import { IsoDate } from '#domain/shop/dates.ts';
import { Cents } from '#domain/shop/fields.ts';
import { orElse, orNull } from '#domain/shop/schema.ts';

/** Fee on the price of a copy, in whole cents. */
export const feeOf = (price: Cents): Cents => Math.round(price * saleFee);

/** Part of a price that is paid to the creator. */
export const payoutOf = (price: Cents): Cents => price - feeOf(price);

/**
 * Listing of requirement 3.16 for one sale; the amounts and the moment are additions. `status` is `sold` or
 * `cancelled`, `paymentStatus` that of the order, `transactionStatus` `minted` or `pending`.
 */
export const Sale = z.object({
  id: z.string(),
  status: z.string(),
  paymentStatus: z.string(),
  transactionStatus: z.string(),
  quantity: orElse(z.int(), 1),
  price: Cents,
  fee: Cents,
  payout: Cents,
  soldAt: orNull(IsoDate),
});
export type Sale = z.infer<typeof Sale>;

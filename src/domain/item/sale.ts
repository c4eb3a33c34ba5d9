import * as z from 'zod/mini';
import { IsoDate } from '#domain/shop/dates.ts';
import { Cents } from '#domain/shop/fields.ts';
import { orElse, orNull } from '#domain/shop/schema.ts';

/** Share of the price that is kept of each sale of a work (spec section 9). */
export const SALE_FEE = 0.001;

/** Fee on what a copy is sold for, in whole cents. */
export const feeOf = (price: Cents): Cents => Math.round(price * SALE_FEE);

/** Part of a price that the maker is paid. */
export const payoutOf = (price: Cents): Cents => price - feeOf(price);

/**
 * A listing of spec section 3, of one sale: the money and the moment are additions. `status` is `sold` or `cancelled`,
 * `paymentStatus` that of the order, `transactionStatus` `minted` or `pending`.
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

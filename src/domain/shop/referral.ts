import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { IsoDay } from './dates.ts';
import { Cents } from './fields.ts';
import { orNull } from './schema.ts';

/**
 * How far somebody has come who was referred. Whoever is not let in stays at `disclosing`: that is nobody else's business.
 */
export const ReferralStatus = z.enum(['unverified', 'disclosing', 'cleared', 'subscribed', 'settled']);
export type ReferralStatus = z.infer<typeof ReferralStatus>;

/** Of somebody who came by a referral, what whoever referred them is told: no name, no security, no amount. */
export const Referral = z.object({
  id: z.int(),
  /** „M. Y.“ */
  initials: z.string(),
  signedUpOn: IsoDay,
  status: ReferralStatus,
  /** Cents that were earned by it; null while none are. */
  commission: orNull(Cents),
  earnedOn: orNull(IsoDay),
});
export type Referral = z.infer<typeof Referral>;

/** A discount code that the customer has redeemed, and what became of it. It changes no amount of an order. */
export const Discount = z.object({
  id: z.int(),
  code: z.string(),
  /** Cents that are credited once a subscription is settled. */
  credit: Cents,
  acceptedOn: IsoDay,
  creditedOn: orNull(IsoDay),
});
export type Discount = z.infer<typeof Discount>;

/** Payload of `POST discounts`. */
export const DiscountRedemption = z.object({ code: z.string().check(z.maxLength(textLimits.code)) });
export type DiscountRedemption = z.infer<typeof DiscountRedemption>;

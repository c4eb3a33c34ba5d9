import * as z from 'zod/mini';
import { textLimits } from '../constants/limits.ts';
import { IsoDay } from './dates.ts';
import { Cents } from './fields.ts';
import { orNull } from './schema.ts';

/**
 * Progress of a referred person. A rejected person stays at `disclosing`: the referrer must not learn of the rejection.
 */
export const ReferralStatus = z.enum(['unverified', 'disclosing', 'cleared', 'subscribed', 'settled']);
export type ReferralStatus = z.infer<typeof ReferralStatus>;

/** Facts about a referred person that the referrer may see (requirement 3.27): no name, no security, no amount. */
export const Referral = z.object({
  id: z.int(),
  /** „M. Y.“ */
  initials: z.string(),
  signedUpOn: IsoDay,
  status: ReferralStatus,
  /** Cents earned by the referral; null until then. */
  commission: orNull(Cents),
  earnedOn: orNull(IsoDay),
});
export type Referral = z.infer<typeof Referral>;

/** Discount code that the customer has redeemed, and its credit. Does not change the amount of any order. */
export const Discount = z.object({
  id: z.int(),
  code: z.string(),
  /** Cents credited once a subscription is settled. */
  credit: Cents,
  acceptedOn: IsoDay,
  creditedOn: orNull(IsoDay),
});
export type Discount = z.infer<typeof Discount>;

/** Payload of `POST discounts`. */
export const DiscountRedemption = z.object({ code: z.string().check(z.maxLength(textLimits.code)) });
export type DiscountRedemption = z.infer<typeof DiscountRedemption>;

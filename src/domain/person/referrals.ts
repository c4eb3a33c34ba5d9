import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Referral } from '#domain/shop/referral.ts';
import { isBanned } from './customerStatus.ts';

/**
 * Returns the sign-up address for people whom the customer refers: the shop's link if it is a web address, else the
 * sign-up with the referral code, else null. Null for customers who may not refer others or are banned: they must not
 * earn a commission for recommending products to which they may not subscribe.
 * @param signUp Returns the path of the sign-up with a code.
 */
export function referralUrlOf(
  customer: Pick<Customer, 'referralPartner' | 'referralCode' | 'referralLink' | 'cryptoRegistrarStatus'>,
  origin: string,
  signUp: (code: string) => string,
): string | null {
  const { referralPartner, referralCode, referralLink } = customer;
  if (!referralPartner || isBanned(customer)) return null;
  const named = referralLink !== null && URL.canParse(referralLink, origin) ? new URL(referralLink, origin) : null;
  if (named !== null && ['http:', 'https:'].includes(named.protocol)) return named.href;
  return referralCode ? new URL(signUp(referralCode), origin).href : null;
}

export function countsOf(referrals: readonly Referral[]): { invited: number; subscribed: number } {
  const subscribed = referrals.filter(({ status }) => status === 'subscribed' || status === 'settled');
  return { invited: referrals.length, subscribed: subscribed.length };
}

/** Returns the commissions by year, latest first: years with earnings, and the current year. */
export function commissionsOf(
  referrals: readonly Referral[],
  currentYear: number,
): { year: number; commission: Cents }[] {
  const years = new Map([[currentYear, 0]]);
  for (const { commission, earnedOn } of referrals) {
    if (commission === null || earnedOn === null) continue;
    const year = Number(earnedOn.slice(0, 4));
    years.set(year, (years.get(year) ?? 0) + commission);
  }
  return [...years].map(([year, commission]) => ({ year, commission })).sort((one, other) => other.year - one.year);
}

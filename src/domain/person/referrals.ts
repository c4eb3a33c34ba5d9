import type { Customer } from '#domain/shop/customer.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { Referral } from '#domain/shop/referral.ts';
import { isBanned } from './customerStatus.ts';

/**
 * The address at which somebody signs up who is referred; null for whoever may not refer others, or is banned: nobody
 * recommends for a commission what they may not subscribe to. What the shop names is shared only where it is an address of
 * the web.
 * @param signUp The path of the sign-up with a code.
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

/** How many have come, and how many of them have subscribed. */
export function countsOf(referrals: readonly Referral[]): { invited: number; subscribed: number } {
  const subscribed = referrals.filter(({ status }) => status === 'subscribed' || status === 'settled');
  return { invited: referrals.length, subscribed: subscribed.length };
}

/** What was earned in each year in which something was, and in the current one; the latest first. */
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

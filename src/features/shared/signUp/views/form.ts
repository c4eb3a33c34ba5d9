import type { AsyncData } from '#components/async/Async.tsx';
import type { Referrer } from '#domain/shop/signUp.ts';

export type SignUpForm = {
  /** Null before the choice, which all other fields depend on. */
  accountType: string | null;
  companyName: string;
  iban: string;
  bic: string;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  confirmPassword: string;
  referralCode: string;
  subscribedToNewsletter: boolean;
  termsAccepted: boolean;
};

/** Referral code in the URL, and its referrer. */
export interface Recommendation {
  code: string;
  read: AsyncData<Referrer>;
}

import type { AsyncData } from '#components/async/Async.tsx';
import type { Referrer } from '#domain/shop/signUp.ts';

/** What the form of a sign-up holds. */
export type SignUpForm = {
  /** Null until it is chosen: the other fields follow from it. */
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

/** The referral code of the address, and whose it is. */
export interface Recommendation {
  code: string;
  read: AsyncData<Referrer>;
}

import * as z from 'zod/mini';
import {
  capitals,
  code,
  companyName,
  type DraftBreach,
  MailAddress,
  NewPassword,
  optionalBic,
  optionalIban,
  personName,
} from './drafts.ts';

/** What both kinds of account say of whoever signs up (spec section 3). */
const person = {
  firstName: personName,
  lastName: personName,
  email: MailAddress,
  password: NewPassword,
  confirmPassword: z.string(),
  referralCode: z.optional(code),
  /** The consent to marketing: never given by saying nothing (Art. 7 GDPR). */
  subscribedToNewsletter: z._default(z.boolean(), false),
  termsAccepted: z.boolean().check(z.refine((is) => is, { error: 'termsNotAccepted' satisfies DraftBreach })),
};

const isTwice = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: 'passwordsDiffer' satisfies DraftBreach, path: ['confirmPassword'] },
);

/** Payload of `POST customers`: a natural person signs up. */
export const SignUp = z.object({ ...person, accountType: z.optional(z.literal('personal')) }).check(isTwice);

/** Payload of `POST companies`: somebody signs up a company, and may name its bank account at once. */
export const CompanySignUp = z
  .object({
    ...person,
    accountType: z.optional(z.literal('company')),
    companyName,
    iban: z.optional(capitals(optionalIban)),
    bic: z.optional(capitals(optionalBic)),
  })
  .check(isTwice);

/** Payload of `POST account-verification-requests`. */
export const VerificationRequest = z.object({ email: MailAddress });

/**
 * Payload of `PUT customers/{uuid}/email`, an addition to section 7: another mail address, with the code where the second
 * factor is on, else with the password.
 */
export const EmailChange = z.object({
  email: MailAddress,
  currentPassword: z.optional(z.string()),
  code: z.optional(z.string()),
});
export type EmailChange = z.infer<typeof EmailChange>;

/** Payload of `PATCH account-verification-requests/{token}`: the token once more (spec section 7). */
export const Verification = z.object({ token: z.string() });

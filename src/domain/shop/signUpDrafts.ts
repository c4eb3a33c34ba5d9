import * as z from 'zod/mini';
import {
  bankCode,
  code,
  companyName,
  type DraftBreach,
  MailAddress,
  NewPassword,
  optionalBic,
  optionalIban,
  personName,
} from './drafts.ts';

/** Fields of the person who signs up, for both kinds of account (requirement 3.7). */
const person = {
  firstName: personName,
  lastName: personName,
  email: MailAddress,
  password: NewPassword,
  confirmPassword: z.string(),
  referralCode: z.optional(code),
  /** Consent to marketing: never given by silence (Art. 4 (11) GDPR). */
  subscribedToNewsletter: z._default(z.boolean(), false),
  termsAccepted: z.boolean().check(z.refine((is) => is, { error: 'termsNotAccepted' satisfies DraftBreach })),
};

const isTwice = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  { error: 'passwordsDiffer' satisfies DraftBreach, path: ['confirmPassword'] },
);

/** Payload of `POST customers`: a natural person's sign-up. */
export const SignUp = z.object({ ...person, accountType: z.optional(z.literal('personal')) }).check(isTwice);

/** Payload of `POST companies`: a company's sign-up, optionally with its bank account. */
export const CompanySignUp = z
  .object({
    ...person,
    accountType: z.optional(z.literal('company')),
    companyName,
    iban: z.optional(bankCode(optionalIban)),
    bic: z.optional(bankCode(optionalBic)),
  })
  .check(isTwice);

/** Payload of `POST account-verification-requests`. */
export const VerificationRequest = z.object({ email: MailAddress });

/**
 * Payload of `PUT customers/{uuid}/email`, an addition to section 7: the new email address, with the code if the second
 * factor is on, else with the password.
 */
export const EmailChange = z.object({
  email: MailAddress,
  currentPassword: z.optional(z.string()),
  code: z.optional(z.string()),
});
export type EmailChange = z.infer<typeof EmailChange>;

/** Payload of `PATCH account-verification-requests/{token}`: the token, repeated (requirement 7.5). */
export const Verification = z.object({ token: z.string() });

import * as z from 'zod/mini';

// Answers of the sign-up calls. Separate from the payloads (signUpDrafts.ts): the app uses these schemas, but only the
// types of the payloads, whose rules would be bundled otherwise.

/** Completed sign-up: the address that the verification link was sent to. */
export interface SignedUp {
  email: string;
}

/** Answer of `GET referral-codes/{code}`: the referrer, by first name and initial. */
export const Referrer = z.object({ code: z.string(), name: z.string() });
export type Referrer = z.infer<typeof Referrer>;

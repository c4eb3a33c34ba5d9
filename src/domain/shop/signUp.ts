import * as z from 'zod/mini';

// What the shop answers to a sign-up stands apart from what it is sent (signUpDrafts.ts): the app reads the one and only types
// the other, whose rules would come with it.

/** A sign-up: the address that the verification link was sent to. */
export interface SignedUp {
  email: string;
}

/** Answer of `GET referral-codes/{code}`: who recommends the shop, by first name and initial. */
export const Referrer = z.object({ code: z.string(), name: z.string() });
export type Referrer = z.infer<typeof Referrer>;

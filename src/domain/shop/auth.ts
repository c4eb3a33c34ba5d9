import * as z from 'zod/mini';
import { orNull } from './schema.ts';

/** Payload of `POST authentication-token`. */
export const Credentials = z.object({ email: z.string(), password: z.string() });
export type Credentials = z.infer<typeof Credentials>;

/**
 * Answer of `POST authentication-token` (requirement 7.2). `customer` is the customer's IRI. With `twoFactorRequired`
 * the token is valid for `PUT customers/{uuid}/2fa/verify` only, and the refresh token is empty.
 */
export const AuthAnswer = z.object({
  token: z.string(),
  refresh_token: z.pipe(
    orNull(z.string()),
    z.transform((text) => text ?? ''),
  ),
  customer: z.string().check(z.minLength(1)),
  twoFactorRequired: z._default(z.boolean(), false),
});
export type AuthAnswer = z.infer<typeof AuthAnswer>;

/** Answer of `POST token/refresh`. The shop rotates the refresh token. */
export const RefreshAnswer = z.object({ token: z.string(), refresh_token: z.string() });
export type RefreshAnswer = z.infer<typeof RefreshAnswer>;

/** Answer of `PUT customers/{uuid}/2fa/verify`: a full session. */
export const CodeAnswer = z.object({ token: z.string(), refresh_token: z.string() });
export type CodeAnswer = z.infer<typeof CodeAnswer>;

/** Claims of the shop's JSON Web Token that the app reads. Times in seconds since 1970 (RFC 7519). */
export const TokenClaims = z.object({
  exp: z.number(),
  /** Null if unreadable; the clocks are then taken to agree. Only the expiry claim is agreed (requirement 4.2). */
  iat: z.catch(orNull(z.number()), null),
  username: z.catch(orNull(z.string()), null),
});
export type TokenClaims = z.infer<typeof TokenClaims>;

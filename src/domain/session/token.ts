import { tokenExpiryMargin } from '#domain/constants/freshness.ts';
import { TokenClaims } from '#domain/shop/auth.ts';

/**
 * Parses the claims of a JSON Web Token (RFC 7519); null for any other text. The signature is not checked: the app only
 * learns when to refresh, and trusts nothing else in the token.
 */
export function claimsOf(jwt: string): TokenClaims | null {
  const parts = jwt.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || payload === undefined) return null;
  try {
    const claims = TokenClaims.safeParse(JSON.parse(textOf(payload)));
    return claims.success ? claims.data : null;
  } catch {
    return null;
  }
}

/**
 * Decodes UTF-8 text from base64url without padding (RFC 4648 section 5, RFC 7515 appendix C). Throws on anything else.
 */
function textOf(base64url: string): string {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/**
 * Milliseconds by which the local clock is ahead of the shop's, on receipt of a fresh token. `now` is the local time in
 * milliseconds since 1970. 0 for a token without a time of issue.
 */
export function skewOf(claims: TokenClaims, now: number): number {
  return claims.iat === null ? 0 : now - claims.iat * 1000;
}

/**
 * Milliseconds until the token counts as expired, 0 if it already does. May exceed a timer's maximum (`longestTimer` of
 * `freshness.ts`). `skew` is `skewOf`'s result, `now` in milliseconds since 1970.
 */
export function expiresIn(claims: TokenClaims, skew: number, now: number): number {
  return Math.max(0, claims.exp * 1000 + skew - tokenExpiryMargin - now);
}

/** True if the token must no longer be sent (requirement 4.2: by its expiry claim). */
export function isExpired(claims: TokenClaims, skew: number, now: number): boolean {
  return expiresIn(claims, skew, now) === 0;
}

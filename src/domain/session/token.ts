import { tokenExpiryMargin } from '#domain/constants/freshness.ts';
import { TokenClaims } from '#domain/shop/auth.ts';

/**
 * The claims of a JSON Web Token (RFC 7519), or null for any other text. The signature is not checked: the app only
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

/** UTF-8 text from base64url without padding (RFC 4648 section 5, RFC 7515 appendix C). Throws on anything else. */
function textOf(base64url: string): string {
  const bytes = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

/**
 * By how many milliseconds the local clock is ahead of the shop's, at the receipt of a fresh token. `now` is the local
 * time in milliseconds since 1970. 0 for a token that does not say when it was issued.
 */
export function skewOf(claims: TokenClaims, now: number): number {
  return claims.iat === null ? 0 : now - claims.iat * 1000;
}

/**
 * Milliseconds until the token counts as expired, 0 when it already is. It may be more than a timer can hold
 * (`longestTimer` of `freshness.ts`). `skew` as `skewOf` gave it, `now` in milliseconds since 1970.
 */
export function expiresIn(claims: TokenClaims, skew: number, now: number): number {
  return Math.max(0, claims.exp * 1000 + skew - tokenExpiryMargin - now);
}

/** Whether the token may no longer be sent (spec section 4: by its expiry claim). */
export function isExpired(claims: TokenClaims, skew: number, now: number): boolean {
  return expiresIn(claims, skew, now) === 0;
}

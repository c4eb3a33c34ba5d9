/* Logins and one-time secrets. */
import type { Id, Maybe, Moment } from './columns.ts';

/** One login. The reuse of a rotated token ends it. */
export interface RefreshFamiliesTable {
  id: string;
  customerId: number;
  createdAt: Moment;
  revokedAt: Maybe<Moment>;
}

export interface RefreshTokensTable {
  id: Id;
  familyId: string;
  /** SHA-256, hexadecimal. The token itself is never stored. */
  tokenHash: string;
  createdAt: Moment;
  expiresAt: Moment;
  rotatedAt: Maybe<Moment>;
}

export interface OtpSecretsTable {
  customerId: number;
  /** In Base32. The login uses it once the customer has `twoFactorEnabled`. */
  secret: string;
  /** The login that the secret was shown to before it was confirmed. */
  family: string | null;
  createdAt: Moment;
}

export interface OtpUsedCodesTable {
  customerId: number;
  /** Number of the 30-second step since 1970. */
  step: number;
}

/**
 * A one-time link: `reset` of a password, `verification` of a mail address, a `newAddress` in place of it, or `takeBack` of
 * the former one.
 */
export interface LinkTokensTable {
  id: Id;
  customerId: number;
  purpose: 'reset' | 'verification' | 'newAddress' | 'takeBack';
  /** The address that it was sent to, which the last two make the customer's; null in rows of the first releases. */
  email: Maybe<string>;
  tokenHash: string;
  createdAt: Moment;
  expiresAt: Moment;
  usedAt: Maybe<Moment>;
}

export interface RateLimitsTable {
  key: string;
  windowStart: number;
  count: number;
}

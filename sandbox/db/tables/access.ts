/* Logins and one-time secrets. */
import type { Id, Maybe, Moment } from './columns.ts';

/** Login. The reuse of a rotated token ends it. */
export interface RefreshFamiliesTable {
  id: string;
  customerId: number;
  createdAt: Moment;
  revokedAt: Maybe<Moment>;
}

export interface RefreshTokensTable {
  id: Id;
  familyId: string;
  /** SHA-256, hexadecimal. The database never stores the token. */
  tokenHash: string;
  createdAt: Moment;
  expiresAt: Moment;
  rotatedAt: Maybe<Moment>;
}

export interface OtpSecretsTable {
  customerId: number;
  /** Base32. The login requires the second factor once the customer has `twoFactorEnabled`. */
  secret: string;
  /** Login that saw the secret before its confirmation. */
  family: string | null;
  createdAt: Moment;
}

export interface OtpUsedCodesTable {
  customerId: number;
  /** Number of the 30-second step since 1970. */
  step: number;
}

/**
 * Single-use link: `reset` of a password, `verification` of an email address, change to a `newAddress`, or `takeBack`
 * of the former one.
 */
export interface LinkTokensTable {
  id: Id;
  customerId: number;
  purpose: 'reset' | 'verification' | 'newAddress' | 'takeBack';
  /** Recipient, which `newAddress` and `takeBack` make the customer’s address; null in rows of the first releases. */
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

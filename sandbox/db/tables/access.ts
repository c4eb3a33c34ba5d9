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
  createdAt: Moment;
}

export interface OtpUsedCodesTable {
  customerId: number;
  /** Number of the 30-second step since 1970. */
  step: number;
}

/** A one-time link: `reset` of a password, `verification` of a mail address, or a `newAddress` in place of it. */
export interface LinkTokensTable {
  id: Id;
  customerId: number;
  purpose: 'reset' | 'verification' | 'newAddress';
  /** The address that a `newAddress` makes the customer's; null for other purposes. */
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

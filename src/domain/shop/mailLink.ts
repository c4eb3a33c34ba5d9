import type { Failure } from './failure.ts';

/** Outcome of a verification link (requirement 8.6): each has a page of its own. */
export type Verdict = 'verified' | 'alreadyVerified' | 'expired' | 'invalid';

/**
 * Returns the outcome that a refused verification means (requirement 8.6); null for failures that any call may meet.
 */
export function verdictIn(failure: Failure): Exclude<Verdict, 'verified'> | null {
  if (failure.kind === 'violations') return 'alreadyVerified';
  if (failure.kind === 'notFound' || failure.kind === 'conflict') return 'invalid';
  if (failure.kind !== 'general') return null;
  if (failure.status === 422) return 'alreadyVerified';
  if (failure.status === 410) return 'expired';
  return failure.status === 400 ? 'invalid' : null;
}

/** Days until a link expires that verifies an address, and one that undoes a change of address. */
export const linkDays = { verification: 7, takeBack: 3 } as const;

/** Reason why a password reset link is invalid. */
export type DeadLink = 'used' | 'expired' | 'invalid';

/**
 * Returns the reason that a refusal of `reset-password-requests/{token}` means: 404 unknown, 409 used, 410 expired.
 * Null if the call failed for another reason.
 */
export function deadLinkIn(failure: Failure): DeadLink | null {
  if (failure.kind === 'notFound') return 'invalid';
  if (failure.kind === 'conflict') return 'used';
  return failure.kind === 'general' && failure.status === 410 ? 'expired' : null;
}

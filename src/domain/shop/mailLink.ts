import type { Failure } from './failure.ts';

/** What became of a verification link (spec section 8): each has a page of its own. */
export type Verdict = 'verified' | 'alreadyVerified' | 'expired' | 'invalid';

/** What a refused verification says of the link (spec section 8); null for what any call can meet. */
export function verdictIn(failure: Failure): Exclude<Verdict, 'verified'> | null {
  if (failure.kind === 'violations') return 'alreadyVerified';
  if (failure.kind === 'notFound' || failure.kind === 'conflict') return 'invalid';
  if (failure.kind !== 'general') return null;
  if (failure.status === 422) return 'alreadyVerified';
  if (failure.status === 410) return 'expired';
  return failure.status === 400 ? 'invalid' : null;
}

/** Why the link to a new password leads nowhere. */
export type DeadLink = 'used' | 'expired' | 'invalid';

/**
 * What a refusal of `reset-password-requests/{token}` says of the link: unknown is 404, used up 409, too old 410. Null:
 * nothing, it failed for another reason.
 */
export function deadLinkIn(failure: Failure): DeadLink | null {
  if (failure.kind === 'notFound') return 'invalid';
  if (failure.kind === 'conflict') return 'used';
  return failure.kind === 'general' && failure.status === 410 ? 'expired' : null;
}

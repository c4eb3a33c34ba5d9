import { longestTimer } from '#domain/constants/freshness.ts';
import type { Failure } from '#domain/shop/failure.ts';

/** How often a read is repeated without anybody asking; then it shows its failure and a button. */
export const maximumRetries = 2;

/** Milliseconds before a read is repeated for the first time, then twice as long: 0.8 and 1.6 seconds. */
const firstPause = 800;

/**
 * Milliseconds until somebody who waits is told that it takes longer than usual. Whatever fails from then on is told at
 * once: a read that fails at once is told after 2.4 seconds, one that is never answered after this and one more call.
 */
export const patience = 3000;

/** The longest wait in seconds that the shop may ask of somebody who reads. */
const longestWait = 10;

/** Whether the same read may well succeed a moment later. All other failures stay the same however often one asks. */
export function isTransient(failure: Failure): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return true;
    case 'rateLimited':
    case 'unavailable':
      return failure.retryAfter <= longestWait;
    case 'general':
      return failure.status !== null && failure.status >= 500;
    default:
      return false;
  }
}

/** Whether a failed read may be repeated once more without anybody asking; `retries`: how often it was. */
export function mayRepeat(failure: Failure, retries: number): boolean {
  // The shop's own error: it seldom passes within seconds, unlike that of a gateway while the shop begins anew.
  const isOwn = failure.kind === 'general' && failure.status === 500;
  return isTransient(failure) && retries < (isOwn ? 1 : maximumRetries);
}

/** Milliseconds until the read is repeated: what the shop asked for (RFC 9110, Retry-After), else the backoff. */
export function pauseBefore(failure: Failure | null, retries: number): number {
  return waitAfter(failure) * 1000 || backoff(firstPause, retries);
}

/** Seconds for which the shop wants to be left alone after a failure; 0 where it did not say so. */
export const waitAfter = (failure: Failure | null): number =>
  failure?.kind === 'rateLimited' || failure?.kind === 'unavailable' ? failure.retryAfter : 0;

/** Seconds of the longest wait that is counted down on the page. A customer with a longer wait leaves, or takes another way. */
export const longestCountdown = 3_600;

/** Seconds until what is said of a wait changes: it is told in whole minutes, and the last one as such. */
export const untilNextMinute = (wait: number): number => (wait > 60 ? wait % 60 || 60 : wait);

/** Milliseconds before the nth attempt that follows on `first`, counted from 1: each pause is twice the one before. */
export const backoff = (first: number, attempt: number): number => first * 2 ** Math.max(attempt - 1, 0);

/** A delay in milliseconds as a timer can hold it. */
export const asDelay = (milliseconds: number) => Math.min(Math.max(milliseconds, 0), longestTimer);

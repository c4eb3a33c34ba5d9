import { longestTimer } from '#domain/constants/freshness.ts';
import type { Failure } from '#domain/shop/failure.ts';

/** Number of automatic retries of a read; after that the page shows the failure and a button. */
export const maximumRetries = 2;

/** Milliseconds before the first retry of a read; the second waits twice as long: 0.8 and 1.6 seconds. */
const firstPause = 800;

/**
 * Milliseconds until a waiting customer reads that loading takes longer than usual. Any later failure is shown at once:
 * a read that fails immediately shows its failure after 2.4 seconds, an unanswered read after this time and one more
 * call.
 */
export const patience = 3000;

/** Longest wait in seconds that the shop may request before a read is no longer retried. */
const longestWait = 10;

/** Returns true if the same read may succeed a moment later. All other failures are permanent. */
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

/** Returns true if a failed read may be retried automatically. @param retries Number of retries so far. */
export function mayRepeat(failure: Failure, retries: number): boolean {
  // The shop's own error 500 rarely passes within seconds, unlike the error of a gateway while the shop restarts.
  const isOwn = failure.kind === 'general' && failure.status === 500;
  return isTransient(failure) && retries < (isOwn ? 1 : maximumRetries);
}

/** Returns the milliseconds until a read is retried: the shop's request (RFC 9110, Retry-After), else the backoff. */
export function pauseBefore(failure: Failure | null, retries: number): number {
  return waitAfter(failure) * 1000 || backoff(firstPause, retries);
}

/** Returns the seconds that the shop asks callers to wait after a failure; 0 if the failure has no such request. */
export const waitAfter = (failure: Failure | null): number =>
  failure?.kind === 'rateLimited' || failure?.kind === 'unavailable' ? failure.retryAfter : 0;

/** Longest wait in seconds that the page counts down. A customer with a longer wait leaves, or takes another way. */
export const longestCountdown = 3_600;

/** Returns the seconds until the text about a wait changes: the text counts whole minutes and names the last minute. */
export const untilNextMinute = (wait: number): number => (wait > 60 ? wait % 60 || 60 : wait);

/**
 * Returns the milliseconds before the nth attempt after `first`, counted from 1: each pause is twice the previous one.
 */
export const backoff = (first: number, attempt: number): number => first * 2 ** Math.max(attempt - 1, 0);

/** Limits a delay in milliseconds to the range of a timer. */
export const asDelay = (milliseconds: number) => Math.min(Math.max(milliseconds, 0), longestTimer);

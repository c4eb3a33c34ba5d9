import { longestTimer } from '#domain/constants/freshness.ts';
import type { Failure } from '#domain/shop/failure.ts';

/** How often a read is repeated without anybody asking; then it shows its failure and a button. */
export const maximumRetries = 3;

/** Milliseconds before a read is repeated for the first time, then twice as long each: 1, 2, 4 seconds. */
const firstPause = 1000;

/** The longest wait in seconds that the shop may ask of somebody who reads. */
const longestWait = 30;

/** Whether the same read may well succeed a moment later. All other failures stay the same however often one asks. */
export function isTransient(failure: Failure): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return true;
    case 'rateLimited':
      return failure.retryAfter <= longestWait;
    case 'general':
      return failure.status !== null && failure.status >= 500;
    default:
      return false;
  }
}

/** Milliseconds until the read is repeated: what the shop asked for (RFC 9110, Retry-After), else the backoff. */
export function pauseBefore(failure: Failure | null, retries: number): number {
  if (failure?.kind === 'rateLimited') return failure.retryAfter * 1000;
  return backoff(firstPause, retries);
}

/** Milliseconds before the nth attempt that follows on `first`, counted from 1: each pause is twice the one before. */
export const backoff = (first: number, attempt: number): number => first * 2 ** Math.max(attempt - 1, 0);

/** A delay in milliseconds as a timer can hold it. */
export const asDelay = (milliseconds: number) => Math.min(Math.max(milliseconds, 0), longestTimer);

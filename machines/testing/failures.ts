import { FailureError } from '#domain/shop/failure.ts';

/** Failures with which the ports of several machines end in their cases and specs. */

export const offline = new FailureError({ kind: 'offline' });
export const notFound = new FailureError({ kind: 'notFound' });
export const conflict = new FailureError({ kind: 'conflict' });
export const wrongState = new FailureError({ kind: 'wrongState' });
export const invalid2fa = new FailureError({ kind: 'invalid2fa' });
export const unauthorized = new FailureError({ kind: 'unauthorized' });
export const rateLimited = new FailureError({ kind: 'rateLimited', retryAfter: 90 });
/** Failure with a wait that is short enough for a retry without the user. */
export const busyShop = new FailureError({ kind: 'rateLimited', retryAfter: 7 });

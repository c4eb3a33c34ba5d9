import { fromPromise } from 'xstate';
import { notProvided } from '#machines/kit/notProvided.ts';

/** Reads the current status of the customer's second factor. Fails with offline, unauthorized … */
export const readStatus = fromPromise<{ enabled: boolean }>(notProvided);

/**
 * Requests a key by `GET customers/{uuid}/2fa/qr-code`. The key stays with the port, which shows it during the setup:
 * no context, event or inspector ever holds it. Fails with wrongState if the second factor is on already.
 */
export const requestKey = fromPromise<void>(notProvided);

/** Code, and the password when enabling the factor. */
export interface TwoFactorProof {
  code: string;
  currentPassword?: string;
}

/**
 * Changes the status by `PUT customers/{uuid}/2fa/status` with the proof. The shop then ends the customer's other
 * logins. Fails with invalid2fa, violations (of the password), rateLimited, offline …
 */
export const switchOn = fromPromise<void, TwoFactorProof>(notProvided);
export const switchOff = fromPromise<void, TwoFactorProof>(notProvided);

import { fromPromise } from 'xstate';
import { notProvided } from '#machines/notProvided.ts';

/** Whether the customer's second factor is on, as the shop has it now. Fails with offline, unauthorized … */
export const readStatus = fromPromise<{ enabled: boolean }>(notProvided);

/**
 * `GET customers/{uuid}/2fa/qr-code`. The key stays with the port, which shows it for as long as it is set up: no
 * context, event or inspector ever holds it. Fails with wrongState where the second factor is on already.
 */
export const requestKey = fromPromise<void>(notProvided);

/** A code, and the password if the factor is switched on. */
export interface TwoFactorProof {
  code: string;
  currentPassword?: string;
}

/**
 * `PUT customers/{uuid}/2fa/status` with the proof. The shop ends the customer's other logins with it. Fails with
 * invalid2fa, violations (of the password), rateLimited, offline …
 */
export const switchOn = fromPromise<void, TwoFactorProof>(notProvided);
export const switchOff = fromPromise<void, TwoFactorProof>(notProvided);

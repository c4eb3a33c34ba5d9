import * as z from 'zod/mini';
import type { NewPassword, PasswordChange } from '#domain/shop/access.ts';
import { apiPath } from './call.ts';
import type { RefusalRow } from './failure.ts';
import type { Http } from './http.ts';

const Anything = z.unknown();

/** Requests a password reset mail. Succeeds also for addresses that the shop does not know. */
export async function requestReset(http: Http, email: string, signal?: AbortSignal): Promise<void> {
  await http.post('reset-password-requests', { email }, Anything, { call: 'requestReset', open: true, signal });
}

/**
 * Checks whether a reset link is still valid, without using it up. Fails as described at `deadLinkIn` if it is not. An
 * addition to the calls of requirement 7.5: a shop that lacks the call answers 405, and reports a dead link when it is
 * used.
 */
export async function lookAtLink(http: Http, token: string, signal?: AbortSignal): Promise<void> {
  await http.get(apiPath`reset-password-requests/${token}`, Anything, { call: 'lookAtLink', open: true, signal });
}

/** Sylius reports an unknown token as a violation (1.14), or fails with status 500 (1.12). */
const resetRefusals: readonly RefusalRow[] = [
  { statuses: [422], field: 'token', failure: { kind: 'notFound' } },
  { statuses: [500], failure: { kind: 'notFound' } },
];

/**
 * Sets a new password by a reset link. Fails as described at `deadLinkIn`, and with `violations` for a weak password.
 */
export async function resetPassword(
  http: Http,
  { token, ...chosen }: NewPassword & { token: string },
  signal?: AbortSignal,
): Promise<void> {
  await http.patch(apiPath`reset-password-requests/${token}`, chosen, Anything, {
    call: 'resetPassword',
    open: true,
    refusals: resetRefusals,
    signal,
  });
}

/** Fields of the new password. Violations elsewhere concern the current one. */
const CHOSEN = ['newPassword', 'confirmNewPassword'];

/** Requirements 5.27 and 8.7: 400 or 422 means bad credentials, unless the shop rejects the new password. */
const changeRefusals: readonly RefusalRow[] = [
  {
    statuses: [400, 422],
    failure: (_, __, breaches) =>
      breaches.length > 0 && breaches.every(({ propertyPath }) => CHOSEN.includes(propertyPath))
        ? null
        : { kind: 'passwordIncorrect' },
  },
];

/** Changes the password and ends the customer's other logins. Fails with `passwordIncorrect`, `violations` … */
export async function changePassword(
  http: Http,
  { customerUuid, ...change }: PasswordChange & { customerUuid: string },
  signal?: AbortSignal,
): Promise<void> {
  const options = { call: 'changePassword', refusals: changeRefusals, signal } as const;
  await http.put(apiPath`customers/${customerUuid}/password`, change, Anything, options);
}

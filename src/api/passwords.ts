import * as z from 'zod/mini';
import type { NewPassword, PasswordChange } from '#domain/shop/access.ts';
import { at } from './call.ts';
import type { RefusalRow } from './failure.ts';
import type { Http } from './http.ts';

/** What these calls answer does not matter. */
const Anything = z.unknown();

/** Asks for a mail with a link to a new password. It succeeds alike for an address that the shop does not know. */
export async function requestReset(http: Http, email: string, signal?: AbortSignal): Promise<void> {
  await http.post('reset-password-requests', { email }, Anything, { call: 'requestReset', open: true, signal });
}

/**
 * Looks whether the link of a mail can still be used, and uses nothing up. Fails as `deadLinkIn` says where it cannot.
 * An addition to the calls of spec section 7: a shop that lacks it answers 405, and says so when the link is used.
 */
export async function lookAtLink(http: Http, token: string, signal?: AbortSignal): Promise<void> {
  await http.get(at`reset-password-requests/${token}`, Anything, { call: 'lookAtLink', open: true, signal });
}

/** Sylius refuses an unknown token as a field (1.14), or meets it as an error of its own (1.12). */
const resetRefusals: readonly RefusalRow[] = [
  { statuses: [422], field: 'token', failure: { kind: 'notFound' } },
  { statuses: [500], failure: { kind: 'notFound' } },
];

/** Sets a new password by the link of a mail. Fails as `deadLinkIn` says, and with `violations` of a weak password. */
export async function resetPassword(
  http: Http,
  { token, ...chosen }: NewPassword & { token: string },
  signal?: AbortSignal,
): Promise<void> {
  await http.patch(at`reset-password-requests/${token}`, chosen, Anything, {
    call: 'resetPassword',
    open: true,
    refusals: resetRefusals,
    signal,
  });
}

/** What the new password itself is refused for: anything else is about who asks. */
const CHOSEN = ['newPassword', 'confirmNewPassword'];

/** Spec section 8: 400 or 422 means bad credentials, unless the shop says that it does not take the new password. */
const changeRefusals: readonly RefusalRow[] = [
  {
    statuses: [400, 422],
    failure: (_, __, breaches) =>
      breaches.length > 0 && breaches.every(({ propertyPath }) => CHOSEN.includes(propertyPath))
        ? null
        : { kind: 'passwordIncorrect' },
  },
];

/** Changes the password, and ends the customer's logins elsewhere. Fails with `passwordIncorrect`, `violations` … */
export async function changePassword(
  http: Http,
  { customerUuid, ...change }: PasswordChange & { customerUuid: string },
  signal?: AbortSignal,
): Promise<void> {
  const options = { call: 'changePassword', refusals: changeRefusals, signal } as const;
  await http.put(at`customers/${customerUuid}/password`, change, Anything, options);
}

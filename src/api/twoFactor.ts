import { Enrolment, type TwoFactorChange } from '#domain/shop/access.ts';
import { type Customer, CustomerAnswer } from '#domain/shop/customer.ts';
import { apiPath } from './call.ts';
import { codeRefusals } from './codeRefusals.ts';
import { withAddresses } from './defaultAddress.ts';
import type { Http } from './http.ts';

/** Reads the key for an authenticator app. Fails with `wrongState` if the second factor is already on. */
export function readEnrolment(http: Http, customerUuid: string, signal?: AbortSignal): Promise<Enrolment> {
  return http.get(apiPath`customers/${customerUuid}/2fa/qr-code`, Enrolment, {
    call: 'readEnrolment',
    refusals: [{ code: 'WRONG_STATE', failure: { kind: 'wrongState' } }],
    signal,
    // Keeps the key out of the browser's cache, which later users of the device could read.
    cache: 'no-store',
  });
}

/**
 * Turns the second factor on, by code and password, or off, by code. Ends the customer's other logins. Fails with
 * `invalid2fa`, and with `violations` of the password.
 */
export async function setTwoFactor(
  http: Http,
  { customerUuid, ...change }: { customerUuid: string } & TwoFactorChange,
  signal?: AbortSignal,
): Promise<Customer> {
  const options = { call: 'setTwoFactor', refusals: codeRefusals, signal } as const;
  const answer = await http.put(apiPath`customers/${customerUuid}/2fa/status`, change, CustomerAnswer, options);
  return withAddresses(answer, http, options.signal);
}

import * as z from 'zod/mini';
import { Referrer, type SignedUp } from '#domain/shop/signUp.ts';
import type { CompanySignUp, SignUp } from '#domain/shop/signUpDrafts.ts';
import { apiPath } from './call.ts';
import type { Http } from './http.ts';

/** Schema of answers whose content does not matter: Sylius sends none to a sign-up (204). */
const Anything = z.unknown();

/**
 * Signs a person up. Resolves with the address that the verification link is sent to; fails as described in
 * `domain/person/signUpRefusal.ts`.
 */
export async function signUp(http: Http, facts: z.input<typeof SignUp>, signal?: AbortSignal): Promise<SignedUp> {
  await http.post('customers', facts, Anything, { call: 'signUp', open: true, signal });
  return { email: facts.email };
}

/** Signs a company up, with the results of `signUp`. */
export async function signUpCompany(
  http: Http,
  facts: z.input<typeof CompanySignUp>,
  signal?: AbortSignal,
): Promise<SignedUp> {
  await http.post('companies', facts, Anything, { call: 'signUpCompany', open: true, signal });
  return { email: facts.email };
}

/** Requests another verification link. Succeeds also for addresses that the shop does not know. */
export async function requestVerification(http: Http, email: string, signal?: AbortSignal): Promise<void> {
  await http.post('account-verification-requests', { email }, Anything, {
    call: 'requestVerification',
    open: true,
    signal,
  });
}

/** Verifies an email address by its link (requirement 7.5). Fails as described at `verdictIn`. */
export async function verifyEmail(http: Http, token: string, signal?: AbortSignal): Promise<void> {
  const path = apiPath`account-verification-requests/${token}`;
  await http.patch(path, { token }, Anything, { call: 'verifyEmail', open: true, signal });
}

/**
 * Reads the customer behind a referral code. Fails with `notFound` for an unknown code. An addition to the calls of
 * requirement 7.3.
 */
export function readReferrer(http: Http, code: string, signal?: AbortSignal): Promise<Referrer> {
  return http.get(apiPath`referral-codes/${code}`, Referrer, { call: 'readReferrer', open: true, signal });
}

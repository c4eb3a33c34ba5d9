import * as z from 'zod/mini';
import { Referrer, type SignedUp } from '#domain/shop/signUp.ts';
import type { CompanySignUp, SignUp } from '#domain/shop/signUpDrafts.ts';
import { at } from './call.ts';
import type { Http } from './http.ts';

/** Answers of these calls do not matter: Sylius sends none to a sign-up (204). */
const Anything = z.unknown();

/** Signs a person up. Resolves with the address that the verification link goes to; fails as `domain/person/signUpRefusal.ts` says. */
export async function signUp(http: Http, facts: z.input<typeof SignUp>, signal?: AbortSignal): Promise<SignedUp> {
  await http.post('customers', facts, Anything, { call: 'signUp', open: true, signal });
  return { email: facts.email };
}

/** Signs a company up, likewise. */
export async function signUpCompany(
  http: Http,
  facts: z.input<typeof CompanySignUp>,
  signal?: AbortSignal,
): Promise<SignedUp> {
  await http.post('companies', facts, Anything, { call: 'signUpCompany', open: true, signal });
  return { email: facts.email };
}

/** Has a new link sent. It succeeds alike for an address that the shop does not know. */
export async function requestVerification(http: Http, email: string, signal?: AbortSignal): Promise<void> {
  await http.post('account-verification-requests', { email }, Anything, {
    call: 'requestVerification',
    open: true,
    signal,
  });
}

/** Verifies a mail address by its link (spec section 7). Fails as `verdictIn` says. */
export async function verifyEmail(http: Http, token: string, signal?: AbortSignal): Promise<void> {
  const path = at`account-verification-requests/${token}`;
  await http.patch(path, { token }, Anything, { call: 'verifyEmail', open: true, signal });
}

/**
 * Who recommends the shop by this code; fails with `notFound` where it is nobody's. An addition to the calls of spec
 * section 7.
 */
export function readReferrer(http: Http, code: string, signal?: AbortSignal): Promise<Referrer> {
  return http.get(at`referral-codes/${code}`, Referrer, { call: 'readReferrer', open: true, signal });
}

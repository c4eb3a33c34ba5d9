// Requests of the calls for sign-up and verification; see ../calls.spec.ts.

import { changeEmail } from '../emailChange.ts';
import type { Http } from '../http.ts';
import * as signUp from '../signUp.ts';

const person = {
  firstName: 'Mara',
  lastName: 'Feld',
  email: 'm@example.de',
  termsAccepted: true,
  password: 'Sommerwiese-26!',
  confirmPassword: 'Sommerwiese-26!',
};
const company = { ...person, companyName: 'Feld GmbH' };

export const signUpCalls: [asked: unknown[], make: (http: Http, signal?: AbortSignal) => Promise<unknown>][] = [
  [['signUp', 'POST customers', person], (http, signal) => signUp.signUp(http, person, signal)],
  [['signUpCompany', 'POST companies', company], (http, signal) => signUp.signUpCompany(http, company, signal)],
  [
    ['requestVerification', 'POST account-verification-requests', { email: 'm@example.de' }],
    (http, signal) => signUp.requestVerification(http, 'm@example.de', signal),
  ],
  [
    ['verifyEmail', 'PATCH account-verification-requests/a%2Fb', { token: 'a/b' }],
    (http, signal) => signUp.verifyEmail(http, 'a/b', signal),
  ],
  [
    ['changeEmail', 'PUT customers/u/email', { email: 'b@example.org', code: '123456' }],
    (http, signal) => changeEmail(http, { customerUuid: 'u', email: 'b@example.org', code: '123456' }, signal),
  ],
  [['readReferrer', 'GET referral-codes/L%20X'], (http, signal) => signUp.readReferrer(http, 'L X', signal)],
];

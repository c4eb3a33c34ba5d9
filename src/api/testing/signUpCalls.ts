// Requests of the calls for sign-up and verification; see ../calls.spec.ts.

import { changeEmail } from '../emailChange.ts';
import * as signUp from '../signUp.ts';
import { type Made, made } from './made.ts';

const person = {
  firstName: 'Mara',
  lastName: 'Feld',
  email: 'm@example.de',
  termsAccepted: true,
  password: 'Sommerwiese-26!',
  confirmPassword: 'Sommerwiese-26!',
};
const company = { ...person, companyName: 'Feld GmbH' };

export const signUpCalls: Made[] = [
  [['signUp', 'POST customers', person], made(signUp.signUp, person)],
  [['signUpCompany', 'POST companies', company], made(signUp.signUpCompany, company)],
  [
    ['requestVerification', 'POST account-verification-requests', { email: 'm@example.de' }],
    made(signUp.requestVerification, 'm@example.de'),
  ],
  [['verifyEmail', 'PATCH account-verification-requests/a%2Fb', { token: 'a/b' }], made(signUp.verifyEmail, 'a/b')],
  [
    ['changeEmail', 'PUT customers/u/email', { email: 'b@example.org', code: '123456' }],
    made(changeEmail, { customerUuid: 'u', email: 'b@example.org', code: '123456' }),
  ],
  [['readReferrer', 'GET referral-codes/L%20X'], made(signUp.readReferrer, 'L X')],
];

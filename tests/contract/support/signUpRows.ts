import { layer } from './layer.ts';
import { newcomer } from './newcomers.ts';
import { row } from './rows.ts';

export const signUpRows = {
  signUp: row('open', 'POST customers', (http) => layer.signUp(http, newcomer()), 'silent'),
  signUpCompany: row(
    'open',
    'POST companies',
    (http) => layer.signUpCompany(http, { ...newcomer(), companyName: 'Feld GmbH' }),
    'silent',
  ),
  requestVerification: row(
    'open',
    'POST account-verification-requests',
    (http) => layer.requestVerification(http, newcomer().email),
    'silent',
  ),
  verifyEmail: row('open', 'PATCH account-verification-requests/*', async (http, { link }) =>
    layer.verifyEmail(http, await link()),
  ),
  readReferrer: row('open', 'GET referral-codes/*', (http, { referralCode }) => layer.readReferrer(http, referralCode)),
};

import { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Referrer } from '#domain/shop/signUp.ts';
import { CompanySignUp, EmailChange, SignUp, Verification, VerificationRequest } from '#domain/shop/signUpDrafts.ts';
import { rowOf } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { bodyOf, item } from '../http/answer.ts';
import { knownWhereSignedIn, signedIn } from '../http/auth.ts';
import { mustBeUncommon } from '../http/commonPassword.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { notFound, Refused, refusals } from '../http/errors.ts';
import { linkBy, makeLink, openLink, useLink } from '../http/links.ts';
import { clientIn, countAttempt, LIMITS, uncountAttempt } from '../http/rateLimit.ts';
import { mustBeProven } from '../http/reauthentication.ts';
import { alreadyVerifiedMail, letterIn, verificationMail } from '../mails/accountMails.ts';
import { claimCompanyName, reportDeleted } from '../people/companyNames.ts';
import { sendAddressLink, takeAddress, takeBackAddress } from '../people/mailAddress.ts';
import { referrerBy, register } from '../people/signUp.ts';
import { mustBeOneself } from './customers.ts';

/**
 * Sign-up of a person or a company, and verification of its email address, the first or a later one (requirements 7.3,
 * 7.5 and 8.4 to 8.6).
 */
export const signUp = new Hono<ShopEnv>()
  .post('/customers', (context) => signedUp(context, SignUp))
  .post('/companies', (context) => signedUp(context, CompanySignUp))
  // Answers the same for every address, so as not to reveal accounts.
  .post('/account-verification-requests', async (context) => {
    const { email } = await bodyOf(context, VerificationRequest);
    const { db, now } = context.var;
    await countAttempt(db, LIMITS.mailings, `mailings:${clientIn(context)}`, now);
    await countAttempt(db, LIMITS.mails, `mails:verification:${email}`, now);
    await sendLink(context, email);
    return context.body(null, 202);
  })
  // Admits all callers: if the caller takes a new address, the caller’s own login survives.
  .patch('/account-verification-requests/:token', knownWhereSignedIn, async (context) => {
    const { token } = await bodyOf(context, Verification);
    const { db, now } = context.var;
    const caller = `links:${clientIn(context)}`;
    await countAttempt(db, LIMITS.links, caller, now);
    if (token !== context.req.param('token')) throw refusals.unknownVerification(token);
    await verify(context, token);
    await uncountAttempt(db, caller);
    return context.body(null, 204);
  })
  // An addition to the calls of section 7. Answers the same for every address; the address becomes the customer’s once
  // they follow its link.
  .put('/customers/:uuid/email', signedIn, async (context) => {
    const { db, customer, now } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    const { email, ...proof } = await bodyOf(context, EmailChange);
    await mustBeProven(db, customer, proof, now);
    await countAttempt(db, LIMITS.mails, `mails:address:${customer.uuid}`, now);
    await countAttempt(db, LIMITS.mails, `mails:newAddress:${email}`, now);
    await sendAddressLink(context, customer, email);
    return context.body(null, 202);
  })
  // An addition to the calls of section 7: visitors who follow a referral see its referrer. A first name with an
  // initial identifies no person, and unknown codes are rate-limited.
  .get('/referral-codes/:code', async (context) => {
    const { db, now } = context.var;
    const caller = `codes:${clientIn(context)}`;
    await countAttempt(db, LIMITS.codes, caller, now);
    const customer = await referrerBy(db, context.req.param('code'));
    const name = customer && shortNameOf(customer);
    if (!customer?.referralCode || !name) throw notFound();
    await uncountAttempt(db, caller);
    const code = customer.referralCode;
    return item(context, 'ReferralCode', `referral-codes/${code}`, { code, name } satisfies Referrer);
  });

/**
 * Returns the name by which acquaintances recognise a referrer, but strangers do not: „Julia L.“; null without a first
 * name.
 */
function shortNameOf({ firstName, lastName }: Row<'customers'>): string | null {
  const first = firstName?.trim() ?? '';
  const initial = lastName?.trim()[0] ?? '';
  if (first === '') return null;
  return initial === '' ? first : `${first} ${initial.toUpperCase()}.`;
}

/**
 * Creates the account and sends the link.
 * @throws Refused 403 while sign-up is closed, and like `register`.
 */
async function signedUp(context: ShopContext, schema: typeof SignUp | typeof CompanySignUp): Promise<Response> {
  const { db, now, settings } = context.var;
  if (!settings.signUpOpen) throw new Refused(403, 'Registration is closed.');
  const facts: z.infer<typeof schema> = await bodyOf(context, schema);
  mustBeUncommon('password', facts.password, facts);
  await countAttempt(db, LIMITS.signUps, `signUps:${clientIn(context)}`, now);
  const customer = await register(db, facts, now);
  await sendLink(context, customer.email);
  return context.body(null, 204);
}

/**
 * Sends the verification link; for a verified address a mail that no link is needed; for an unknown address nothing.
 */
async function sendLink(context: ShopContext, email: string): Promise<void> {
  const { db, now, outbox } = context.var;
  const token = await makeLink(db, 'verification', email, now);
  if (token === null) return;
  const customer = await rowOf(db, 'customers', { email });
  const letter = letterIn(context, customer);
  await outbox.post(db, customer.verified === 1 ? alreadyVerifiedMail(letter) : verificationMail(token, letter));
}

/**
 * Verifies the address of a link. Several links are valid until one is used; then all of them answer that the address
 * is verified.
 * @throws Refused 422 for an unknown link and ALREADY_VERIFIED, 410 for an expired one; in Sylius and `plain` a used
 *   link is an unknown one.
 */
async function verify(context: ShopContext, token: string): Promise<void> {
  const { db, now, settings } = context.var;
  const unknown = () => refusals.unknownVerification(token);
  const { customerId, purpose, expiresAt } = await linkBy(
    db,
    ['verification', 'newAddress', 'takeBack'],
    token,
    unknown,
  );
  if (purpose === 'newAddress') return takeAddress(context, token);
  if (purpose === 'takeBack') return takeBackAddress(context, token);
  const deleted = await db.transaction().execute(async (trx) => {
    // Written before the read: the second of two simultaneous calls waits here and finds the address verified.
    const first = await trx
      .updateTable('customers')
      .set({ verified: 1 })
      .where('id', '=', customerId)
      .where('verified', '=', 0)
      .returningAll()
      .executeTakeFirst();
    const isDone = !first || (settings.style === 'plain' && expiresAt <= now.toISOString());
    if (isDone) throw settings.style === 'plain' ? unknown() : refusals.alreadyVerified();
    await useLink(trx, await openLink(trx, 'verification', token, now), now);
    return claimCompanyName(trx, first);
  });
  await reportDeleted(context, deleted);
}

import { Hono } from 'hono';
import { missingInPassword } from '#domain/forms/validation.ts';
import { NewPassword, PasswordChange, ResetRequest } from '#domain/shop/access.ts';
import type { Db } from '../db/database.ts';
import { update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { bodyOf } from '../http/answer.ts';
import { signedIn } from '../http/auth.ts';
import { commonPasswordIn } from '../http/commonPassword.ts';
import { CODES } from '../http/constraints.ts';
import type { ShopContext, ShopEnv } from '../http/env.ts';
import { Refused, refusals, type ShopViolation, unprocessable } from '../http/errors.ts';
import { rememberBrowser } from '../http/knownBrowser.ts';
import { makeLink, openLink, spendLinks, useLink } from '../http/links.ts';
import { hashPassword } from '../http/password.ts';
import { clientIn, countAttempt, forget, LIMITS } from '../http/rateLimit.ts';
import { mustKnowPassword, otherPassword } from '../http/reauthentication.ts';
import { endFamilies } from '../http/tokens.ts';
import { letterIn, passwordChangedMail, resetMail } from '../mails/accountMails.ts';
import { mustBeOneself } from './customers.ts';

/** Forgotten and changed passwords (requirement 7.5). The answers do not reveal accounts. */
export const passwords = new Hono<ShopEnv>()
  .post('/reset-password-requests', async (context) => {
    const { email } = await bodyOf(context, ResetRequest);
    const { db, now, outbox } = context.var;
    const address = email.trim().toLowerCase();
    await countAttempt(db, LIMITS.resets, `resets:${clientIn(context)}`, now);
    await countAttempt(db, LIMITS.reset, `reset:${address}`, now);
    const token = await makeLink(db, 'reset', address, now);
    if (token !== null) {
      const customer = await customerWhere(db, 'email', address);
      await outbox.post(db, resetMail(token, letterIn(context, customer)));
    }
    return context.body(null, 202);
  })
  // Checks that a link is still valid before the customer chooses a password: an addition to the calls of section 7.
  // Changes nothing, so that a scanner that opens the links of a mail first does not use the link up.
  .get('/reset-password-requests/:token', async (context) => {
    const { db, now } = context.var;
    await openLink(db, 'reset', context.req.param('token'), now);
    return context.body(null, 204);
  })
  .patch('/reset-password-requests/:token', async (context) => {
    const { db, now, outbox } = context.var;
    const chosen = await bodyOf(context, NewPassword);
    const link = await resetLink(context, context.req.param('token'));
    mustBeGood(chosen, await customerWhere(db, 'id', link.customerId));
    const passwordHash = await hashPassword(chosen.newPassword);
    const customer = await db.transaction().execute(async (trx) => {
      await useLink(trx, link, now);
      await update(trx, 'customers', { passwordHash, hasLoggedIn: 1 }, { id: link.customerId });
      // Open logins used the former password (OWASP ASVS 7.4.3).
      await endFamilies(trx, { customerId: link.customerId, except: '' }, now);
      await spendLinks(trx, link.customerId, now);
      return customerWhere(trx, 'id', link.customerId);
    });
    // A customer who was locked out by wrong guesses can log in with the new password.
    await forget(db, `login:${customer.email}:`);
    // With a second factor the password is half of a login: otherwise each reset would bring new attempts at its code.
    if (customer.twoFactorEnabled === 0) await rememberBrowser(context, customer);
    await outbox.post(db, passwordChangedMail(letterIn(context, customer)));
    return context.body(null, 202);
  })
  .put('/customers/:uuid/password', signedIn, async (context) => {
    const { db, customer, family, now, outbox } = context.var;
    mustBeOneself(customer, context.req.param('uuid'));
    const { currentPassword, ...chosen } = await bodyOf(context, PasswordChange);
    mustBeGood(chosen, customer);
    await mustKnowPassword(db, customer, currentPassword, now, otherPassword);
    const passwordHash = await hashPassword(chosen.newPassword);
    await db.transaction().execute(async (trx) => {
      await update(trx, 'customers', { passwordHash }, { id: customer.id });
      await endFamilies(trx, { customerId: customer.id, except: family ?? '' }, now);
      await spendLinks(trx, customer.id, now);
    });
    await rememberBrowser(context, { ...customer, passwordHash });
    await outbox.post(db, passwordChangedMail(letterIn(context, customer)));
    return context.body(null, 204);
  });

/**
 * Finds a valid link. For an unknown link Sylius 1.12 fails with 500, later versions refuse it; only this shop
 * distinguishes used and expired links.
 */
async function resetLink({ var: { db, now, settings } }: ShopContext, token: string): Promise<Row<'linkTokens'>> {
  const unknown = () =>
    settings.style === 'sylius-1.12' ? new Refused(500, 'Internal Server Error') : refusals.unknownReset(token);
  return openLink(db, 'reset', token, now, unknown).catch((error: unknown) => {
    throw settings.style === 'plain' && error instanceof Refused ? unknown() : error;
  });
}

const customerWhere = (db: Db, key: 'id' | 'email', value: number | string) =>
  db.selectFrom('customers').selectAll().where(key, '=', value).executeTakeFirstOrThrow();

/**
 * Requires a strong password and an equal repetition.
 * @throws Refused 422 for a weak or common password or another repetition (requirement 5.4).
 */
function mustBeGood({ newPassword, confirmNewPassword }: NewPassword, customer: Row<'customers'>): void {
  const found: ShopViolation[] = [];
  if (newPassword === '' || missingInPassword(newPassword).length > 0)
    found.push({
      propertyPath: 'newPassword',
      message: {
        de: 'Das Passwort braucht mindestens 8 Zeichen mit Klein- und Großbuchstaben, Ziffern und Sonderzeichen.',
        en: 'Your password needs at least 8 characters, including lowercase and uppercase letters, digits and special characters.',
      },
      code: CODES.pattern,
    });
  else found.push(...commonPasswordIn('newPassword', newPassword, customer));
  if (newPassword !== confirmNewPassword)
    found.push({
      propertyPath: 'confirmNewPassword',
      message: { de: 'Die beiden Passwörter stimmen nicht überein.', en: 'The two passwords don’t match.' },
      code: null,
    });
  if (found.length > 0) throw unprocessable(...found);
}

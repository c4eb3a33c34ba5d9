import { randomInt, randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { uboRoles } from '#domain/onboarding/ownership.ts';
import type { CompanySignUp, SignUp } from '#domain/shop/signUpDrafts.ts';
import type { Db } from '../db/database.ts';
import { findRow, insert } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { notFound, refusals } from '../http/errors.ts';
import { hashPassword } from '../http/password.ts';
import { codeIn } from './codeIn.ts';
import { mustBeFreeCompanyName } from './companyNames.ts';
import { ownerOf } from './mailAddress.ts';

type Facts = z.infer<typeof SignUp> | z.infer<typeof CompanySignUp>;

/**
 * Creates the account of a person or a company, which cannot log in until its email address is verified.
 * @throws Refused 404 for an unknown referral code, 422 at `email` and COMPANY_NAME_EXISTS.
 */
export async function register(db: Db, facts: Facts, now: Date): Promise<Row<'customers'>> {
  const referrer = await referrerBy(db, facts.referralCode ?? '');
  if (referrer === null && codeIn(facts.referralCode ?? '') !== '') throw notFound();
  // Hashing takes time, and a transaction blocks other calls.
  const passwordHash = await hashPassword(facts.password);
  return db.transaction().execute(async (trx) => {
    // The former owner may still take the address back.
    if (await ownerOf(trx, facts.email, now)) throw refusals.emailUsed();
    const company = 'companyName' in facts ? await companyFor(trx, facts) : null;
    const customer = await trx
      .insertInto('customers')
      .values({
        uuid: randomUUID(),
        email: facts.email,
        passwordHash,
        firstName: facts.firstName.trim(),
        lastName: facts.lastName.trim(),
        accountType: company === null ? 'personal' : 'company',
        companyId: company?.id ?? null,
        cryptoRegistrarStatus: 'untouched',
        referralCode: await newCode(trx, facts.lastName),
        referredById: referrer?.id ?? null,
        promisedCommission: referrer?.referralCommission ?? null,
        subscribedToNewsletter: facts.subscribedToNewsletter ? 1 : 0,
        createdAt: now.toISOString(),
      })
      .onConflict((on) => on.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    // The second of two simultaneous sign-ups finds the account of the first.
    if (!customer) throw refusals.emailUsed();
    // The person who signs a company up is its first named person.
    if (company !== null)
      await insert(trx, 'uboUsers', {
        customerId: customer.id,
        type: 'natural',
        roles: String(uboRoles.user),
        details: '{}',
      });
    return customer;
  });
}

/**
 * Creates the company of a sign-up.
 * @throws Refused 422 COMPANY_NAME_EXISTS.
 */
async function companyFor(trx: Db, { companyName, iban, bic }: z.infer<typeof CompanySignUp>) {
  const name = companyName.trim();
  await mustBeFreeCompanyName(trx, name);
  return insert(trx, 'companies', { uuid: randomUUID(), companyName: name, iban: iban || null, bic: bic || null });
}

/** Returns the verified customer with this referral code who may refer others; null for other codes. */
export async function referrerBy(db: Db, text: string): Promise<Row<'customers'> | null> {
  const code = codeIn(text);
  if (code === '') return null;
  const row = await findRow(db, 'customers', { referralCode: code, verified: 1, referralPartner: 1 });
  return row ?? null;
}

/** Letters and digits without those that look alike. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Generates an unused code: letters of the name, so that customers recognise it, and random characters, so that
 * strangers cannot guess it.
 */
async function newCode(db: Db, lastName: string): Promise<string> {
  const letters = lastName
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, 4);
  const chance = Array.from({ length: 5 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  const code = letters + chance;
  const taken = await findRow(db, 'customers', { referralCode: code });
  return taken ? newCode(db, lastName) : code;
}

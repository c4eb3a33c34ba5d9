import { randomInt, randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { uboRoles } from '#domain/onboarding/ownership.ts';
import type { CompanySignUp, SignUp } from '#domain/shop/signUpDrafts.ts';
import type { Db } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { notFound, refusals } from '../http/errors.ts';
import { hashPassword } from '../http/password.ts';
import { codeIn } from './codeIn.ts';
import { mustBeFreeCompanyName } from './companyNames.ts';
import { ownerOf } from './mailAddress.ts';

type Facts = z.infer<typeof SignUp> | z.infer<typeof CompanySignUp>;

/**
 * Makes the account of a person or a company. Until its mail address is verified nobody can log in to it.
 * @throws Refused 404 for a referral code that nobody has, 422 at `email` and COMPANY_NAME_EXISTS.
 */
export async function register(db: Db, facts: Facts, now: Date): Promise<Row<'customers'>> {
  const referrer = await referrerBy(db, facts.referralCode ?? '');
  if (referrer === null && codeIn(facts.referralCode ?? '') !== '') throw notFound();
  // It takes its time, and a transaction keeps others waiting.
  const passwordHash = await hashPassword(facts.password);
  return db.transaction().execute(async (trx) => {
    // It may be taken back by who had it until lately.
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
    // Two at the same time: the second finds the first.
    if (!customer) throw refusals.emailUsed();
    // Whoever signs a company up is the first who is named for it.
    if (company !== null)
      await trx
        .insertInto('uboUsers')
        .values({ customerId: customer.id, type: 'natural', roles: String(uboRoles.user), details: '{}' })
        .execute();
    return customer;
  });
}

/** @throws Refused 422 COMPANY_NAME_EXISTS. */
async function companyFor(trx: Db, { companyName, iban, bic }: z.infer<typeof CompanySignUp>) {
  const name = companyName.trim();
  await mustBeFreeCompanyName(trx, name);
  return trx
    .insertInto('companies')
    .values({ uuid: randomUUID(), companyName: name, iban: iban || null, bic: bic || null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The verified customer whose referral code it is, where they may refer others; null for none. */
export async function referrerBy(db: Db, text: string): Promise<Row<'customers'> | null> {
  const code = codeIn(text);
  if (code === '') return null;
  const row = await db
    .selectFrom('customers')
    .selectAll()
    .where('referralCode', '=', code)
    .where('verified', '=', 1)
    .where('referralPartner', '=', 1)
    .executeTakeFirst();
  return row ?? null;
}

/** Without those that are taken for one another. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code that nobody has yet: of the name, to be recognised, and of chance, not to be guessed. */
async function newCode(db: Db, lastName: string): Promise<string> {
  const letters = lastName
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '')
    .slice(0, 4);
  const chance = Array.from({ length: 5 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  const code = letters + chance;
  const taken = await db.selectFrom('customers').select('id').where('referralCode', '=', code).executeTakeFirst();
  return taken ? newCode(db, lastName) : code;
}

import type { Db } from '#sandbox/db/database.ts';
import { hashPassword } from '#sandbox/http/password.ts';
import { PASSWORD, PERSONAS, type Persona } from '#sandbox/personas.ts';
import { COMPANIES } from '../companies.ts';
import { addressOf, uuidOf } from '../identity.ts';
import { personOf } from '../people.ts';
import { seedCompanyPapers } from './companies.ts';
import { type Standing, standingOf } from './standing.ts';

/** Seeds the customers behind the personas, each up to the step they have reached. */
export async function seedPeople(db: Db, now: Date): Promise<void> {
  // All share one hash: hashing takes 20 ms by design, and the password is not secret.
  const passwordHash = await hashPassword(PASSWORD);
  for (const persona of PERSONAS) await seedPerson(db, persona, passwordHash, now);
}

async function seedPerson(db: Db, persona: Persona, passwordHash: string, now: Date): Promise<void> {
  const { key } = persona;
  const standing = standingOf(key);
  const person = personOf(key);
  const createdAt = createdAtOf(persona, now);
  const company = COMPANIES[key] ?? null;
  const private_ = standing.bank && company === null;
  const customer = await db
    .insertInto('customers')
    .values({
      uuid: uuidOf(`customer:${key}`),
      email: persona.email,
      passwordHash,
      firstName: person.firstName,
      lastName: person.lastName,
      salutation: person.salutation,
      title: person.title,
      profileName: `${person.firstName}-${person.lastName}`
        .toLowerCase()
        .normalize('NFKD')
        .replaceAll(/[^a-z-]/g, ''),
      accountType: persona.accountType,
      birthday: standing.personalData ? person.birthday : null,
      birthCity: standing.personalData ? person.birthCity : null,
      birthCountry: standing.personalData ? 'DE' : null,
      nationality: standing.personalData ? 'DE' : null,
      mobileNumber: standing.personalData ? person.mobileNumber : null,
      taxnumber: standing.personalData ? person.taxnumber : null,
      iban: private_ ? person.account.iban : null,
      bic: private_ ? person.account.bic : null,
      bankName: private_ ? person.account.bankName : null,
      beneficiary: private_ ? `${person.firstName} ${person.lastName}` : null,
      bankCountry: private_ ? 'DE' : null,
      bankCurrency: private_ ? 'EUR' : null,
      status: standing.status,
      cryptoRegistrarStatus: standing.registrar,
      roles: standing.roles,
      twoFactorEnabled: standing.totp ? 1 : 0,
      verified: standing.verified ? 1 : 0,
      migrationState: standing.migrationState,
      referralCode: `${person.lastName
        .slice(0, 4)
        .toUpperCase()
        .normalize('NFKD')
        .replaceAll(/[^A-Z]/g, 'X')}${uuidOf(key).slice(0, 4).toUpperCase()}`,
      notPep: standing.pep ? 1 : null,
      representativeConfirmation: standing.pep ? 1 : null,
      representativeRole: company && standing.pep ? 5 : null,
      adequacyTest: standing.adequacyTest ? 1 : 0,
      adequacyOptionalResult: standing.optional,
      personaKey: key,
      createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await seedAddress(db, customer.id, persona, standing);
  if (company) await seedCompanyPapers(db, customer.id, persona, standing, company, now);
  if (persona.totpSecret)
    await db
      .insertInto('otpSecrets')
      .values({ customerId: customer.id, secret: persona.totpSecret, createdAt })
      .execute();
  if (standing.wallet)
    await db
      .insertInto('wallets')
      .values({
        customerId: customer.id,
        type: 'token-forge',
        name: `HeadlessWallet${uuidOf(`customer:${key}`)}`,
        defaultWallet: 1,
        address: addressOf(`wallet:${key}`),
        createdAt,
      })
      .execute();
  if (standing.identity)
    await db
      .insertInto('identifications')
      .values({
        uuid: uuidOf(`identification:${key}`),
        customerId: customer.id,
        stateAsString: standing.identity,
        createdAt,
        updatedAt: createdAt,
      })
      .execute();
  await seedAnswers(db, customer.id, standing, createdAt);
}

const DAY = 86_400_000;

/** Julia has been there from the beginning, the newcomer since yesterday. */
function createdAtOf({ key }: Persona, now: Date): string {
  if (key === 'julia') return '2023-03-06T09:12:00.000Z';
  if (key === 'company' || key === 'twoFactor' || key === 'professional') return '2024-05-13T14:40:00.000Z';
  const days = key === 'newcomer' || key === 'unverified' ? 1 : 21;
  return new Date(now.getTime() - days * DAY).toISOString();
}

async function seedAddress(db: Db, customerId: number, { key }: Persona, standing: Standing): Promise<void> {
  if (!standing.personalData) return;
  const person = personOf(key);
  const address = await db
    .insertInto('addresses')
    .values({
      customerId,
      firstName: person.firstName,
      lastName: person.lastName,
      countryCode: 'DE',
      street: person.street,
      city: person.city,
      postcode: person.postcode,
      phoneNumber: person.mobileNumber,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('customers').set({ defaultAddressId: address.id }).where('id', '=', customerId).execute();
}

async function seedAnswers(db: Db, customerId: number, standing: Standing, answeredAt: string): Promise<void> {
  const answers = [
    ...(standing.experience === null
      ? []
      : [
          { type: 'wphg', grade: 12 },
          { type: 'wphg_experience', grade: standing.experience },
        ]),
    ...(standing.custody ? [{ type: 'platform_tac', grade: null }] : []),
  ];
  if (answers.length === 0) return;
  await db
    .insertInto('answeredQuestionnaires')
    .values(answers.map((answer) => ({ customerId, ...answer, answeredAt })))
    .execute();
}

import { professionalCriteria } from '#domain/constants/limits.ts';
import { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { Db } from '#sandbox/db/database.ts';
import { hashPassword } from '#sandbox/http/password.ts';
import { PASSWORD, PERSONAS, type Persona, type PersonaKey } from '#sandbox/personas.ts';
import { COMPANIES } from '../companies.ts';
import { addressOf, uuidOf } from '../identity.ts';
import { personOf } from '../people.ts';
import { questionnairesFor } from '../questionnaires/index.ts';
import type { OptionContent, QuestionnaireContent } from '../questionnaires/types.ts';
import { seedCompanyPapers } from './companies.ts';
import { type Standing, standingOf } from './standing.ts';

/** Seeds the customers behind the personas, each up to the step of the persona. */
export async function seedPeople(db: Db, now: Date): Promise<void> {
  // All personas share one hash: hashing takes 20 ms by design, and the password is not secret.
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
  const referrer = REFERRED_BY_JULIA.includes(key)
    ? await db.selectFrom('customers').selectAll().where('personaKey', '=', 'julia').executeTakeFirstOrThrow()
    : null;
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
      // Profiles are opt-in: Clara collects works, and Thomas’ profile is seeded with his works.
      profileName: key === 'cleared' ? 'clara-sommer' : null,
      profileKey: key === 'cleared' ? 'clara-sommer' : null,
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
      referredById: referrer?.id ?? null,
      promisedCommission: referrer?.referralCommission ?? null,
      // Miriam pays church tax; a paying agent withholds the tax on her interest.
      paysChurchTax: key === 'twoFactor' ? 1 : 0,
      notPep: standing.pep ? 1 : null,
      representativeConfirmation: standing.pep ? 1 : null,
      representativeRole: company && standing.pep ? 5 : null,
      adequacyTest: standing.adequacyTest ? 1 : 0,
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
      .values({ customerId: customer.id, secret: persona.totpSecret, family: null, createdAt })
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
        whitelistedAt: standing.receives ? createdAt : null,
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
  await seedAnswers(db, customer.id, persona, standing, createdAt);
}

/** Customers whom Julia referred: two have earned her a commission, two have not yet. */
const REFERRED_BY_JULIA: readonly PersonaKey[] = ['twoFactor', 'professional', 'newcomer', 'unverified'];

const DAY = 86_400_000;

/** The newcomer signed up yesterday, some customers years ago. */
function createdAtOf({ key }: Persona, now: Date): string {
  if (key === 'longStanding') return '2016-11-14T08:31:00.000Z';
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

/** Seeds the customer’s answered questionnaires, with answers that add up to the grade. */
async function seedAnswers(
  db: Db,
  customerId: number,
  { accountType }: Persona,
  standing: Standing,
  answeredAt: string,
): Promise<void> {
  const grades: Partial<Record<QuestionnaireType, number>> = {
    ...(standing.optional === null ? {} : { wphg_optional: standing.optional }),
    ...(standing.roles === '' ? {} : { professional: professionalCriteria }),
    ...(standing.experience === null ? {} : { wphg: 12, wphg_experience: standing.experience }),
    ...(standing.custody ? { platform_tac: 0 } : {}),
  };
  const contents = questionnairesFor(accountType);
  const rows = QuestionnaireType.options.flatMap((type) => {
    const grade = grades[type];
    if (grade === undefined) return [];
    const answers = JSON.stringify(answersWith(contents[type], grade));
    return [{ customerId, type, grade: contents[type].graded ? grade : null, answers, answeredAt }];
  });
  if (rows.length > 0) await db.insertInto('answeredQuestionnaires').values(rows).execute();
}

/** Chooses answers that add up to the grade: for each question the best option within the remaining points. */
function answersWith({ questions }: QuestionnaireContent, grade: number): Record<string, string[]> {
  let wanted = grade;
  const take = (options: readonly OptionContent[]) => {
    const points = options.reduce((sum, option) => sum + option.points, 0);
    wanted -= points;
    return options.map(({ code }) => code);
  };
  return Object.fromEntries(
    questions.map(({ code, kind, options, least = 1 }) => {
      if (kind === 'multiple') return [code, take(options.slice(0, least))];
      const best = options.filter(({ points }) => points <= wanted).sort((a, b) => b.points - a.points);
      return [code, take(best.slice(0, 1))];
    }),
  );
}

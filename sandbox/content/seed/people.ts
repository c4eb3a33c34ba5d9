import { professionalCriteria } from '#domain/constants/limits.ts';
import { QuestionnaireType } from '#domain/shop/questionnaire.ts';
import type { Db } from '#sandbox/db/database.ts';
import { hashPassword } from '#sandbox/http/password.ts';
import { PASSWORD, PERSONAS, type Persona } from '#sandbox/personas.ts';
import { insert, rowOf, update } from '../../db/rows.ts';
import { addressOf, uuidOf } from '../identity.ts';
import { type Person, personOf } from '../people.ts';
import { questionnairesFor } from '../questionnaires/index.ts';
import type { OptionContent, QuestionnaireContent } from '../questionnaires/types.ts';
import type { Standing } from '../standing.ts';
import { momentOf } from '../types.ts';
import { seedCompanyPapers } from './companies.ts';

/** Seeds the customers behind the personas, each up to the step of the persona. */
export async function seedPeople(db: Db, now: Date): Promise<void> {
  // All personas share one hash: hashing takes 20 ms by design, and the password is not secret.
  const passwordHash = await hashPassword(PASSWORD);
  for (const persona of PERSONAS) await seedPerson(db, persona, passwordHash, now);
}

async function seedPerson(db: Db, persona: Persona, passwordHash: string, now: Date): Promise<void> {
  const { key } = persona;
  const person = personOf(key);
  const { standing, company, profileName } = person;
  const createdAt = momentOf(person.signedUp, now).toISOString();
  const private_ = standing.bank && company === null;
  const referrer = person.referredBy ? await rowOf(db, 'customers', { personaKey: person.referredBy }) : null;
  const customer = await insert(db, 'customers', {
    uuid: uuidOf(`customer:${key}`),
    email: persona.email,
    passwordHash,
    firstName: person.firstName,
    lastName: person.lastName,
    salutation: person.salutation,
    title: person.title,
    profileName,
    profileKey: profileName,
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
    twoFactorEnabled: persona.totpSecret ? 1 : 0,
    verified: standing.verified ? 1 : 0,
    migrationState: standing.migrationState,
    referralCode: `${person.lastName
      .slice(0, 4)
      .toUpperCase()
      .normalize('NFKD')
      .replaceAll(/[^A-Z]/g, 'X')}${uuidOf(key).slice(0, 4).toUpperCase()}`,
    referredById: referrer?.id ?? null,
    promisedCommission: referrer?.referralCommission ?? null,
    paysChurchTax: person.paysChurchTax ? 1 : 0,
    notPep: standing.pep ? 1 : null,
    representativeConfirmation: standing.pep ? 1 : null,
    representativeRole: company && standing.pep ? 5 : null,
    adequacyTest: standing.adequacyTest ? 1 : 0,
    personaKey: key,
    createdAt,
  });
  await seedAddress(db, customer.id, person);
  if (company) await seedCompanyPapers(db, customer.id, persona, standing, company, now);
  if (persona.totpSecret)
    await insert(db, 'otpSecrets', { customerId: customer.id, secret: persona.totpSecret, family: null, createdAt });
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
    await insert(db, 'identifications', {
      uuid: uuidOf(`identification:${key}`),
      customerId: customer.id,
      stateAsString: standing.identity,
      createdAt,
      updatedAt: createdAt,
    });
  await seedAnswers(db, customer.id, persona, standing, createdAt);
}

async function seedAddress(db: Db, customerId: number, person: Person): Promise<void> {
  if (!person.standing.personalData) return;
  const address = await insert(db, 'addresses', {
    customerId,
    firstName: person.firstName,
    lastName: person.lastName,
    countryCode: 'DE',
    street: person.street,
    city: person.city,
    postcode: person.postcode,
    phoneNumber: person.mobileNumber,
  });
  await update(db, 'customers', { defaultAddressId: address.id }, { id: customerId });
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

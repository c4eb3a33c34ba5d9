import type { Db } from '#sandbox/db/database.ts';
import type { Persona } from '#sandbox/personas.ts';
import { insert, update } from '../../db/rows.ts';
import { uuidOf } from '../identity.ts';
import { type CompanySeed, personOf } from '../people.ts';
import type { Standing } from '../standing.ts';

const DAY = 86_400_000;

/** Documents about beneficial owners, named after the purposes of requirement 3.24. */
const PAPERS = [
  ['commercial_register_excerpt', 'Handelsregisterauszug'],
  ['shareholder_list', 'Gesellschafterliste'],
  ['shareholder_agreement', 'Gesellschaftsvertrag'],
  ['transparency_register_excerpt', 'Auszug aus dem Transparenzregister'],
] as const;

/** Seeds a company with its representatives, beneficial owners and their documents, up to the step of the persona. */
export async function seedCompanyPapers(
  db: Db,
  customerId: number,
  persona: Persona,
  standing: Standing,
  seed: CompanySeed,
  now: Date,
): Promise<void> {
  const known = standing.companyData;
  const company = await insert(db, 'companies', {
    uuid: uuidOf(`company:${persona.key}`),
    companyName: seed.companyName,
    companyType: known ? seed.companyType : null,
    taxnumber: known ? seed.taxnumber : null,
    vatNumber: known ? seed.vatNumber : null,
    registryNumber: known ? seed.registryNumber : null,
    court: known ? seed.court : null,
    foundingDate: known ? seed.foundingDate : null,
    iban: standing.bank ? seed.account.iban : null,
    bic: standing.bank ? seed.account.bic : null,
    bankName: standing.bank ? seed.account.bankName : null,
    beneficiary: standing.bank ? seed.companyName : null,
    bankCountry: standing.bank ? 'DE' : null,
    bankCurrency: standing.bank ? 'EUR' : null,
  });
  await update(db, 'customers', { companyId: company.id }, { id: customerId });
  if (known) await seedOffice(db, customerId, company.id, seed);
  await seedOwners(db, customerId, persona, standing);
  await seedPapers(db, customerId, company.id, persona, standing, now);
}

async function seedOffice(db: Db, customerId: number, companyId: number, seed: CompanySeed): Promise<void> {
  const office = await insert(db, 'addresses', {
    customerId,
    companyId,
    company: seed.companyName,
    countryCode: 'DE',
    street: seed.street,
    city: seed.city,
    postcode: seed.postcode,
  });
  await update(db, 'companies', { defaultAddressId: office.id }, { id: companyId });
}

async function seedOwners(db: Db, customerId: number, persona: Persona, standing: Standing): Promise<void> {
  const { firstName, lastName, birthday, birthCity, street, postcode, city } = personOf(persona.key);
  const details = (first: string, last: string, birthdate: string) =>
    JSON.stringify({
      firstName: first,
      lastName: last,
      birthdate,
      birthplace: birthCity,
      address: { street, postcode, city, countryCode: 'DE' },
      nationality: 'DE',
      pep: false,
      fictiveBeneficialOwner: false,
      churchTax: false,
      powerOfAttorney: false,
    });
  const owners = [
    {
      roles: standing.representatives ? '10,70' : '10',
      equityShares: null,
      name: details(firstName, lastName, birthday),
    },
    ...(standing.beneficialOwners
      ? [
          { roles: '60', equityShares: 60, name: details(firstName, lastName, birthday) },
          { roles: '60', equityShares: 40, name: details('Matthias', lastName, '1974-03-12') },
        ]
      : []),
  ];
  await db
    .insertInto('uboUsers')
    .values(
      owners.map(({ roles, equityShares, name }) => ({
        customerId,
        type: 'natural' as const,
        roles,
        equityShares,
        votingShares: equityShares,
        details: name,
      })),
    )
    .execute();
}

async function seedPapers(
  db: Db,
  customerId: number,
  companyId: number,
  { key }: Persona,
  { uboDocuments }: Standing,
  now: Date,
): Promise<void> {
  if (uboDocuments === 'none') return;
  // Requirement 9.5: not older than three months.
  const daysAgo = uboDocuments === 'old' ? 120 : 20;
  const createdAt = new Date(now.getTime() - daysAgo * DAY).toISOString();
  const papers = uboDocuments === 'old' ? PAPERS.slice(0, 1) : PAPERS;
  const named = papers.map(([purpose, name]) => ({
    purpose,
    name: `${name}.pdf`,
    uuid: uuidOf(`paper:${key}:${purpose}`),
  }));
  await db
    .insertInto('files')
    .values(
      named.map(({ name, uuid }) => ({
        uuid,
        ownerId: customerId,
        visibility: 'private' as const,
        fileName: name,
        mediaType: 'application/pdf',
        size: 0,
        content: new Uint8Array(),
        createdAt,
      })),
    )
    .execute();
  await db
    .insertInto('customerDocuments')
    .values(
      named.map(({ purpose, name, uuid }) => ({
        customerId,
        companyId,
        type: 'ubo',
        purpose,
        name,
        fileUuid: uuid,
        createdAt,
      })),
    )
    .execute();
}

import * as z from 'zod/mini';
import { companyPersonsMost } from '#domain/constants/limits.ts';
import {
  hasHolders,
  isOwner,
  isUser,
  type OwnershipBreach,
  ownerRoles,
  ownershipBreach,
  uboRoles,
} from '#domain/onboarding/ownership.ts';
import type { UboPerson } from '#domain/shop/onboarding.ts';
import { type Capacity, draftOf, isSameDraft, type PersonDraft, personDraft } from '#domain/shop/personDrafts.ts';
import { type CalendarDate, dateAt, SHOP_ZONE } from '#domain/time/calendar.ts';
import type { Db } from '../db/database.ts';
import { lockCustomer } from '../db/lockCustomer.ts';
import { insert, remove, update } from '../db/rows.ts';
import type { Row } from '../db/schema.ts';
import { parsedBy } from '../http/answer.ts';
import { notFound, Refused, unprocessable, type Words } from '../http/errors.ts';
import { uboPersonOf } from '../read/uboPerson.ts';
import { startNewCheck } from './newCheck.ts';

type Customer = Row<'customers'>;
type Body = Readonly<Record<string, unknown>>;

const WORDS: Readonly<Record<OwnershipBreach, readonly [propertyPath: string, message: Words]>> = {
  fictiveBesideOwner: [
    'fictiveBeneficialOwner',
    {
      de: 'Fiktiv wirtschaftlich berechtigt ist nur, wer an die Stelle fehlender wirtschaftlich Berechtigter tritt. Beides zugleich ist nicht möglich.',
      en: 'A deemed beneficial owner stands in when there is no beneficial owner. A person can’t be both at once.',
    },
  ],
  moreThanAll: [
    'equityShares',
    { de: 'Zusammen wären es mehr als 100\u00a0%.', en: 'This would add up to more than 100%.' },
  ],
  throughNobody: [
    'heldThrough',
    {
      de: 'Über diese Gesellschaft können die Anteile nicht gehalten werden.',
      en: 'Shares can’t be held through this company.',
    },
  ],
};

const said = (code: string, de: string, en: string) => unprocessable({ propertyPath: '', message: { de, en }, code });

/** Lists the persons of the customer’s company in the order of entry. */
export async function personsOf(db: Db, customer: Customer): Promise<UboPerson[]> {
  const rows = await db
    .selectFrom('uboUsers')
    .selectAll()
    .where('customerId', '=', customer.id)
    .orderBy('id')
    .execute();
  return rows.map((row) => uboPersonOf(row, customer));
}

/**
 * Adds a person to the company.
 * @throws Refused 404 for a customer without a company; 409 if the person already has this capacity, as after a
 *   repeated call of a browser; 422 for a breach of the ownership rules or for too many persons.
 */
export async function addPerson(db: Db, customer: Customer, capacity: Capacity, body: Body, now: Date) {
  mustActForCompany(customer);
  const draft = parsedBy(personDraft(capacity, dayAt(now)), body);
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer.id);
    const persons = await personsOf(trx, customer);
    if (persons.some((person) => isSameDraft(draftOf(person), draft) && isOwner(person) === (capacity === 'owner')))
      throw new Refused(409, 'Conflict');
    if (persons.length >= companyPersonsMost)
      throw said(
        'TOO_MANY_PERSONS',
        `Mehr als ${companyPersonsMost} Personen sind nicht möglich.`,
        `You can add up to ${companyPersonsMost} people.`,
      );
    const { id } = await insert(trx, 'uboUsers', {
      customerId: customer.id,
      roles: String(uboRoles.representative),
      ...columnsOf(draft),
    });
    await startNewCheck(trx, customer.id);
    if (capacity === 'owner') await settle(trx, mustAgree([...persons.filter(isOwner), { ...draft, id, roles: [] }]));
    return found(await personsOf(trx, customer), id);
  });
}

/**
 * Changes the fields of a person that a merge patch names; the result must meet the rules of their capacity.
 * @throws Refused like `addPerson`; 422 for the account holder, whose data come from the account.
 */
export async function changePerson(
  db: Db,
  customer: Customer,
  capacity: Capacity,
  id: number,
  body: Body,
  now: Date,
): Promise<UboPerson> {
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer.id);
    const persons = await personsOf(trx, customer);
    const before = found(persons, id);
    if (isUser(before)) throw userRefused();
    if (isOwner(before) !== (capacity === 'owner')) throw notFound();
    const draft = parsedBy(personDraft(capacity, dayAt(now)), { ...before, ...body });
    const owners = persons.filter(isOwner);
    if (draft.type === 'natural' && hasHolders(before, owners)) throw holdersRefused();
    await trx.updateTable('uboUsers').set(columnsOf(draft)).where('id', '=', id).execute();
    if (!isSameDraft(draftOf(before), draft)) await startNewCheck(trx, customer.id);
    if (capacity === 'owner')
      await settle(trx, mustAgree(owners.map((owner) => (owner.id === id ? { ...owner, ...draft } : owner))));
    return found(await personsOf(trx, customer), id);
  });
}

/** Sets the account holder’s authority for the company: entry in its register, or power of attorney. */
export async function changeAuthority(db: Db, customer: Customer, id: number, byPower: boolean): Promise<UboPerson> {
  const roles = (byPower ? [uboRoles.user] : [uboRoles.user, uboRoles.representative]).join(',');
  return db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer.id);
    const changed = await trx
      .updateTable('uboUsers')
      .set({ roles })
      .where('id', '=', id)
      .where('roles', '!=', roles)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await startNewCheck(trx, customer.id);
    return found(await personsOf(trx, customer), id);
  });
}

/**
 * Removes a person from the company.
 * @throws Refused 404 for an unknown person; 422 for the account holder, and for a company with holders.
 */
export async function removePerson(db: Db, customer: Customer, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCustomer(trx, customer.id);
    const persons = await personsOf(trx, customer);
    const person = found(persons, id);
    if (isUser(person)) throw userRefused();
    if (hasHolders(person, persons)) throw holdersRefused();
    await remove(trx, 'uboUsers', { id });
    await startNewCheck(trx, customer.id);
    await settle(
      trx,
      persons.filter((each) => each.id !== id && isOwner(each)),
    );
  });
}

/**
 * Requires a company.
 * @throws Refused 404 for customers without one.
 */
function mustActForCompany({ companyId }: Customer): void {
  if (companyId === null) throw notFound();
}

const userRefused = () =>
  said(
    'THE_USER',
    'Ihre eigenen Angaben ändern Sie unter „Persönliche Daten“.',
    'You change your own data under “Personal data”.',
  );

const holdersRefused = () =>
  said(
    'HAS_HOLDERS',
    'Über diese Gesellschaft halten andere Anteile. Bitte entfernen Sie zuerst diese.',
    'Others hold shares through this company. Please remove them first.',
  );

/**
 * Checks the shares of all owners.
 * @throws Refused 422 if owners contradict each other.
 */
function mustAgree(owners: readonly UboPerson[]): readonly UboPerson[] {
  const breach = ownershipBreach(owners);
  if (breach === null) return owners;
  const [propertyPath, message] = WORDS[breach];
  throw unprocessable({ propertyPath, message, code: breach.replaceAll(/[A-Z]/g, '_$&').toUpperCase() });
}

/** Assigns all owners the roles that follow from their shares. */
async function settle(trx: Db, owners: readonly UboPerson[]): Promise<void> {
  for (const owner of owners) {
    const roles = ownerRoles(owner, owners).join(',');
    await update(trx, 'uboUsers', { roles }, { id: owner.id });
  }
}

function columnsOf({ type, equityShares, votingShares, ...details }: PersonDraft) {
  return { type, equityShares, votingShares, details: JSON.stringify(details) };
}

function found(persons: readonly UboPerson[], id: number): UboPerson {
  const person = persons.find((each) => each.id === id);
  if (!person) throw notFound();
  return person;
}

const dayAt = (now: Date): CalendarDate => dateAt(now.getTime(), SHOP_ZONE);

export const AnyBody = z.record(z.string(), z.unknown());

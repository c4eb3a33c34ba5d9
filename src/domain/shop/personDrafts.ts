import * as z from 'zod/mini';
import { onboardingLimits, textLimits } from '../constants/limits.ts';
import { isCompanyName, isPersonName } from '../forms/validation.ts';
import { isPostcodeIn } from '../input/postcode.ts';
import { isCountryCode } from '../person/countries.ts';
import { ageOn, type CalendarDate, dateOf } from '../time/calendar.ts';
import { type DraftBreach, isCompanyType } from './drafts.ts';
import { flag } from './fields.ts';
import { UboAddress, type UboPerson } from './onboarding.ts';
import { orNull } from './schema.ts';

/** Capacity in which a company lists a person: `POST ubo-users/representative` or `POST ubo-users`. */
export type Capacity = 'representative' | 'owner';

const text = (most: number) => orNull(z.string().check(z.maxLength(most)));
const line = text(textLimits.line);

/** Percent, with at most two decimals. */
const share = orNull(
  z.number().check(z.refine((value) => isShare(value), { error: 'share' satisfies DraftBreach, abort: true })),
);
/** True if a number is a share: 0 to 100, with at most two decimals. */
export const isShare = (value: number): boolean =>
  value >= 0 && value <= 100 && Math.abs(Math.round(value * 100) - value * 100) < 1e-6;

/**
 * Person of a company (requirement 3.23), before the rules of the capacity. The shop derives roles from the capacity
 * and the shares.
 */
const PersonFields = z.object({
  type: z.enum(['natural', 'legal']),
  firstName: line,
  lastName: line,
  birthdate: text(10),
  birthplace: line,
  nationality: text(2),
  companyName: line,
  companyType: text(1),
  registerNumber: text(textLimits.code),
  address: orNull(
    z.extend(UboAddress, { street: line, postcode: text(textLimits.code), city: line, countryCode: text(2) }),
  ),
  equityShares: share,
  votingShares: share,
  heldThrough: orNull(z.int()),
  pep: flag,
  fictiveBeneficialOwner: flag,
  churchTax: flag,
  powerOfAttorney: flag,
});
export type PersonDraft = z.output<typeof PersonFields>;

type Breaches = Record<string, DraftBreach | null>;
const filled = (value: string | null | undefined): DraftBreach | null => (value?.trim() ? null : 'required');
const named = (name: string | null | undefined, isName: (text: string) => boolean): DraftBreach | null =>
  filled(name) ?? (isName(name ?? '') ? null : 'name');
const country = (code: string | null | undefined): DraftBreach | null =>
  filled(code) ?? (isCountryCode(code ?? '') ? null : 'country');

const postcode = (address: PersonDraft['address']): DraftBreach | null =>
  filled(address?.postcode) ?? (isPostcodeIn(address?.countryCode ?? '', address?.postcode ?? '') ? null : 'postcode');

function birthdate(day: string | null, capacity: Capacity, today: CalendarDate): DraftBreach | null {
  if (!day) return 'required';
  if (dateOf(day) !== day) return 'date';
  if (day < onboardingLimits.firstBirthday || day >= today) return 'inPast';
  // A child may hold shares; representatives must be of age.
  return capacity === 'representative' && ageOn(today, day) < onboardingLimits.minimumAge ? 'age' : null;
}

const isHeld = ({ equityShares, votingShares }: PersonDraft) => (equityShares ?? 0) > 0 || (votingShares ?? 0) > 0;

/** Returns the breaches of a draft by path. Required fields depend on the type of person and on the capacity. */
function breachesOf(draft: PersonDraft, capacity: Capacity, today: CalendarDate): Breaches {
  const { address } = draft;
  const shared: Breaches = {
    'address.street': filled(address?.street),
    'address.postcode': postcode(address),
    'address.city': filled(address?.city),
    'address.countryCode': country(address?.countryCode),
  };
  if (draft.type === 'legal')
    return {
      companyName: named(draft.companyName, isCompanyName),
      companyType: filled(draft.companyType) ?? (isCompanyType(draft.companyType) ? null : 'choice'),
      ...shared,
      // A company is not a beneficial owner: it is listed for its shares, which are therefore required.
      equityShares: capacity === 'owner' && !isHeld(draft) ? 'required' : null,
    };
  return {
    firstName: named(draft.firstName, isPersonName),
    lastName: named(draft.lastName, isPersonName),
    birthdate: birthdate(draft.birthdate, capacity, today),
    birthplace: filled(draft.birthplace),
    nationality: country(draft.nationality),
    ...shared,
  };
}

export function draftOf({ id: _id, roles: _roles, ...draft }: UboPerson): PersonDraft {
  return draft;
}

const inOrder = ({ address, ...draft }: PersonDraft) =>
  JSON.stringify(Object.entries({ ...draft, ...address }).toSorted(([one], [other]) => (one < other ? -1 : 1)));

export const isSameDraft = (one: PersonDraft, other: PersonDraft): boolean => inOrder(one) === inOrder(other);

/** Removes from a draft values of another type of person or another capacity, and a fictive owner's shares. */
export function tidyDraft(draft: PersonDraft, capacity: Capacity): PersonDraft {
  const trim = (value: string | null) => value?.trim() || null;
  const isNatural = draft.type === 'natural';
  const isOwner = capacity === 'owner';
  const isFictive = isNatural && isOwner && draft.fictiveBeneficialOwner;
  const natural = (value: string | null) => (isNatural ? trim(value) : null);
  const legal = (value: string | null) => (isNatural ? null : trim(value));
  const holds = isOwner && !isFictive && isHeld(draft);
  return {
    type: draft.type,
    firstName: natural(draft.firstName),
    lastName: natural(draft.lastName),
    birthdate: natural(draft.birthdate),
    birthplace: natural(draft.birthplace),
    nationality: natural(draft.nationality),
    companyName: legal(draft.companyName),
    companyType: legal(draft.companyType),
    registerNumber: legal(draft.registerNumber),
    address: draft.address && {
      street: trim(draft.address.street),
      postcode: trim(draft.address.postcode),
      city: trim(draft.address.city),
      countryCode: draft.address.countryCode,
    },
    equityShares: holds ? (draft.equityShares ?? 0) : null,
    votingShares: holds ? (draft.votingShares ?? 0) : null,
    heldThrough: holds ? draft.heldThrough : null,
    pep: isNatural && draft.pep,
    fictiveBeneficialOwner: isFictive,
    churchTax: isNatural && isOwner && draft.churchTax,
    // Only the account holder acts by a power of attorney: see `UserAuthority`.
    powerOfAttorney: false,
  };
}

/** Person of a company, with the rules of the capacity. `today` is the day of the call. */
export const personDraft = (capacity: Capacity, today: CalendarDate) =>
  z.pipe(
    PersonFields.check(({ value, issues }) => {
      for (const [path, breach] of Object.entries(breachesOf(value, capacity, today)))
        if (breach !== null)
          issues.push({ code: 'custom', message: breach, path: path.split('.'), input: value, continue: false });
    }),
    z.transform((draft) => tidyDraft(draft, capacity)),
  );

/** The customer's authority in a company. `powerOfAttorney`: false if the customer is entered in its register. */
export const UserAuthority = z.object({ powerOfAttorney: z.boolean() });
export type UserAuthority = z.infer<typeof UserAuthority>;

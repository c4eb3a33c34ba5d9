import { type AddressValues, addressDefinitions } from '#components/disclosure/addressDefinitions.ts';
import { rulesIn } from '#components/disclosure/fieldDefinitions.tsx';
import { companyLine, line, nameLine, ofDay } from '#components/disclosure/rules.ts';
import type { FormRule, RulesOf } from '#components/form/types.ts';
import { onboardingLimits, textLimits } from '#domain/constants/limits.ts';
import { maxDate, maxLength, minAge, minDate, type RuleBreach, required } from '#domain/forms/validation.ts';
import { parseShare } from '#domain/input/parseShare.ts';
import type { Capacity } from '#domain/shop/personDrafts.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';

/** Reason why a person is an owner. */
export type Basis = 'shares' | 'control' | 'fictive';

export interface PersonValues extends AddressValues {
  type: 'natural' | 'legal';
  firstName: string;
  lastName: string;
  /** Year, month, day as typed. */
  birthdate: string;
  birthplace: string;
  nationality: string;
  companyName: string;
  /** 1 to 8 (requirement 3.26). */
  companyType: string;
  registerNumber: string;
  /** Only for natural persons: a company is named for its holdings. */
  basis: Basis | null;
  /** Id of the company whose shares these are; empty for the customer's own company. */
  heldThrough: string;
  /** Percent, as typed. */
  equityShares: string;
  votingShares: string;
  pep: 'yes' | 'no' | null;
  churchTax: boolean;
}

export type PersonBreach = RuleBreach | { kind: 'share' } | { kind: 'holdsNothing' };

type Text = readonly FormRule<string, PersonBreach>[];
const free: Text = [];
const share: FormRule<string, PersonBreach> = (text) => (parseShare(text) === null ? { kind: 'share' } : null);

/**
 * Returns the rules of requirements section 5: they depend on the kind of person, the capacity, and the basis of the
 * ownership.
 */
export function rulesFor(
  values: PersonValues,
  capacity: Capacity,
  today: CalendarDate,
): RulesOf<PersonValues, PersonBreach> {
  const isNatural = values.type === 'natural';
  const isOwner = capacity === 'owner';
  const isRepresentative = capacity === 'representative';
  const holds = isOwner && (!isNatural || values.basis === 'shares');
  const natural = (rules: Text) => (isNatural ? rules : free);
  const legal = (rules: Text) => (isNatural ? free : rules);
  const holdsNothing: FormRule<string, PersonBreach> = () =>
    parseShare(values.equityShares) === 0 && parseShare(values.votingShares) === 0 ? { kind: 'holdsNothing' } : null;
  return {
    type: [],
    firstName: natural(nameLine),
    lastName: natural(nameLine),
    birthdate: natural([
      required,
      ofDay(minDate(onboardingLimits.firstBirthday)),
      // A child may hold shares; a representative must be of age.
      ofDay(isRepresentative ? minAge(onboardingLimits.minimumAge, today) : maxDate(today)),
    ]),
    birthplace: natural(line),
    nationality: natural([required]),
    companyName: legal(companyLine),
    companyType: legal([required]),
    registerNumber: legal([maxLength(textLimits.code)]),
    ...rulesIn(addressDefinitions, values),
    basis: isOwner && isNatural ? [required] : [],
    heldThrough: [],
    equityShares: holds ? [required, share, holdsNothing] : free,
    votingShares: holds ? [required, share] : free,
    pep: isNatural ? [required] : [],
    churchTax: [],
  };
}

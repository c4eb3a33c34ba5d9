import { onboardingLimits } from '#domain/constants/limits.ts';
import type { CustomerDocument, DocumentPurpose, UboPerson } from '#domain/shop/onboarding.ts';
import { type CalendarDate, dayOf, daysIn, monthsBefore } from '#domain/time/calendar.ts';
import { isBeneficial, isRepresentative, type Party, uboRoles } from './ownership.ts';

type Role = Pick<UboPerson, 'roles'>;

const has = (person: Role, role: number) => person.roles.includes(role);

/** Spec section 5: at least one person with role 70. A company that only holds shares has it too, and represents nobody. */
export const hasRepresentative = (persons: readonly Party[]): boolean =>
  persons.some((person) => has(person, uboRoles.representative) && isRepresentative(person));

/**
 * Spec section 5: at least one natural person with role 60 or 61, and nobody who is a beneficial owner and stands in for a
 * missing one (the fictive beneficial owner, § 3 II 5 GwG) at once.
 */
export const hasBeneficialOwner = (
  persons: readonly Pick<UboPerson, 'roles' | 'type' | 'fictiveBeneficialOwner'>[],
): boolean =>
  persons.some((person) => person.type === 'natural' && isBeneficial(person)) &&
  !persons.some(
    (person) => has(person, uboRoles.owner) && (person.fictiveBeneficialOwner || has(person, uboRoles.fictiveOwner)),
  );

/** What every company proves, in the order of its documents. */
const always: readonly DocumentPurpose[] = [
  'commercial_register_excerpt',
  'shareholder_list',
  'shareholder_agreement',
  'transparency_register_excerpt',
];

/** Spec section 5: what this company has to prove; the power of attorney where somebody acts by role 10 alone. */
export function requiredEvidence(persons: readonly Role[]): readonly DocumentPurpose[] {
  const needsPower = persons.some(
    (person) => person.roles.length > 0 && person.roles.every((role) => role === uboRoles.user),
  );
  return needsPower ? [...always, 'proof_of_power_of_attorney'] : always;
}

/** Whether a document is too old to prove anything on a day (spec section 5: not older than three months). */
export const isOutdated = ({ createdAt }: Pick<CustomerDocument, 'createdAt'>, today: CalendarDate): boolean =>
  dayOf(createdAt) < monthsBefore(today, onboardingLimits.evidenceMonths);

/** The last day on which a document of that day counts. */
export function lastDayOf({ createdAt }: Pick<CustomerDocument, 'createdAt'>): CalendarDate {
  const day = dayOf(createdAt);
  const later = monthsBefore(day, -onboardingLimits.evidenceMonths);
  const endOf = (date: CalendarDate) => String(daysIn(Number(date.slice(0, 4)), Number(date.slice(5, 7))));
  // From the end of a month it counts to the end of a month, as the days are counted back.
  return day.endsWith(`-${endOf(day)}`) ? `${later.slice(0, 8)}${endOf(later)}` : later;
}

type Dated = Pick<CustomerDocument, 'purpose' | 'createdAt'>;

/** Which of these purposes no document proves that is recent enough. */
export const unproven = (
  required: readonly DocumentPurpose[],
  documents: readonly Dated[],
  today: CalendarDate,
): DocumentPurpose[] =>
  required.filter(
    (purpose) => !documents.some((document) => document.purpose === purpose && !isOutdated(document, today)),
  );

/** What is still to be proven: each purpose without a document that is recent enough. */
export const missingEvidence = (
  persons: readonly Role[],
  documents: readonly Dated[],
  today: CalendarDate,
): DocumentPurpose[] => unproven(requiredEvidence(persons), documents, today);

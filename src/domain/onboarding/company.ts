import { onboardingLimits } from '#domain/constants/limits.ts';
import type { CustomerDocument, DocumentPurpose, UboPerson } from '#domain/shop/onboarding.ts';
import { type CalendarDate, dateOf, dayOf, daysIn, monthsBefore } from '#domain/time/calendar.ts';
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

/** Everything that a company may have to prove: the power of attorney too. */
export const allEvidence: readonly DocumentPurpose[] = [...always, 'proof_of_power_of_attorney'];

/** Spec section 5: what this company has to prove; the power of attorney where somebody acts by role 10 alone. */
export function requiredEvidence(persons: readonly Role[]): readonly DocumentPurpose[] {
  const needsPower = persons.some(
    (person) => person.roles.length > 0 && person.roles.every((role) => role === uboRoles.user),
  );
  return needsPower ? allEvidence : always;
}

/** The excerpts of registers: they prove how a register was on the day of their issue. */
const excerpts: readonly (DocumentPurpose | null)[] = ['commercial_register_excerpt', 'transparency_register_excerpt'];

/** True if a document of this purpose is asked for its day of issue. */
export const isExcerpt = (purpose: DocumentPurpose | null): boolean => excerpts.includes(purpose);

/** Beginning of an excerpt's file name. It says the day of issue, which no call has a field for (decision 14). */
const ISSUED = /^\(ausgestellt am (\d{4}-\d{2}-\d{2})\) /;

/** A file's name with its day of issue: `(ausgestellt am 2026-11-01) Auszug.pdf`. A date by itself is no day of issue. */
export const nameIssuedOn = (day: CalendarDate, name: string): string => `(ausgestellt am ${day}) ${plainName(name)}`;

/** A file's name without its day of issue. */
export const plainName = (name: string): string => name.replace(ISSUED, '');

/** A document's age counts from here. */
export type Dated = Pick<CustomerDocument, 'purpose' | 'createdAt' | 'name'>;

/** The day on which an excerpt was issued, as its name says it; null for other documents, and without such a name. */
export function issueDayOf({ purpose, name }: Pick<Dated, 'purpose' | 'name'>): CalendarDate | null {
  const day = ISSUED.exec(name)?.[1] ?? '';
  return isExcerpt(purpose) && dateOf(day) === day ? day : null;
}

/** The day from which a document's three months count: its issue, else its upload. An issue after the upload is no issue. */
function ageDayOf(document: Dated): CalendarDate {
  const [issued, uploaded] = [issueDayOf(document), dayOf(document.createdAt)];
  return issued !== null && issued < uploaded ? issued : uploaded;
}

/** The first day of issue, or of upload, that is not too old on a day (spec section 5: not older than three months). */
export const firstDayOn = (today: CalendarDate): CalendarDate => monthsBefore(today, onboardingLimits.evidenceMonths);

/** True if a document is too old to prove anything on a day. */
export const isOutdated = (document: Dated, today: CalendarDate): boolean => ageDayOf(document) < firstDayOn(today);

/** The last day on which a document counts. */
export function lastDayOf(document: Dated): CalendarDate {
  const day = ageDayOf(document);
  const later = monthsBefore(day, -onboardingLimits.evidenceMonths);
  const endOf = (date: CalendarDate) => String(daysIn(Number(date.slice(0, 4)), Number(date.slice(5, 7))));
  // From the end of a month it counts to the end of a month, as the days are counted back.
  return day.endsWith(`-${endOf(day)}`) ? `${later.slice(0, 8)}${endOf(later)}` : later;
}

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

import { onboardingLimits } from '#domain/constants/limits.ts';
import type { CustomerDocument, DocumentPurpose, UboPerson } from '#domain/shop/onboarding.ts';
import { type CalendarDate, dateOf, dayOf, daysIn, monthsBefore } from '#domain/time/calendar.ts';
import { uboRoles } from './ownership.ts';

type Role = Pick<UboPerson, 'roles'>;

/** Evidence that every company needs, in the order of its documents. */
const always: readonly DocumentPurpose[] = [
  'commercial_register_excerpt',
  'shareholder_list',
  'shareholder_agreement',
  'transparency_register_excerpt',
];

/** Evidence that a company may need: includes the power of attorney. */
export const allEvidence: readonly DocumentPurpose[] = [...always, 'proof_of_power_of_attorney'];

/**
 * Returns the evidence that this company needs (requirement 5.17); includes the power of attorney if a person acts by
 * role 10 alone.
 */
export function requiredEvidence(persons: readonly Role[]): readonly DocumentPurpose[] {
  const needsPower = persons.some(
    (person) => person.roles.length > 0 && person.roles.every((role) => role === uboRoles.user),
  );
  return needsPower ? allEvidence : always;
}

/** Excerpts of registers: they prove a register's content on their day of issue. */
const excerpts: readonly (DocumentPurpose | null)[] = ['commercial_register_excerpt', 'transparency_register_excerpt'];

/** True if the form asks for the day of issue of a document with this purpose. */
export const isExcerpt = (purpose: DocumentPurpose | null): boolean => excerpts.includes(purpose);

/** Start of an excerpt's file name, with the day of issue, for which no call has a field (decision 14). */
const ISSUED = /^\(ausgestellt am (\d{4}-\d{2}-\d{2})\) /;

/** File name with its day of issue: `(ausgestellt am 2026-11-01) Auszug.pdf`. A date alone is not a day of issue. */
export const nameIssuedOn = (day: CalendarDate, name: string): string => `(ausgestellt am ${day}) ${plainName(name)}`;

/** File name without its day of issue. */
export const plainName = (name: string): string => name.replace(ISSUED, '');

/** Fields that determine a document's age. */
export type Dated = Pick<CustomerDocument, 'purpose' | 'createdAt' | 'name'>;

/** Returns the day of issue of an excerpt, from its file name; null for other documents and other names. */
export function issueDayOf({ purpose, name }: Pick<Dated, 'purpose' | 'name'>): CalendarDate | null {
  const day = ISSUED.exec(name)?.[1] ?? '';
  return isExcerpt(purpose) && dateOf(day) === day ? day : null;
}

/**
 * Returns the day from which a document's three months count: its issue, else its upload. A day of issue after the
 * upload is ignored.
 */
function ageDayOf(document: Dated): CalendarDate {
  const issued = issueDayOf(document);
  const uploaded = dayOf(document.createdAt);
  return issued !== null && issued < uploaded ? issued : uploaded;
}

/** First day of issue, or of upload, that is not too old on a day (requirement 5.17: not older than three months). */
export const firstDayOn = (today: CalendarDate): CalendarDate => monthsBefore(today, onboardingLimits.evidenceMonths);

/** True if a document is too old to prove anything on a day. */
export const isOutdated = (document: Dated, today: CalendarDate): boolean => ageDayOf(document) < firstDayOn(today);

/** Returns the last day on which a document counts. */
export function lastDayOf(document: Dated): CalendarDate {
  const day = ageDayOf(document);
  const later = monthsBefore(day, -onboardingLimits.evidenceMonths);
  const endOf = (date: CalendarDate) => String(daysIn(Number(date.slice(0, 4)), Number(date.slice(5, 7))));
  // A document from the end of a month counts until the end of a month, since the age is counted backwards.
  return day.endsWith(`-${endOf(day)}`) ? `${later.slice(0, 8)}${endOf(later)}` : later;
}

/** Purposes without a sufficiently recent document. */
export const unprovenPurposes = (
  required: readonly DocumentPurpose[],
  documents: readonly Dated[],
  today: CalendarDate,
): DocumentPurpose[] =>
  required.filter(
    (purpose) => !documents.some((document) => document.purpose === purpose && !isOutdated(document, today)),
  );

/** Purposes that the company still has to prove: required, but without a sufficiently recent document. */
export const missingEvidence = (
  persons: readonly Role[],
  documents: readonly Dated[],
  today: CalendarDate,
): DocumentPurpose[] => unprovenPurposes(requiredEvidence(persons), documents, today);

import { passwordMinimum } from '#domain/constants/limits.ts';
import { parseEuro } from '#domain/money/money.ts';
import { OneTimeCode } from '#domain/shop/oneTimeCode.ts';
import { ageOn, type CalendarDate, dateOf } from '#domain/time/calendar.ts';
import { phoneOf } from '../input/phone.ts';

/** Required part of a password (requirement 5.4). */
export type PasswordPart = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'special';

/** Broken rule of requirements 5.1 to 5.7, with the figures of its message. */
export type RuleBreach =
  | { kind: 'required' | 'name' }
  | { kind: 'tooLong' | 'tooShort'; value: number }
  | { kind: 'aboveMaximum' | 'belowMinimum' | 'notEqual'; value: number }
  | { kind: 'digitsOnly' }
  | { kind: 'lettersDigits' | 'lettersDigitsMinus' | 'lettersDigitsMinusSlash' }
  | { kind: 'uppercaseDigits' }
  | { kind: 'twoDecimals' }
  | { kind: 'rangeReversed' }
  | { kind: 'password'; missing: PasswordPart[] }
  | { kind: 'commonPassword' | 'passwordsDiffer' }
  | { kind: 'email' | 'phone' | 'postcode' | 'bic' | 'iban' | 'blockchainAddress' | 'oneTimeCode' }
  | { kind: 'date' }
  | { kind: 'minAge'; years: number }
  | { kind: 'inFuture' }
  | { kind: 'tooEarly' | 'tooLate'; date: CalendarDate }
  | { kind: 'termsNotAccepted' | 'otherHolder' }
  | { kind: 'noneChosen' }
  | { kind: 'tooFewChosen'; count: number };

/** Rule that returns how a value breaks it, or null. All except `required` accept an empty value. */
export type Rule<T> = (value: T) => RuleBreach | null;

/**
 * Returns the breach of the first rule that fails, in the given order (requirement 5.8); null if all hold. `B`: type of
 * the breaches.
 */
export function firstFailing<T, B = RuleBreach>(rules: readonly ((value: T) => B | null)[], value: T): B | null {
  for (const rule of rules) {
    const breach = rule(value);
    if (breach !== null) return breach;
  }
  return null;
}

/** Requires a value: a text of more than spaces, a number, a list that is not empty. */
export const required: Rule<string | number | readonly unknown[] | null> = (value) => {
  const isEmpty =
    value === null ||
    Number.isNaN(value) ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0);
  return isEmpty ? { kind: 'required' } : null;
};

/** Counts letters as a reader does: an emoji or an umlaut is one. */
export const maxLength =
  (value: number): Rule<string> =>
  (text) =>
    lengthOf(text) > value ? { kind: 'tooLong', value } : null;

export const minLength =
  (value: number): Rule<string> =>
  (text) =>
    text !== '' && lengthOf(text) < value ? { kind: 'tooShort', value } : null;

/** Limits a number; `value` in the number's own unit. */
export const maximum =
  (value: number): Rule<number | null> =>
  (number) =>
    number !== null && number > value ? { kind: 'aboveMaximum', value } : null;

export const minimum =
  (value: number): Rule<number | null> =>
  (number) =>
    number !== null && number < value ? { kind: 'belowMinimum', value } : null;

export const equal =
  (value: number): Rule<number | null> =>
  (number) =>
    number !== null && number !== value ? { kind: 'notEqual', value } : null;

/** True for a person's name: letters of any script, no angle brackets, which are markup, and no control characters. */
export const isPersonName = (text: string): boolean => /\p{L}/u.test(text) && !/[<>\p{Cc}]/u.test(text);
/** True for a company's name, which may consist of digits. */
export const isCompanyName = (text: string): boolean => /[\p{L}\p{N}]/u.test(text) && !/[<>\p{Cc}]/u.test(text);
export const personName = textRule(isPersonName, { kind: 'name' });
export const companyName = textRule(isCompanyName, { kind: 'name' });

export const digitsOnly = pattern(/^[0-9]*$/, { kind: 'digitsOnly' });
export const lettersDigits = pattern(/^[\p{L}\p{M}0-9]*$/u, { kind: 'lettersDigits' });
export const lettersDigitsMinus = pattern(/^[\p{L}\p{M}0-9-]*$/u, { kind: 'lettersDigitsMinus' });
export const lettersDigitsMinusSlash = pattern(/^[\p{L}\p{M}0-9/-]*$/u, { kind: 'lettersDigitsMinusSlash' });
export const uppercaseDigits = pattern(/^[A-Z0-9]*$/, { kind: 'uppercaseDigits' });

/** Amount in euros, typed in German or English, with at most two decimals. */
export const twoDecimals = textRule((text) => parseEuro(text) !== null, { kind: 'twoDecimals' });

const passwordParts: readonly [PasswordPart, (password: string) => boolean][] = [
  ['length', (password) => lengthOf(password) >= passwordMinimum],
  ['lowercase', (password) => /\p{Ll}/u.test(password)],
  ['uppercase', (password) => /\p{Lu}/u.test(password)],
  ['digit', (password) => /\p{Nd}/u.test(password)],
  ['special', (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password)],
];

/** Returns the missing parts of a password, for the list beside the field; empty if it is good. */
export function missingInPassword(password: string): PasswordPart[] {
  return passwordParts.filter(([, holds]) => !holds(password)).map(([part]) => part);
}

/** Requires at least eight characters with a lowercase, an uppercase, a digit and a special character. */
export const password: Rule<string> = (text) => {
  const missing = text === '' ? [] : missingInPassword(text);
  return missing.length > 0 ? { kind: 'password', missing } : null;
};

export const sameAs =
  (other: string): Rule<string> =>
  (text) =>
    text !== other ? { kind: 'passwordsDiffer' } : null;

/** Form of the HTML standard's `type=email`, with a dot in the domain and RFC 5321's 254 characters. */
const emailForm =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;
export const email = textRule((text) => text.length <= 254 && emailForm.test(text), { kind: 'email' });
/** @param country Country of residence (ISO 3166-1), whose national form of mobile numbers is accepted. */
export const phone = (country: string): Rule<string> =>
  textRule((text) => phoneOf(text, country) !== null, { kind: 'phone' });
export const oneTimeCode = textRule((text) => OneTimeCode.safeParse(text).success, { kind: 'oneTimeCode' });

/** Calendar day in ISO form. */
export const date: Rule<string> = dateRule(() => null);

/** Minimum age in years. `today` in the user's time zone. */
export const minAge = (years: number, today: CalendarDate): Rule<string> =>
  dateRule((birthday) => (ageOn(today, birthday) < years ? { kind: 'minAge', years } : null));

export const notFuture = (today: CalendarDate): Rule<string> =>
  dateRule((day) => (day > today ? { kind: 'inFuture' } : null));

/** Earliest and latest day; the day itself is allowed. */
export const minDate = (first: CalendarDate): Rule<string> =>
  dateRule((day) => (day < first ? { kind: 'tooEarly', date: first } : null));
export const maxDate = (last: CalendarDate): Rule<string> =>
  dateRule((day) => (day > last ? { kind: 'tooLate', date: last } : null));

export const termsAccepted: Rule<boolean> = (accepted) => (accepted ? null : { kind: 'termsNotAccepted' });

export const atLeastOne: Rule<readonly boolean[]> = (consents) =>
  consents.includes(true) ? null : { kind: 'noneChosen' };

export const selectAtLeast =
  (count: number): Rule<readonly unknown[]> =>
  (chosen) =>
    chosen.length < count ? { kind: 'tooFewChosen', count } : null;

function textRule(holds: (text: string) => boolean, breach: RuleBreach): Rule<string> {
  return (text) => (text === '' || holds(text) ? null : breach);
}

function pattern(form: RegExp, breach: RuleBreach): Rule<string> {
  return textRule((text) => form.test(text), breach);
}

/** Builds a rule about days; a text that is not a day breaks it with `date`, so that nonsense passes no rule. */
function dateRule(check: (day: CalendarDate) => RuleBreach | null): Rule<string> {
  return (text) => {
    if (text === '') return null;
    const day = dateOf(text);
    return day === null ? { kind: 'date' } : check(day);
  };
}

function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}

import type { RulesOf } from '#components/form/types.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { isoOf } from '#domain/forms/dayParts.ts';
import { isPostcodeIn } from '#domain/forms/postcode.ts';
import { companyName, maxLength, personName, type Rule, required } from '#domain/forms/validation.ts';
import type { AddressValues } from './AddressFields.tsx';

export const line: readonly Rule<string>[] = [required, maxLength(textLimits.line)];

export const nameLine: readonly Rule<string>[] = [...line, personName];
export const companyLine: readonly Rule<string>[] = [...line, companyName];

/** Rules of an address, all of whose fields are required. */
export const addressRules = (countryCode: string): RulesOf<AddressValues> => ({
  street: line,
  postcode: [
    required,
    maxLength(textLimits.code),
    (postcode) => (postcode === '' || isPostcodeIn(countryCode, postcode) ? null : { kind: 'postcode' }),
  ],
  city: line,
  countryCode: [required],
});

/** Applies a rule to a day that is typed in three fields. */
export const ofDay =
  (rule: Rule<string>): Rule<string> =>
  (text) =>
    rule(isoOf(text));

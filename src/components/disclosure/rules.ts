import { textLimits } from '#domain/constants/limits.ts';
import { companyName, maxLength, personName, type Rule, required } from '#domain/forms/validation.ts';
import { isoOf } from '#domain/input/dayParts.ts';

export const line: readonly Rule<string>[] = [required, maxLength(textLimits.line)];

export const nameLine: readonly Rule<string>[] = [...line, personName];
export const companyLine: readonly Rule<string>[] = [...line, companyName];

/** Applies a rule to a day that is typed in three fields. */
export const ofDay =
  (rule: Rule<string>): Rule<string> =>
  (text) =>
    rule(isoOf(text));

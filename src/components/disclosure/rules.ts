import { textLimits } from '#domain/constants/limits.ts';
import { isoOf } from '#domain/forms/dayParts.ts';
import { maxLength, type Rule, required } from '#domain/forms/validation.ts';

/** A line of text that has to be there. */
export const line: readonly Rule<string>[] = [required, maxLength(textLimits.line)];

/** A rule about a day that is typed in three fields. */
export const ofDay =
  (rule: Rule<string>): Rule<string> =>
  (text) =>
    rule(isoOf(text));

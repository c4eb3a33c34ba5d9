import type { RulesOf } from '#components/form/types.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { isBic } from '#domain/forms/bic.ts';
import { isoOf } from '#domain/forms/dayParts.ts';
import { isIban } from '#domain/forms/iban.ts';
import { maxLength, type Rule, required } from '#domain/forms/validation.ts';
import type { BankValues } from './BankFields.tsx';

/** A line of text that has to be there. */
export const line: readonly Rule<string>[] = [required, maxLength(textLimits.line)];

/** A rule about a day that is typed in three fields. */
export const ofDay =
  (rule: Rule<string>): Rule<string> =>
  (text) =>
    rule(isoOf(text));

const iban: Rule<string> = (text) => (text === '' || isIban(text) ? null : { kind: 'iban' });
const bic: Rule<string> = (text) => (text === '' || isBic(text.trim()) ? null : { kind: 'bic' });

/** A bank account of which everything has to be there. */
export const bankRules: RulesOf<BankValues> = {
  beneficiary: line,
  iban: [required, iban],
  bic: [required, bic],
  bankName: line,
  bankCountry: [required],
  bankCurrency: [required],
};

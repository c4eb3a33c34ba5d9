import type { RulesOf } from '#components/form/types.ts';
import { isBic } from '#domain/forms/bic.ts';
import { isIban } from '#domain/forms/iban.ts';
import { type Rule, required } from '#domain/forms/validation.ts';
import type { BankValues } from './BankFields.tsx';
import { line } from './rules.ts';

const iban: Rule<string> = (text) => (text === '' || isIban(text) ? null : { kind: 'iban' });
const bic: Rule<string> = (text) => (text === '' || isBic(text.trim()) ? null : { kind: 'bic' });

/** A bank account of which everything has to be there; a holder called otherwise has to be confirmed. */
export const bankRules = (isOther: boolean): RulesOf<BankValues> => ({
  holderConfirmed: isOther ? [(isConfirmed) => (isConfirmed ? null : { kind: 'otherHolder' })] : [],
  beneficiary: line,
  iban: [required, iban],
  bic: [required, bic],
  bankName: line,
  bankCountry: [required],
  bankCurrency: [required],
});

import type { RulesOf } from '#components/form/types.ts';
import { isBic } from '#domain/forms/bic.ts';
import { isIban } from '#domain/forms/iban.ts';
import { type Rule, required } from '#domain/forms/validation.ts';
import { type AccountOwner, isOtherHolder } from '#domain/person/accountHolder.ts';
import type { BankValues } from './BankFields.tsx';
import { line } from './rules.ts';

const iban: Rule<string> = (text) => (text === '' || isIban(text) ? null : { kind: 'iban' });
const bic: Rule<string> = (text) => (text === '' || isBic(text.trim()) ? null : { kind: 'bic' });

/**
 * Rules of a bank account, all of whose fields are required. A holder whose name differs from the owner's has to be
 * confirmed by name, so that another name needs a new confirmation.
 */
export const bankRules = (holder: string, owner: AccountOwner, known: string | null): RulesOf<BankValues> => ({
  confirmedHolder: [
    (confirmed) =>
      isOtherHolder(holder, owner, known) && confirmed !== holder.trim() ? { kind: 'otherHolder' } : null,
  ],
  beneficiary: line,
  iban: [required, iban],
  bic: [required, bic],
  bankName: line,
  bankCountry: [required],
  bankCurrency: [required],
});

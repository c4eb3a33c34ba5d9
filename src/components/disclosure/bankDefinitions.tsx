import { msg } from '@lingui/core/macro';
import type { RulesOf } from '#components/form/types.ts';
import { isBic } from '#domain/banking/bic.ts';
import { electronicIban, ibanInGroups, isIban } from '#domain/banking/iban.ts';
import { type Rule, required } from '#domain/forms/validation.ts';
import { type AccountOwner, isOtherHolder } from '#domain/person/accountHolder.ts';
import { IbanField } from '#ui/IbanField.tsx';
import { country, rulesIn, select, text, type ValuesOf } from './fieldDefinitions.tsx';
import { line } from './rules.ts';

const iban: Rule<string> = (typed) => (typed === '' || isIban(typed) ? null : { kind: 'iban' });
const bic: Rule<string> = (typed) => (typed === '' || isBic(typed.trim()) ? null : { kind: 'bic' });

const ibanDefinition = text({ label: msg`IBAN`, rules: [required, iban] });

/** Fields of a bank account, all of which are required. */
export const bankDefinitions = {
  beneficiary: text({ label: msg`Kontoinhaber`, rules: line }),
  iban: {
    ...ibanDefinition,
    read: (stored: string | null | undefined) => ibanInGroups(stored ?? ''),
    write: electronicIban,
    control: (field, { say }) => <IbanField label={say(msg`IBAN`)} {...field} />,
  } satisfies typeof ibanDefinition,
  bic: { ...text({ label: msg`BIC`, span: 3, rules: [required, bic], spellCheck: false }), write: electronicIban },
  bankName: text({ label: msg`Name der Bank`, span: 3, rules: line }),
  bankCountry: country({ label: msg`Land der Bank`, span: 3, rules: [required] }),
  bankCurrency: {
    ...select({
      label: msg`Währung`,
      span: 3,
      rules: [required],
      offered: ({ currencies = [] }) => currencies.map(({ code, name }) => ({ value: code, label: name ?? code })),
    }),
    read: (stored: string | null | undefined) => stored ?? 'EUR',
  },
};

export interface BankValues extends ValuesOf<typeof bankDefinitions> {
  /** Confirmed holder whose name differs from the customer's; empty for none. A guard against slips. */
  confirmedHolder: string;
}

/** Rules of a bank account. A holder whose name differs from the owner's has to be confirmed by name. */
export const bankRules = (holder: string, owner: AccountOwner, known: string | null): RulesOf<BankValues> => ({
  confirmedHolder: [
    (confirmed) =>
      isOtherHolder(holder, owner, known) && confirmed !== holder.trim() ? { kind: 'otherHolder' } : null,
  ],
  ...rulesIn(bankDefinitions, undefined),
});

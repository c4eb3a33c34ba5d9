import { Trans, useLingui } from '@lingui/react/macro';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { type AccountOwner, isOtherHolder } from '#domain/person/accountHolder.ts';
import type { Country, Currency } from '#domain/shop/lookups.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { type BankValues, bankDefinitions } from './bankDefinitions.tsx';
import classes from './disclosure.module.css';
import { DefinedField } from './fieldDefinitions.tsx';
import { useBankOfIban } from './useBankOfIban.ts';

export interface BankFieldsProps<V> {
  of: Fields<V>;
  countries: readonly Country[];
  currencies: readonly Currency[];
  owner: AccountOwner;
  /** Holder of the account that the shop has stored, which needs no confirmation; null without an account. */
  known: string | null;
}

/** Asks for confirmation if the holder's name differs: payouts go to no other person's account. */
function HolderQuestion({ of, owner, known }: Pick<BankFieldsProps<BankValues>, 'of' | 'owner' | 'known'>) {
  const typed = useFieldValue(of, 'beneficiary');
  const holder = typed.trim();
  if (!isOtherHolder(typed, owner, known)) return null;
  return (
    <Field of={of} name="confirmedHolder">
      {({ value, onChange, ...field }) => (
        <Checkbox
          isSelected={value === holder}
          onChange={(isSelected) => onChange(isSelected ? holder : '')}
          {...field}
        >
          <Trans>
            „{holder}“ weicht von dem Namen in Ihren Angaben ab. Ich bestätige, dass das Konto trotzdem auf denselben
            Inhaber lautet, zum Beispiel unter einem früheren Namen.
          </Trans>
        </Checkbox>
      )}
    </Field>
  );
}

/** Fields of a bank account, for a person or a company. Fills in the bank's data from the IBAN. */
export function BankFields({ of, countries, currencies, owner, known }: BankFieldsProps<BankValues>) {
  const { t } = useLingui();
  const { filled, ibanChanged } = useBankOfIban(of, countries);
  const all = { of, definitions: bankDefinitions, choices: { countries, currencies } };
  const noted =
    (said: string | undefined) =>
    ({ value }: { value: string }) => ({
      hint: value !== '' && value === said && t`Aus der IBAN ergänzt`,
      className: classes.noted,
    });
  const country = countries.find(({ code }) => code === filled.bankCountry)?.name;
  const said = [filled.bic, filled.bankName, country].filter((name) => name !== undefined).join(', ');
  return (
    <>
      <DefinedField {...all} name="beneficiary" />
      <HolderQuestion of={of} owner={owner} known={known} />
      <DefinedField
        {...all}
        name="iban"
        more={({ onChange }) => ({
          onChange(iban: string) {
            onChange(iban);
            ibanChanged();
          },
        })}
      />
      <span role="status" className="visually-hidden">
        {said && t`Aus der IBAN ergänzt: ${said}`}
      </span>
      <DefinedField {...all} name="bic" more={noted(filled.bic)} />
      <DefinedField {...all} name="bankName" more={noted(filled.bankName)} />
      <DefinedField {...all} name="bankCountry" more={noted(filled.bankCountry)} />
      <DefinedField {...all} name="bankCurrency" />
    </>
  );
}

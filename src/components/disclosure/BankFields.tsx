import { Trans, useLingui } from '@lingui/react/macro';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { type AccountOwner, isOtherHolder } from '#domain/person/accountHolder.ts';
import type { Country, Currency } from '#domain/shop/lookups.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { IbanField } from '#ui/IbanField.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { CountryField } from './CountryField.tsx';
import classes from './disclosure.module.css';
import { useBankOfIban } from './useBankOfIban.ts';

export interface BankValues {
  beneficiary: string;
  iban: string;
  bic: string;
  bankName: string;
  bankCountry: string;
  bankCurrency: string;
  /** Confirmed holder whose name differs from the customer's; empty for none. A guard against slips. */
  confirmedHolder: string;
}

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
            „{holder}“ heißt anders als in Ihren Angaben. Ich bestätige, dass das Konto trotzdem auf denselben Inhaber
            lautet, zum Beispiel unter einem früheren Namen.
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
  const noteAt = (value: string, said: string | undefined) => value !== '' && value === said && t`Aus der IBAN ergänzt`;
  const country = countries.find(({ code }) => code === filled.bankCountry)?.name;
  const said = [filled.bic, filled.bankName, country].filter((name) => name !== undefined).join(', ');
  return (
    <>
      <Field of={of} name="beneficiary">
        {(field) => <TextField label={t`Kontoinhaber`} autoComplete="off" {...field} />}
      </Field>
      <HolderQuestion of={of} owner={owner} known={known} />
      <Field of={of} name="iban">
        {({ onChange, ...field }) => (
          <IbanField
            label={t`IBAN`}
            {...field}
            onChange={(iban) => {
              onChange(iban);
              ibanChanged();
            }}
          />
        )}
      </Field>
      <span role="status" className="visually-hidden">
        {said && t`Aus der IBAN ergänzt: ${said}`}
      </span>
      <div data-span="3">
        <Field of={of} name="bic">
          {(field) => (
            <TextField
              label={t`BIC`}
              hint={noteAt(field.value, filled.bic)}
              className={classes.noted}
              autoComplete="off"
              spellCheck={false}
              {...field}
            />
          )}
        </Field>
      </div>
      <div data-span="3">
        <Field of={of} name="bankName">
          {(field) => (
            <TextField
              label={t`Name der Bank`}
              hint={noteAt(field.value, filled.bankName)}
              className={classes.noted}
              autoComplete="off"
              {...field}
            />
          )}
        </Field>
      </div>
      <div data-span="3">
        <Field of={of} name="bankCountry">
          {(field) => (
            <CountryField
              label={t`Land der Bank`}
              hint={noteAt(field.value, filled.bankCountry)}
              className={classes.noted}
              countries={countries}
              {...field}
            />
          )}
        </Field>
      </div>
      <div data-span="3">
        <Field of={of} name="bankCurrency">
          {(field) => (
            <Select
              label={t`Währung`}
              placeholder={t`Bitte wählen`}
              options={currencies.map(({ code, name }) => ({ value: code, label: name ?? code }))}
              {...field}
            />
          )}
        </Field>
      </div>
    </>
  );
}

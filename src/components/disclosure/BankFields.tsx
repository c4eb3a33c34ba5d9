import { Trans, useLingui } from '@lingui/react/macro';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import type { Country, Currency } from '#domain/shop/lookups.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { IbanField } from '#ui/IbanField.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { CountryField } from './CountryField.tsx';
import classes from './disclosure.module.css';
import { useBankOfIban } from './useBankOfIban.ts';

/** A bank account as it is entered. */
export interface BankValues {
  beneficiary: string;
  iban: string;
  bic: string;
  bankName: string;
  bankCountry: string;
  bankCurrency: string;
  /** The holder is confirmed although they are called otherwise than the customer. */
  holderConfirmed: boolean;
}

export interface BankFieldsProps<V> {
  of: Fields<V>;
  countries: readonly Country[];
  currencies: readonly Currency[];
  /** Tells a holder who is called otherwise than the customer. */
  isOther: (holder: string) => boolean;
}

/** Asks about an account whose holder is called otherwise: payouts of a customer go to no other person's account. */
function HolderQuestion({ of, isOther }: { of: Fields<BankValues>; isOther: (holder: string) => boolean }) {
  const holder = useFieldValue(of, 'beneficiary');
  if (holder.trim() === '' || !isOther(holder)) return null;
  return (
    <Field of={of} name="holderConfirmed">
      {({ value, ...field }) => (
        <Checkbox isSelected={value} {...field}>
          <Trans>
            „{holder}“ heißt anders als in Ihren Angaben. Ich bestätige, dass das Konto trotzdem auf denselben Inhaber
            lautet, zum Beispiel unter einem früheren Namen.
          </Trans>
        </Checkbox>
      )}
    </Field>
  );
}

/** The fields of a bank account, the same for a person and a company. What its IBAN says of the bank is filled in. */
export function BankFields({ of, countries, currencies, isOther }: BankFieldsProps<BankValues>) {
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
      <HolderQuestion of={of} isOther={isOther} />
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

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { FormViewProps, RulesOf } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { OutdatedAlert } from '#components/revision/Changed.tsx';
import type { FollowingDraft } from '#components/revision/props.ts';
import { useFollowing } from '#components/revision/useFollowing.ts';
import { onboardingLimits, textLimits } from '#domain/constants/limits.ts';
import {
  lettersDigits,
  lettersDigitsMinusSlash,
  maxLength,
  minDate,
  notFuture,
  required,
} from '#domain/forms/validation.ts';
import type { Country, Currency } from '#domain/shop/lookups.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Card } from '#ui/Card.tsx';
import { DateFields } from '#ui/DateFields.tsx';
import { Form } from '#ui/Form.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AddressFields, type AddressValues } from './AddressFields.tsx';
import { BankFields, type BankFieldsProps, type BankValues } from './BankFields.tsx';
import { bankRules } from './bankRules.ts';
import { Group } from './Group.tsx';
import { ProofFields, type ProvenAccount } from './ProofFields.tsx';
import { addressRules, companyLine, ofDay } from './rules.ts';
import { useCompanyTypes } from './useCompanyTypes.ts';
import { useFieldLabels } from './useFieldLabels.ts';

export interface CompanyValues extends AddressValues, BankValues, ProvenAccount {
  companyName: string;
  /** Code 1 to 8 (spec section 3). */
  companyType: string;
  registryNumber: string;
  court: string;
  /** Year, month, day as typed. */
  foundingDate: string;
  taxnumber: string;
  vatNumber: string;
}

export interface CompanyFormProps extends FormViewProps<CompanyValues> {
  draft: FollowingDraft;
  /** Fields that were changed elsewhere, if some were also changed here; null without any. */
  outdated: readonly string[] | null;
  /** Values as last read from the shop. */
  now: CompanyValues;
  initial: CompanyValues;
  /** Bank account that the shop has stored. */
  account: { iban: string | null; bic: string | null };
  twoFactor: boolean;
  countries: readonly Country[];
  /** Countries that the address may be in. */
  residences: readonly Country[];
  currencies: readonly Currency[];
  today: CalendarDate;
  save: ReactNode;
}

const code = maxLength(textLimits.code);

const rulesFor =
  (today: CalendarDate, known: string | null) =>
  (values: CompanyValues): RulesOf<CompanyValues> => ({
    companyName: companyLine,
    companyType: [required],
    registryNumber: [code],
    court: [maxLength(textLimits.line)],
    foundingDate: [required, ofDay(minDate(onboardingLimits.firstFounding)), ofDay(notFuture(today))],
    taxnumber: [required, code, lettersDigitsMinusSlash],
    vatNumber: [code, lettersDigits],
    ...addressRules(values.countryCode),
    ...bankRules(values.beneficiary, values, known),
    currentPassword: [],
    code: [],
  });

function CompanyBankFields(props: Omit<BankFieldsProps<CompanyValues>, 'owner'>) {
  return <BankFields {...props} owner={{ companyName: useFieldValue(props.of, 'companyName') }} />;
}

export function CompanyForm(props: CompanyFormProps) {
  const { initial, account, twoFactor, countries, residences, currencies, today, failure, save, onSubmit } = props;
  const { t } = useLingui();
  const known = account.iban === null ? null : initial.beneficiary;
  const { fields, submit, submitCount } = useForm({
    ...props,
    initial,
    rules: rulesFor(today, known),
    secret: ['currentPassword', 'code'],
  });
  useFollowing(fields, props.draft);
  const labels = useFieldLabels(props.now, countries);
  const types = useCompanyTypes();
  return (
    <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
      <Card>
        <Group title={<Trans>Unternehmen</Trans>}>
          <Field of={fields} name="companyName">
            {(field) => <TextField label={t`Name des Unternehmens`} autoComplete="organization" {...field} />}
          </Field>
          <div data-span="4">
            <Field of={fields} name="companyType">
              {(field) => <Select label={t`Rechtsform`} placeholder={t`Bitte wählen`} options={types} {...field} />}
            </Field>
          </div>
          <Field of={fields} name="foundingDate">
            {(field) => (
              <DateFields label={t`Gegründet am`} labels={{ day: t`Tag`, month: t`Monat`, year: t`Jahr` }} {...field} />
            )}
          </Field>
        </Group>
        <Group title={<Trans>Register</Trans>} hint={<Trans>Wenn das Unternehmen eingetragen ist.</Trans>}>
          <div data-span="3">
            <Field of={fields} name="registryNumber">
              {(field) => (
                <TextField label={t`Registernummer`} optional={t`freiwillig`} autoComplete="off" {...field} />
              )}
            </Field>
          </div>
          <div data-span="3">
            <Field of={fields} name="court">
              {(field) => (
                <TextField label={t`Registergericht`} optional={t`freiwillig`} autoComplete="off" {...field} />
              )}
            </Field>
          </div>
        </Group>
        <Group
          title={<Trans>Steuer</Trans>}
          hint={<Trans>Die USt-IdNr. bitte ohne Leerzeichen, zum Beispiel DE123456789.</Trans>}
        >
          <div data-span="3">
            <Field of={fields} name="taxnumber">
              {(field) => <TextField label={t`Steuernummer`} autoComplete="off" {...field} />}
            </Field>
          </div>
          <div data-span="3">
            <Field of={fields} name="vatNumber">
              {(field) => <TextField label={t`USt-IdNr.`} optional={t`freiwillig`} autoComplete="off" {...field} />}
            </Field>
          </div>
        </Group>
        <Group title={<Trans>Sitz</Trans>} hint={<Trans>Auf ihn lauten Zeichnungen und Abrechnungen.</Trans>}>
          <AddressFields of={fields} countries={residences} autoFill={false} />
        </Group>
        <Group
          title={<Trans>Konto für Auszahlungen</Trans>}
          hint={<Trans>Zinsen und Rückzahlung gehen auf dieses Konto. Es muss auf das Unternehmen lauten.</Trans>}
        >
          <CompanyBankFields known={known} of={fields} countries={countries} currencies={currencies} />
        </Group>
        <ProofFields of={fields} before={account} twoFactor={twoFactor} />
        <FormFailure of={fields} failure={failure} />
        {props.outdated && <OutdatedAlert fields={props.outdated} labels={labels} />}
        {save}
      </Card>
    </Form>
  );
}

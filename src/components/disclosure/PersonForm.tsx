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
import { lettersDigitsMinusSlash, maxLength, minAge, minDate, phone, required } from '#domain/forms/validation.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { Country, Currency } from '#domain/shop/lookups.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DateFields } from '#ui/DateFields.tsx';
import { Form } from '#ui/Form.tsx';
import { Radio, RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AddressFields, type AddressValues } from './AddressFields.tsx';
import { BankFields, type BankFieldsProps, type BankValues } from './BankFields.tsx';
import { bankRules } from './bankRules.ts';
import { CountryField } from './CountryField.tsx';
import { Group } from './Group.tsx';
import { ProofFields, type ProvenAccount } from './ProofFields.tsx';
import { addressRules, line, nameLine, ofDay } from './rules.ts';
import { useFieldLabels } from './useFieldLabels.ts';

export interface PersonalValues extends AddressValues, BankValues, ProvenAccount {
  salutation: string | null;
  title: string;
  firstName: string;
  lastName: string;
  /** Year, month, day as typed. */
  birthday: string;
  birthCity: string;
  birthCountry: string;
  nationality: string;
  mobileNumber: string;
  taxnumber: string;
  paysChurchTax: boolean;
}

export interface PersonFormProps extends FormViewProps<PersonalValues> {
  draft: FollowingDraft;
  /** Fields that were changed elsewhere, if some were also changed here; null without any. */
  outdated: readonly string[] | null;
  /** Values as last read from the shop. */
  now: PersonalValues;
  initial: PersonalValues;
  accountType: AccountType;
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

/** Titles of spec section 3; `''` for no title. */
const titles = ['Dr.', 'Prof.', 'Prof. Dr.', 'Magister'];

const noBankRules: RulesOf<BankValues> = {
  beneficiary: [],
  iban: [],
  bic: [],
  bankName: [],
  bankCountry: [],
  bankCurrency: [],
  confirmedHolder: [],
};

const rulesFor =
  (accountType: AccountType, today: CalendarDate, known: string | null) =>
  (values: PersonalValues): RulesOf<PersonalValues> => ({
    salutation: [],
    title: [],
    firstName: nameLine,
    lastName: nameLine,
    birthday: [
      required,
      ofDay(minDate(onboardingLimits.firstBirthday)),
      ofDay(minAge(onboardingLimits.minimumAge, today)),
    ],
    birthCity: line,
    birthCountry: [required],
    nationality: [required],
    ...addressRules(values.countryCode),
    mobileNumber: [required, phone(values.countryCode)],
    taxnumber: [maxLength(textLimits.code), lettersDigitsMinusSlash],
    paysChurchTax: [],
    // A company's payouts go to its own account.
    ...(accountType === 'personal' ? bankRules(values.beneficiary, values, known) : noBankRules),
    currentPassword: [],
    code: [],
  });

function PersonBankFields(props: Omit<BankFieldsProps<PersonalValues>, 'owner'>) {
  const firstName = useFieldValue(props.of, 'firstName');
  const lastName = useFieldValue(props.of, 'lastName');
  return <BankFields {...props} owner={{ firstName, lastName }} />;
}

/** Form of a person, with their address and, unless they act for a company, their account. */
export function PersonForm(props: PersonFormProps) {
  const {
    initial,
    accountType,
    account,
    twoFactor,
    countries,
    residences,
    currencies,
    today,
    failure,
    save,
    onSubmit,
  } = props;
  const { t } = useLingui();
  const known = account.iban === null ? null : initial.beneficiary;
  const { fields, submit, submitCount } = useForm({
    ...props,
    initial,
    rules: rulesFor(accountType, today, known),
    secret: ['currentPassword', 'code'],
  });
  useFollowing(fields, props.draft);
  const labels = useFieldLabels(props.now, countries);
  return (
    <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
      <Card>
        <Group title={<Trans>Name</Trans>}>
          <Field of={fields} name="salutation">
            {(field) => (
              <RadioGroup label={t`Anrede`} optional={t`freiwillig`} inline {...field}>
                <Radio value="MS">
                  <Trans>Frau</Trans>
                </Radio>
                <Radio value="MR">
                  <Trans>Herr</Trans>
                </Radio>
                <Radio value="MX">
                  <Trans>keine</Trans>
                </Radio>
              </RadioGroup>
            )}
          </Field>
          <div data-span="3">
            <Field of={fields} name="title">
              {(field) => (
                <Select
                  label={t`Titel`}
                  optional={t`freiwillig`}
                  placeholder={t`ohne`}
                  options={titles.map((title) => ({ value: title, label: title }))}
                  autoComplete="honorific-prefix"
                  {...field}
                />
              )}
            </Field>
          </div>
          <div data-span="3" className="wide-only" />
          <div data-span="3">
            <Field of={fields} name="firstName">
              {(field) => <TextField label={t`Vornamen`} autoComplete="given-name" {...field} />}
            </Field>
          </div>
          <div data-span="3">
            <Field of={fields} name="lastName">
              {(field) => <TextField label={t`Nachname`} autoComplete="family-name" {...field} />}
            </Field>
          </div>
        </Group>
        <Group
          title={<Trans>Geburt</Trans>}
          hint={<Trans>Sie müssen mindestens {onboardingLimits.minimumAge} Jahre alt sein.</Trans>}
        >
          <Field of={fields} name="birthday">
            {(field) => (
              <DateFields
                label={t`Geburtsdatum`}
                hint={t`Zum Beispiel 27 3 1985`}
                labels={{ day: t`Tag`, month: t`Monat`, year: t`Jahr` }}
                isBirthday
                {...field}
              />
            )}
          </Field>
          <div data-span="3">
            <Field of={fields} name="birthCity">
              {(field) => <TextField label={t`Geburtsort`} autoComplete="off" {...field} />}
            </Field>
          </div>
          <div data-span="3">
            <Field of={fields} name="birthCountry">
              {(field) => <CountryField label={t`Geburtsland`} countries={countries} {...field} />}
            </Field>
          </div>
          <div data-span="3">
            <Field of={fields} name="nationality">
              {(field) => <CountryField label={t`Staatsangehörigkeit`} countries={countries} {...field} />}
            </Field>
          </div>
        </Group>
        <Group
          title={<Trans>Anschrift</Trans>}
          hint={accountType === 'personal' && <Trans>Auf sie lauten Zeichnungen und Abrechnungen.</Trans>}
        >
          <AddressFields of={fields} countries={residences} autoFill />
        </Group>
        <Group title={<Trans>Telefon</Trans>} hint={<Trans>Nur für Rückfragen und die Identitätsprüfung.</Trans>}>
          <div data-span="4">
            <Field of={fields} name="mobileNumber">
              {(field) => (
                <TextField
                  label={t`Mobilnummer`}
                  hint={t`Mit Ländervorwahl, zum Beispiel +49 171 3920000`}
                  type="tel"
                  autoComplete="tel"
                  {...field}
                />
              )}
            </Field>
          </div>
        </Group>
        <Group
          title={<Trans>Steuer</Trans>}
          hint={
            accountType === 'personal' ? (
              <Trans>
                Die Steuernummer steht in Ihrer Steuerdatei. Ob Sie kirchensteuerpflichtig sind, entscheidet ab der
                nächsten Auszahlung, wie viel Steuer einbehalten wird.
              </Trans>
            ) : (
              <Trans>Die Steuernummer steht in Ihrer Steuerdatei.</Trans>
            )
          }
        >
          <div data-span="4">
            <Field of={fields} name="taxnumber">
              {(field) => <TextField label={t`Steuernummer`} optional={t`freiwillig`} autoComplete="off" {...field} />}
            </Field>
          </div>
          {accountType === 'personal' && (
            <Field of={fields} name="paysChurchTax">
              {({ value, ...field }) => (
                <Checkbox optional isSelected={value} {...field}>
                  <Trans>Ich bin kirchensteuerpflichtig</Trans>
                </Checkbox>
              )}
            </Field>
          )}
        </Group>
        {accountType === 'personal' && (
          <Group
            title={<Trans>Konto für Auszahlungen</Trans>}
            hint={<Trans>Zinsen und Rückzahlung gehen auf dieses Konto. Es muss auf Ihren Namen lauten.</Trans>}
          >
            <PersonBankFields known={known} of={fields} countries={countries} currencies={currencies} />
          </Group>
        )}
        {accountType === 'personal' && <ProofFields of={fields} before={account} twoFactor={twoFactor} />}
        <FormFailure of={fields} failure={failure} />
        {props.outdated && <OutdatedAlert fields={props.outdated} labels={labels} />}
        {save}
      </Card>
    </Form>
  );
}

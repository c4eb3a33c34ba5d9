import { Trans } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { RulesOf } from '#components/form/types.ts';
import { OutdatedAlert } from '#components/revision/Changed.tsx';
import { onboardingLimits } from '#domain/constants/limits.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { AddressFields } from './AddressFields.tsx';
import { addressDefinitions } from './addressDefinitions.ts';
import { BankFields, type BankFieldsProps } from './BankFields.tsx';
import { type BankValues, bankRules } from './bankDefinitions.tsx';
import { DefinedFields, rulesIn } from './fieldDefinitions.tsx';
import { Group } from './Group.tsx';
import { ProofFields } from './ProofFields.tsx';
import {
  birthDefinitions,
  churchTaxDefinitions,
  nameDefinitions,
  type PersonalValues,
  personDefinitions,
  phoneDefinitions,
  taxDefinitions,
  usePersonLabels,
} from './personDefinitions.ts';
import { type SubjectFormProps, useSubjectForm } from './useSubjectForm.ts';

export interface PersonFormProps extends SubjectFormProps<PersonalValues> {
  accountType: AccountType;
}

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
    ...rulesIn(personDefinitions, { today, countryCode: values.countryCode }),
    ...rulesIn(churchTaxDefinitions, undefined),
    ...rulesIn(addressDefinitions, values),
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
  const { accountType, account, twoFactor, countries, residences, currencies, today, failure, save, onSubmit } = props;
  const { known, fields, submit, submitCount } = useSubjectForm(props, (holder) =>
    rulesFor(accountType, today, holder),
  );
  const labels = usePersonLabels(props.now, countries);
  const all = { of: fields, choices: { countries } };
  return (
    <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
      <Card>
        <Group title={<Trans>Name</Trans>}>
          <DefinedFields {...all} definitions={nameDefinitions} />
        </Group>
        <Group
          title={<Trans>Geburtsangaben</Trans>}
          hint={<Trans>Sie müssen mindestens {onboardingLimits.minimumAge} Jahre alt sein.</Trans>}
        >
          <DefinedFields {...all} definitions={birthDefinitions} />
        </Group>
        <Group
          title={<Trans>Anschrift</Trans>}
          hint={
            accountType === 'personal' && <Trans>Diese Anschrift steht auf Ihren Zeichnungen und Abrechnungen.</Trans>
          }
        >
          <AddressFields of={fields} countries={residences} autoFill />
        </Group>
        <Group title={<Trans>Telefon</Trans>} hint={<Trans>Nur für Rückfragen und die Identitätsprüfung.</Trans>}>
          <DefinedFields {...all} definitions={phoneDefinitions} />
        </Group>
        <Group
          title={<Trans>Steuer</Trans>}
          hint={
            accountType === 'personal' ? (
              <Trans>
                Wir übernehmen die Steuernummer in Ihre Steuerübersicht. Werden bei einer Auszahlung Steuern
                einbehalten, hängt ihre Höhe auch davon ab, ob Sie kirchensteuerpflichtig sind.
              </Trans>
            ) : (
              <Trans>Wir übernehmen die Steuernummer in Ihre Steuerübersicht.</Trans>
            )
          }
        >
          <DefinedFields {...all} definitions={taxDefinitions} />
          {accountType === 'personal' && <DefinedFields {...all} definitions={churchTaxDefinitions} />}
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

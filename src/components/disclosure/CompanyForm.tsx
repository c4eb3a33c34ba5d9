import { Trans } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { RulesOf } from '#components/form/types.ts';
import { OutdatedAlert } from '#components/revision/Changed.tsx';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { AddressFields } from './AddressFields.tsx';
import { addressDefinitions } from './addressDefinitions.ts';
import { BankFields, type BankFieldsProps } from './BankFields.tsx';
import { bankRules } from './bankDefinitions.tsx';
import {
  type CompanyValues,
  companyDefinitions,
  companyTaxDefinitions,
  firmDefinitions,
  registerDefinitions,
  useCompanyLabels,
} from './companyDefinitions.ts';
import { DefinedFields, rulesIn } from './fieldDefinitions.tsx';
import { Group } from './Group.tsx';
import { ProofFields } from './ProofFields.tsx';
import { type SubjectFormProps, useSubjectForm } from './useSubjectForm.ts';

export type CompanyFormProps = SubjectFormProps<CompanyValues>;

const rulesFor =
  (today: CalendarDate, known: string | null) =>
  (values: CompanyValues): RulesOf<CompanyValues> => ({
    ...rulesIn(companyDefinitions, { today }),
    ...rulesIn(addressDefinitions, values),
    ...bankRules(values.beneficiary, values, known),
    currentPassword: [],
    code: [],
  });

function CompanyBankFields(props: Omit<BankFieldsProps<CompanyValues>, 'owner'>) {
  return <BankFields {...props} owner={{ companyName: useFieldValue(props.of, 'companyName') }} />;
}

export function CompanyForm(props: CompanyFormProps) {
  const { account, twoFactor, countries, residences, currencies, today, failure, save, onSubmit } = props;
  const { known, fields, submit, submitCount } = useSubjectForm(props, (holder) => rulesFor(today, holder));
  const labels = useCompanyLabels(props.now, countries);
  const all = { of: fields, choices: { countries } };
  return (
    <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
      <Card>
        <Group title={<Trans>Unternehmen</Trans>}>
          <DefinedFields {...all} definitions={firmDefinitions} />
        </Group>
        <Group
          title={<Trans>Registereintrag</Trans>}
          hint={<Trans>Nur nötig, wenn das Unternehmen in einem Register eingetragen ist.</Trans>}
        >
          <DefinedFields {...all} definitions={registerDefinitions} />
        </Group>
        <Group
          title={<Trans>Steuer</Trans>}
          hint={<Trans>Die USt-IdNr. bitte ohne Leerzeichen, zum Beispiel DE123456789.</Trans>}
        >
          <DefinedFields {...all} definitions={companyTaxDefinitions} />
        </Group>
        <Group
          title={<Trans>Sitz</Trans>}
          hint={<Trans>Diese Anschrift steht auf Zeichnungen und Abrechnungen.</Trans>}
        >
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

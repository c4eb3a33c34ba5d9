import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Group } from '#components/disclosure/Group.tsx';
import { SaveBar } from '#components/disclosure/SaveBar.tsx';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { FormViewProps, RulesOf } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { required, termsAccepted } from '#domain/forms/validation.ts';
import type { AccountType } from '#domain/shop/customer.ts';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Form } from '#ui/Form.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Radio, RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';

export interface PepValues {
  /** `yes` if the customer or a close person holds a public office; null before the choice. */
  holdsOffice: 'yes' | 'no' | null;
  /** 1 to 8 (requirement 3.25); empty for personal accounts. */
  role: string;
  confirmed: boolean;
}

export interface PepViewProps extends FormViewProps<PepValues> {
  initial: PepValues;
  accountType: AccountType;
}

const rulesFor = (accountType: AccountType): RulesOf<PepValues> => ({
  holdsOffice: [required],
  role: accountType === 'company' ? [required] : [],
  confirmed: [(confirmed) => (termsAccepted(confirmed) ? { kind: 'required' } : null)],
});

/** `/self-disclosure/pep`: public offices (§ 1 XII GwG), and the party on whose behalf the customer acts. */
export function PepView(props: PepViewProps) {
  const { initial, accountType, busy, failure, onSubmit } = props;
  const { t } = useLingui();
  const { fields, submit, submitCount } = useForm({ ...props, initial, rules: rulesFor(accountType) });
  const roles = [
    { value: '1', label: t`Ehegattin oder Ehegatte` },
    { value: '2', label: t`Gesellschafterin oder Gesellschafter` },
    { value: '3', label: t`Erbin oder Erbe` },
    { value: '4', label: t`Wirtschaftlich berechtigt` },
    { value: '5', label: t`Geschäftsführung` },
    { value: '6', label: t`Vorstand` },
    { value: '7', label: t`Vorsitz des Aufsichtsrats` },
    { value: '8', label: t`Bevollmächtigt` },
  ];
  return (
    <>
      <PageHeader
        title={<Trans>Politisch exponierte Person</Trans>}
        lede={<Trans>Das Geldwäschegesetz verlangt diese Angabe von allen, die Wertpapiere zeichnen.</Trans>}
      />
      <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
        <Card>
          <Group
            title={<Trans>Öffentliche Ämter</Trans>}
            hint={<Trans>Dazu zählen auch Ämter, die in den letzten zwölf Monaten geendet haben.</Trans>}
          >
            <Field of={fields} name="holdsOffice">
              {({ onChange, ...field }) => (
                <RadioGroup
                  label={t`Haben Sie oder jemand, der Ihnen nahesteht, ein wichtiges öffentliches Amt?`}
                  onChange={(value) => onChange(value === 'yes' ? 'yes' : 'no')}
                  {...field}
                >
                  <Radio value="no">{t`Nein`}</Radio>
                  <Radio value="yes">{t`Ja. Wir fragen dann noch einmal nach.`}</Radio>
                </RadioGroup>
              )}
            </Field>
            <Disclosure summary={<Trans>Was zählt dazu?</Trans>}>
              <p className="soft small">
                <Trans>
                  Zum Beispiel Mitglieder von Regierungen, Parlamenten und obersten Gerichten sowie Leitungen von
                  Parteien und staatlichen Unternehmen. Nahe stehen Ihnen Ehe- und Lebenspartner, Kinder und deren
                  Partner, Eltern und enge Geschäftspartner.
                </Trans>
              </p>
            </Disclosure>
          </Group>
          {accountType === 'company' ? (
            <Group
              title={<Trans>Ihre Rolle</Trans>}
              hint={<Trans>In dieser Rolle handeln Sie für das Unternehmen.</Trans>}
            >
              <div data-span="4">
                <Field of={fields} name="role">
                  {(field) => (
                    <Select label={t`Rolle im Unternehmen`} placeholder={t`Bitte wählen`} options={roles} {...field} />
                  )}
                </Field>
              </div>
              <Confirmation of={fields}>
                <Trans>Ich darf das Unternehmen vertreten, und es handelt auf eigene Rechnung.</Trans>
              </Confirmation>
            </Group>
          ) : (
            <Group
              title={<Trans>Eigene Rechnung</Trans>}
              hint={<Trans>Im Auftrag anderer Personen können Sie hier nicht zeichnen.</Trans>}
            >
              <Confirmation of={fields}>
                <Trans>Ich handle auf eigene Rechnung und nicht im Auftrag anderer.</Trans>
              </Confirmation>
            </Group>
          )}
          <FormFailure of={fields} failure={failure} />
          <SaveBar busy={busy} />
        </Card>
      </Form>
    </>
  );
}

function Confirmation({ of, children }: { of: ReturnType<typeof useForm<PepValues>>['fields']; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Field of={of} name="confirmed">
      {({ value, onChange, error, name }) => (
        <Checkbox
          name={name}
          isSelected={value}
          onChange={onChange}
          error={error && t`Ohne diese Bestätigung geht es nicht weiter. Schreiben Sie uns, wenn sie nicht zutrifft.`}
        >
          {children}
        </Checkbox>
      )}
    </Field>
  );
}

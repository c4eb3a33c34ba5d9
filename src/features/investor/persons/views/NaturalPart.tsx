import { Trans, useLingui } from '@lingui/react/macro';
import { CountryField } from '#components/disclosure/CountryField.tsx';
import { Group } from '#components/disclosure/Group.tsx';
import { Field } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import type { Country } from '#domain/shop/lookups.ts';
import type { Capacity } from '#domain/shop/personDrafts.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DateFields } from '#ui/DateFields.tsx';
import { Radio, RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { PersonValues } from './personRules.ts';

export interface NaturalPartProps {
  of: Fields<PersonValues>;
  countries: readonly Country[];
  capacity: Capacity;
}

/** A natural person: name, birth, public offices, church tax. */
export function NaturalPart({ of, countries, capacity }: NaturalPartProps) {
  const { t } = useLingui();
  return (
    <>
      <Group title={<Trans>Name</Trans>}>
        <div data-span="3">
          <Field of={of} name="firstName">
            {(field) => <TextField label={t`Vornamen`} autoComplete="off" {...field} />}
          </Field>
        </div>
        <div data-span="3">
          <Field of={of} name="lastName">
            {(field) => <TextField label={t`Nachname`} autoComplete="off" {...field} />}
          </Field>
        </div>
      </Group>
      <Group title={<Trans>Geburtsangaben</Trans>}>
        <Field of={of} name="birthdate">
          {(field) => (
            <DateFields
              label={t`Geburtsdatum`}
              hint={t`Zum Beispiel 27 3 1985`}
              labels={{ day: t`Tag`, month: t`Monat`, year: t`Jahr` }}
              {...field}
            />
          )}
        </Field>
        <div data-span="3">
          <Field of={of} name="birthplace">
            {(field) => <TextField label={t`Geburtsort`} autoComplete="off" {...field} />}
          </Field>
        </div>
        <div data-span="3">
          <Field of={of} name="nationality">
            {(field) => <CountryField label={t`Staatsangehörigkeit`} countries={countries} {...field} />}
          </Field>
        </div>
      </Group>
      <Group
        title={<Trans>Öffentliche Ämter</Trans>}
        hint={
          <Trans>
            Dazu zählen auch Ämter, die in den letzten zwölf Monaten geendet haben, und Ämter naher Angehöriger.
          </Trans>
        }
      >
        <Field of={of} name="pep">
          {({ onChange, ...field }) => (
            <RadioGroup
              label={t`Ist diese Person politisch exponiert?`}
              inline
              onChange={(value) => onChange(value === 'yes' ? 'yes' : 'no')}
              {...field}
            >
              <Radio value="no">{t`Nein`}</Radio>
              <Radio value="yes">{t`Ja`}</Radio>
            </RadioGroup>
          )}
        </Field>
        {capacity === 'owner' && (
          <Field of={of} name="churchTax">
            {({ value, onChange, error, name }) => (
              <Checkbox name={name} isSelected={value} onChange={onChange} error={error} optional>
                <Trans>Diese Person ist kirchensteuerpflichtig.</Trans>
              </Checkbox>
            )}
          </Field>
        )}
      </Group>
    </>
  );
}

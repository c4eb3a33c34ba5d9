import { Trans, useLingui } from '@lingui/react/macro';
import { companyTypeOptions } from '#components/disclosure/companyTypes.ts';
import { Group } from '#components/disclosure/Group.tsx';
import { Field } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { PersonValues } from './personRules.ts';

/** A legal person: its name, form and register. */
export function CompanyPart({ of }: { of: Fields<PersonValues> }) {
  const { t, i18n } = useLingui();
  const types = companyTypeOptions({ say: (text) => i18n._(text) });
  return (
    <Group title={<Trans>Gesellschaft</Trans>}>
      <Field of={of} name="companyName">
        {(field) => <TextField label={t`Name der Gesellschaft`} autoComplete="off" {...field} />}
      </Field>
      <div data-span="4">
        <Field of={of} name="companyType">
          {(field) => <Select label={t`Rechtsform`} placeholder={t`Bitte wählen`} options={types} {...field} />}
        </Field>
      </div>
      <div data-span="3">
        <Field of={of} name="registerNumber">
          {(field) => <TextField label={t`Registernummer`} optional={t`freiwillig`} autoComplete="off" {...field} />}
        </Field>
      </div>
    </Group>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { bic, iban } from '#domain/forms/codeRules.ts';
import { companyName, maxLength, required } from '#domain/forms/validation.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { SignUpForm } from './form.ts';

/** Returns the rules of the fields that only a company has. */
export const companyRules = (isCompany: boolean) => ({
  companyName: isCompany ? [required, maxLength(textLimits.line), companyName] : [],
  iban: isCompany ? [iban] : [],
  bic: isCompany ? [(text: string) => bic(text.trim())] : [],
});

export function CompanyPart({ fields, optional }: { fields: Fields<SignUpForm>; optional: string }) {
  const { t } = useLingui();
  return (
    <>
      <Field of={fields} name="companyName">
        {(field) => (
          <TextField
            label={t`Name des Unternehmens`}
            hint={t`Wie im Register, mit Rechtsform.`}
            autoComplete="organization"
            {...field}
          />
        )}
      </Field>
      <Disclosure summary={<Trans>Bankverbindung gleich angeben</Trans>}>
        <div className="stack">
          <p className="small soft">{t`Die Bankverbindung brauchen wir erst für die Selbstauskunft.`}</p>
          <Field of={fields} name="iban">
            {(field) => (
              <TextField label={t`IBAN`} optional={optional} autoComplete="off" spellCheck={false} {...field} />
            )}
          </Field>
          <Field of={fields} name="bic">
            {(field) => (
              <TextField label={t`BIC`} optional={optional} autoComplete="off" spellCheck={false} {...field} />
            )}
          </Field>
        </div>
      </Disclosure>
    </>
  );
}

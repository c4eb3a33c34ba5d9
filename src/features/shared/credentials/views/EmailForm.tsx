import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { ProofField, type ProofValues } from '#components/form/ProofField.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { email, maxLength, oneTimeCode, required } from '#domain/forms/validation.ts';
import type { EmailChange } from '#domain/shop/signUpDrafts.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { Link } from '#ui/Link.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface EmailFormProps extends FormViewProps<EmailChange> {
  present: string;
  /** True if the second factor is on: the form then asks for its code instead of the password. */
  twoFactor: boolean;
  /** Recipient of the last link; null before, and after further typing. */
  sentTo: string | null;
}

interface EmailValues extends ProofValues {
  email: string;
}

/** Form for the new address, with the password or a code as proof. */
export function EmailForm({ present, twoFactor, sentTo, busy, failure, onSubmit, ...form }: EmailFormProps) {
  const { t } = useLingui();
  const { fields, submit, submitCount } = useForm<EmailValues>({
    initial: { email: '', currentPassword: '', code: '' },
    rules: {
      email: [required, email],
      currentPassword: twoFactor ? [] : [required, maxLength(textLimits.password)],
      code: twoFactor ? [required, oneTimeCode] : [],
    },
    secret: ['currentPassword', 'code'],
    ...form,
  });
  const send = ({ email: wanted, currentPassword, code }: EmailValues) =>
    onSubmit({ email: wanted.trim(), ...(twoFactor ? { code } : { currentPassword }) });
  if (failure?.kind === 'notOffered')
    return (
      <Banner title={t`Diese Adresse ändern wir für Sie.`}>
        <Trans>
          Online ist das hier nicht möglich. Bitte <Link href={pathTo('/contact')}>schreiben Sie uns</Link> von{' '}
          <b dir="ltr">{present}</b>, und nennen Sie die neue Adresse.
        </Trans>
      </Banner>
    );
  return (
    <>
      {sentTo !== null && (
        <Banner takesFocus tone="success" title={t`Bitte bestätigen Sie die neue Adresse.`}>
          <Trans>
            Wir haben eine E-Mail mit einem Link an <b dir="ltr">{sentTo}</b> geschickt; er gilt 24 Stunden. Bis Sie ihn
            öffnen, bleibt alles, wie es ist.
          </Trans>
        </Banner>
      )}
      <Card>
        <Form onSubmit={() => submit(send)} submitCount={submitCount}>
          <FormFailure of={fields} failure={failure} />
          <p>
            <Trans>
              Aktuell: <b dir="ltr">{present}</b>
            </Trans>
          </p>
          <Field of={fields} name="email">
            {(field) => <TextField label={t`Neue E-Mail-Adresse`} type="email" autoComplete="email" {...field} />}
          </Field>
          <ProofField of={fields} twoFactor={twoFactor} />
          <FormActions>
            <Button type="submit" busy={busy} busyLabel={t`Wird gesendet`}>{t`Link anfordern`}</Button>
          </FormActions>
        </Form>
      </Card>
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { GateView } from '#components/gate/GateView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { email as emailRule, required } from '#domain/forms/validation.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface ResetPasswordViewProps extends Omit<FormViewProps<never>, 'onSubmit' | 'draft'> {
  /** Address submitted before; empty at first. */
  email: string;
  onSubmit: (email: string) => void;
}

/** `/reset-password`: the form that requests the mail with the link. */
export function ResetPasswordView({ email, busy, failure, onSubmit, ...form }: ResetPasswordViewProps) {
  const { t } = useLingui();
  const { fields, submit, submitCount } = useForm<{ email: string }>({
    initial: { email },
    rules: { email: [required, (text) => emailRule(text.trim())] },
    violations: form.violations,
    onEdited: form.onEdited,
  });
  return (
    <GateView>
      <Form onSubmit={() => submit((values) => onSubmit(values.email.trim()))} submitCount={submitCount}>
        <div>
          <h1 tabIndex={-1}>{t`Passwort vergessen`}</h1>
          <p className="soft">{t`Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort setzen.`}</p>
        </div>
        <FormFailure of={fields} failure={failure} />
        <Field of={fields} name="email">
          {(field) => <TextField label={t`E-Mail-Adresse`} type="email" autoComplete="username" {...field} />}
        </Field>
        <Button type="submit" wide busy={busy} busyLabel={t`Wird gesendet`}>{t`Link anfordern`}</Button>
        <Link className="small" variant="strong" href={pathTo('/login')}>{t`Zurück zur Anmeldung`}</Link>
      </Form>
    </GateView>
  );
}

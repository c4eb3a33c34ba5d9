import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { GateView } from '#components/gate/GateView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { email, required } from '#domain/forms/validation.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { TextField } from '#ui/TextField.tsx';

export type ResendForm = { email: string };

/** `/resend-verification`: the form for the address. */
export function ResendView({ busy, failure, onSubmit, known, ...form }: FormViewProps<ResendForm> & { known: string }) {
  const { t } = useLingui();
  const { fields, submit, submitCount } = useForm<ResendForm>({
    initial: { email: known },
    rules: { email: [required, (text) => email(text.trim())] },
    ...form,
  });
  return (
    <GateView>
      <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
        <div>
          <h1 tabIndex={-1} ref={restoreFocus}>{t`Neuen Link anfordern`}</h1>
          <p className="soft">
            <Trans>
              Mit dem Link bestätigen Sie Ihre E-Mail-Adresse. Wir schicken ihn an die Adresse Ihres Kontos.
            </Trans>
          </p>
        </div>
        <Field of={fields} name="email">
          {(field) => <TextField label={t`E-Mail-Adresse`} type="email" autoComplete="email" {...field} />}
        </Field>
        <FormFailure of={fields} failure={failure} />
        <Button type="submit" wide busy={busy} busyLabel={t`Link wird angefordert`}>{t`Link anfordern`}</Button>
        <p className="small soft">
          <Trans>
            Schon bestätigt? <Link href={pathTo('/login')}>Anmelden</Link>
          </Trans>
        </p>
      </Form>
    </GateView>
  );
}

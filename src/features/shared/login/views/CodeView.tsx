import { Trans, useLingui } from '@lingui/react/macro';
import { toneOf, usualText } from '#components/failure/usualMessages.ts';
import { Field } from '#components/form/Field.tsx';
import { useForm } from '#components/form/useForm.ts';
import { GateView, SAID } from '#components/gate/GateView.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { oneTimeCode, required } from '#domain/forms/validation.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { Button } from '#ui/Button.tsx';
import { CodeField } from '#ui/CodeField.tsx';
import { Form, FormError } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { Link } from '#ui/Link.tsx';

export interface CodeViewProps {
  busy: boolean;
  failure: Failure | null;
  /** True while nothing can be sent, as the failure explains. */
  barred: boolean;
  onSubmit: (code: string) => void;
  onRestart: () => void;
}

/** `/login/2fa`: the code of the authenticator app. The last digit submits the form. */
export function CodeView({ busy, failure, barred, onSubmit, onRestart }: CodeViewProps) {
  const { t, i18n } = useLingui();
  const form = useForm<{ code: string }>({
    initial: { code: '' },
    rules: { code: [required, oneTimeCode] },
    // Otherwise the first of six digits would count as an error.
    onSubmitOnly: true,
  });
  const wrong = failure?.kind === 'invalid2fa' && !busy ? i18n._(usualText(failure)) : undefined;

  return (
    <GateView>
      <Form onSubmit={() => form.submit(({ code }) => onSubmit(code))} submitCount={form.submitCount}>
        <div>
          <h1 tabIndex={-1}>{t`Zwei-Faktor-Code`}</h1>
          <p className="soft">
            <Trans>Bitte geben Sie Ihren Zwei-Faktor-Code ein.</Trans>{' '}
            <Trans>Er steht in Ihrer Authenticator-App und hat sechs Ziffern.</Trans>
          </p>
        </div>
        {failure && failure.kind !== 'invalid2fa' && (
          <FormError id={SAID} tone={toneOf(failure)}>
            {i18n._(usualText(failure))}
          </FormError>
        )}
        <Field of={form.fields} name="code">
          {(field) => (
            <CodeField
              {...field}
              label={t`Code`}
              hint={t`Der Code wechselt alle 30\u00a0Sekunden.`}
              onComplete={onSubmit}
              error={field.error ?? wrong}
            />
          )}
        </Field>
        <p className="small">
          <Trans>
            Sie kommen nicht mehr an Ihre App? <Link href={pathTo('/contact')}>Schreiben Sie uns</Link>
          </Trans>
        </p>
        <FormActions>
          <Button variant="secondary" onPress={onRestart}>{t`Zurück zur Anmeldung`}</Button>
          <Button type="submit" disabledBy={barred ? SAID : undefined} busy={busy} busyLabel={t`Code wird geprüft`}>
            <Trans>Bestätigen</Trans>
          </Button>
        </FormActions>
      </Form>
    </GateView>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { NewPasswordFields, useNewPasswordRules } from '#components/form/NewPasswordField.tsx';
import { Password } from '#components/form/Password.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, required } from '#domain/forms/validation.ts';
import type { PasswordChange } from '#domain/shop/access.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export interface PasswordChangeViewProps extends FormViewProps<PasswordChange> {
  /** True after a change, until the next typing. */
  changed: boolean;
  /** The shop's name, which no password may consist of. */
  brand: string;
}

/** `/account/change-password`: the present password, and the new one twice. */
export function PasswordChangeView({ changed, brand, busy, failure, onSubmit, ...form }: PasswordChangeViewProps) {
  const { t } = useLingui();
  const newPasswordRules = useNewPasswordRules(brand);
  const { fields, submit, submitCount } = useForm<PasswordChange>({
    initial: { currentPassword: '', newPassword: '', confirmNewPassword: '' },
    rules: (values) => ({
      currentPassword: [required, maxLength(textLimits.password)],
      ...newPasswordRules(values),
    }),
    secret: ['currentPassword', 'newPassword', 'confirmNewPassword'],
    ...form,
  });
  // After these failures, the password may or may not have changed; the next attempt shows.
  const isLost = failure !== null && ['offline', 'timeout', 'contract', 'general'].includes(failure.kind);
  return (
    <AccountLayout current="password">
      <PageHeader
        title={<Trans>Passwort ändern</Trans>}
        lede={<Trans>Auf allen anderen Geräten sind Sie danach abgemeldet.</Trans>}
      />
      {changed && (
        <Banner takesFocus tone="success" title={t`Ihr Passwort ist geändert.`}>
          <Trans>Auf allen anderen Geräten sind Sie jetzt abgemeldet.</Trans>
        </Banner>
      )}
      <Card>
        <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
          <FormFailure of={fields} failure={failure} />
          {isLost && (
            <p className="soft small">
              <Trans>
                Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es noch einmal. Stimmt Ihr aktuelles
                Passwort dann nicht mehr, gilt schon das neue.
              </Trans>
            </p>
          )}
          <Field of={fields} name="currentPassword">
            {(field) => <Password label={t`Aktuelles Passwort`} autoComplete="current-password" {...field} />}
          </Field>
          <NewPasswordFields of={fields} />
          <FormActions>
            <Link variant="strong" href={pathTo('/reset-password')}>{t`Passwort vergessen?`}</Link>
            <Button type="submit" busy={busy} busyLabel={t`Wird gespeichert`}>{t`Passwort ändern`}</Button>
          </FormActions>
        </Form>
      </Card>
    </AccountLayout>
  );
}

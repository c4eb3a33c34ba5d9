import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { NewPasswordField, RepeatPasswordField } from '#components/form/NewPasswordField.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { useNotCommon } from '#components/form/useNotCommon.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, password, required, sameAs } from '#domain/forms/validation.ts';
import type { PasswordChange } from '#domain/shop/access.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/Form.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';

export interface PasswordChangeViewProps extends FormViewProps<PasswordChange> {
  /** True after a change, until the next typing. */
  changed: boolean;
  /** The shop's name, which no password may consist of. */
  brand: string;
}

/** `/account/change-password`: the present password, and the new one twice. */
export function PasswordChangeView({ changed, brand, busy, failure, onSubmit, ...form }: PasswordChangeViewProps) {
  const { t } = useLingui();
  const notCommon = useNotCommon();
  const { fields, submit, submitCount } = useForm<PasswordChange>({
    initial: { currentPassword: '', newPassword: '', confirmNewPassword: '' },
    rules: ({ newPassword }) => ({
      currentPassword: [required, maxLength(textLimits.password)],
      newPassword: [required, maxLength(textLimits.password), password, notCommon(brand)],
      confirmNewPassword: [required, sameAs(newPassword)],
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
                Das Passwort konnte nicht geändert werden. Bitte versuchen Sie es noch einmal. Stimmt Ihr bisheriges
                dann nicht mehr, gilt schon das neue.
              </Trans>
            </p>
          )}
          <Field of={fields} name="currentPassword">
            {(field) => (
              <PasswordField
                label={t`Bisheriges Passwort`}
                autoComplete="current-password"
                labels={{ show: t`Passwort anzeigen`, hide: t`Passwort verbergen` }}
                {...field}
              />
            )}
          </Field>
          <Field of={fields} name="newPassword">
            {(field) => <NewPasswordField label={t`Neues Passwort`} {...field} />}
          </Field>
          <Field of={fields} name="confirmNewPassword">
            {(field) => <RepeatPasswordField label={t`Neues Passwort wiederholen`} {...field} />}
          </Field>
          <FormActions>
            <Link variant="strong" href={pathTo('/reset-password')}>
              <Trans>Passwort vergessen?</Trans>
            </Link>
            <Button type="submit" busy={busy} busyLabel={t`Wird gespeichert`}>
              <Trans>Passwort ändern</Trans>
            </Button>
          </FormActions>
        </Form>
      </Card>
    </AccountLayout>
  );
}

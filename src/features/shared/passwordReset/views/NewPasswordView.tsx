import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { NewPasswordFields, useNewPasswordRules } from '#components/form/NewPasswordField.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { GateView } from '#components/gate/GateView.tsx';
import type { NewPassword } from '#domain/shop/access.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/Form.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';

export interface NewPasswordViewProps extends FormViewProps<NewPassword> {
  /** Check of the link. */
  read: AsyncData<unknown>;
  /** The shop's name, which no password may consist of. */
  brand: string;
}

/** `/new-password/{token}`: a new password by the link of the mail. */
export function NewPasswordView({ read, ...form }: NewPasswordViewProps) {
  const { t } = useLingui();
  return (
    <GateView>
      <Async
        read={read}
        page={t`Neues Passwort`}
        failed={t`Der Link konnte nicht geprüft werden.`}
        skeleton={<SkeletonBlock height="24rem" />}
      >
        {() => <NewPasswordForm {...form} />}
      </Async>
    </GateView>
  );
}

function NewPasswordForm({ brand, busy, failure, onSubmit, ...form }: Omit<NewPasswordViewProps, 'read'>) {
  const { t } = useLingui();
  const { fields, submit, submitCount } = useForm<NewPassword>({
    initial: { newPassword: '', confirmNewPassword: '' },
    rules: useNewPasswordRules(brand),
    secret: ['newPassword', 'confirmNewPassword'],
    ...form,
  });
  return (
    <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
      <div>
        <h1 tabIndex={-1}>{t`Neues Passwort`}</h1>
        <p className="soft">
          <Trans>Danach sind Sie auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort an.</Trans>
        </p>
      </div>
      <FormFailure of={fields} failure={failure} />
      <NewPasswordFields of={fields} />
      <Button type="submit" wide busy={busy} busyLabel={t`Wird gespeichert`}>{t`Passwort speichern`}</Button>
    </Form>
  );
}

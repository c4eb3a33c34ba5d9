import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { Field } from '#components/form/Field.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import { NewPasswordField, RepeatPasswordField } from '#components/form/NewPasswordField.tsx';
import type { FormViewProps } from '#components/form/types.ts';
import { useForm } from '#components/form/useForm.ts';
import { useNotCommon } from '#components/form/useNotCommon.ts';
import { GateView } from '#components/gate/GateView.tsx';
import { textLimits } from '#domain/constants/limits.ts';
import { maxLength, password, required, sameAs } from '#domain/forms/validation.ts';
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
  const notCommon = useNotCommon();
  const { fields, submit, submitCount } = useForm<NewPassword>({
    initial: { newPassword: '', confirmNewPassword: '' },
    rules: ({ newPassword }) => ({
      newPassword: [required, maxLength(textLimits.password), password, notCommon(brand)],
      confirmNewPassword: [required, sameAs(newPassword)],
    }),
    secret: ['newPassword', 'confirmNewPassword'],
    ...form,
  });
  return (
    <Form onSubmit={() => submit(onSubmit)} submitCount={submitCount}>
      <div>
        <h1 tabIndex={-1}>
          <Trans>Neues Passwort</Trans>
        </h1>
        <p className="soft">
          <Trans>Danach sind Sie auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort an.</Trans>
        </p>
      </div>
      <FormFailure of={fields} failure={failure} />
      <Field of={fields} name="newPassword">
        {(field) => <NewPasswordField label={t`Neues Passwort`} {...field} />}
      </Field>
      <Field of={fields} name="confirmNewPassword">
        {(field) => <RepeatPasswordField label={t`Neues Passwort wiederholen`} {...field} />}
      </Field>
      <Button type="submit" wide busy={busy} busyLabel={t`Wird gespeichert`}>
        <Trans>Passwort speichern</Trans>
      </Button>
    </Form>
  );
}

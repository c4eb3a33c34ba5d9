import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { passwordMinimum, textLimits } from '#domain/constants/limits.ts';
import {
  maxLength,
  missingInPassword,
  type PasswordPart,
  password,
  required,
  sameAs,
} from '#domain/forms/validation.ts';
import type { NewPassword } from '#domain/shop/access.ts';
import { CheckList } from '#ui/CheckList.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { Password } from './Password.tsx';
import type { RulesOf } from './types.ts';
import type { Fields } from './useForm.ts';
import { useNotCommon } from './useNotCommon.ts';

const parts = missingInPassword('');

/**
 * Field for a new password, with a list of requirements that ticks itself off during typing (requirement 5.4). The list
 * is above the field: below, a password manager's menu or a phone's keyboard would cover it.
 */
export function NewPasswordField({ label, ...field }: FieldProps<string> & { label: string }): ReactNode {
  const { t } = useLingui();
  const missing = missingInPassword(field.value);
  const texts: Record<PasswordPart, ReactNode> = {
    length: <Trans>mindestens {passwordMinimum} Zeichen</Trans>,
    lowercase: <Trans>ein Kleinbuchstabe</Trans>,
    uppercase: <Trans>ein Großbuchstabe</Trans>,
    digit: <Trans>eine Ziffer</Trans>,
    special: <Trans>ein Sonderzeichen</Trans>,
  };
  return (
    <Password
      {...field}
      label={label}
      autoComplete="new-password"
      hint={
        <CheckList
          items={parts.map((part) => ({ id: part, text: texts[part], done: !missing.includes(part) }))}
          labels={{ done: t`erfüllt`, open: t`noch offen` }}
        />
      }
    />
  );
}

/** Returns the rules of a form for a new password, which is entered twice. */
export function useNewPasswordRules(brand: string): (values: NewPassword) => RulesOf<NewPassword> {
  const notCommon = useNotCommon();
  return ({ newPassword }) => ({
    newPassword: [required, maxLength(textLimits.password), password, notCommon(brand)],
    confirmNewPassword: [required, sameAs(newPassword)],
  });
}

export function NewPasswordFields({ of }: { of: Fields<NewPassword> }): ReactNode {
  const { t } = useLingui();
  return (
    <>
      <Field of={of} name="newPassword">
        {(field) => <NewPasswordField label={t`Neues Passwort`} {...field} />}
      </Field>
      <Field of={of} name="confirmNewPassword">
        {(field) => <Password label={t`Neues Passwort wiederholen`} autoComplete="new-password" {...field} />}
      </Field>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { passwordMinimum } from '#domain/constants/limits.ts';
import { missingInPassword, type PasswordPart } from '#domain/forms/validation.ts';
import { CheckList } from '#ui/CheckList.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import type { FieldProps } from './Field.tsx';

const parts = missingInPassword('');

/**
 * Field for a new password, with a list of requirements that ticks itself off during typing (spec section 5). The list
 * is above the field: below, a password manager's menu or a phone's keyboard would cover it.
 */
export function NewPasswordField({ label, ...field }: FieldProps<string> & { label: string }): ReactNode {
  const { t } = useLingui();
  const missing = missingInPassword(field.value);
  const texts: Record<PasswordPart, ReactNode> = {
    length: <Trans>mindestens {passwordMinimum} Zeichen</Trans>,
    lowercase: <Trans>ein Kleinbuchstabe</Trans>,
    uppercase: <Trans>ein Großbuchstabe</Trans>,
    digit: <Trans>eine Ziffer</Trans>,
    special: <Trans>ein Sonderzeichen</Trans>,
  };
  return (
    <PasswordField
      {...field}
      label={label}
      autoComplete="new-password"
      labels={{ show: t`Passwort anzeigen`, hide: t`Passwort verbergen` }}
      hint={
        <CheckList
          items={parts.map((part) => ({ id: part, text: texts[part], done: !missing.includes(part) }))}
          labels={{ done: t`erfüllt`, open: t`noch offen` }}
        />
      }
    />
  );
}

export function RepeatPasswordField({ label, ...field }: FieldProps<string> & { label: string }): ReactNode {
  const { t } = useLingui();
  return (
    <PasswordField
      {...field}
      label={label}
      autoComplete="new-password"
      labels={{ show: t`Passwort anzeigen`, hide: t`Passwort verbergen` }}
    />
  );
}

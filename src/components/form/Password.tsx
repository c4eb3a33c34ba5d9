import { useLingui } from '@lingui/react/macro';
import { PasswordField, type PasswordFieldProps } from '#ui/PasswordField.tsx';

/** Password field with the names of the button that shows the input. */
export function Password(props: Omit<PasswordFieldProps, 'labels'>) {
  const { t } = useLingui();
  return <PasswordField {...props} labels={{ show: t`Passwort anzeigen`, hide: t`Passwort verbergen` }} />;
}

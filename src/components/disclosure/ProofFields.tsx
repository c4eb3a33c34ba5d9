import { Trans, useLingui } from '@lingui/react/macro';
import { Field, useFieldValue } from '#components/form/Field.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { electronicIban } from '#domain/forms/iban.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Group } from './Group.tsx';

/** What shows that it is the customer who replaces a bank account, and not only their open session. */
export interface ProofValues {
  iban: string;
  bic: string;
  currentPassword: string;
  code: string;
}

/** Asked for where an account that the shop knows is replaced; nothing where it is entered for the first time. */
export function ProofFields({
  of,
  before,
  twoFactor,
}: {
  of: Fields<ProofValues>;
  /** The account that the shop knows. */
  before: { iban: string | null; bic: string | null };
  twoFactor: boolean;
}) {
  const { t } = useLingui();
  const [iban, bic] = [useFieldValue(of, 'iban'), useFieldValue(of, 'bic')];
  const replaces =
    (before.iban !== null && electronicIban(iban) !== before.iban) ||
    (before.bic !== null && electronicIban(bic) !== before.bic);
  if (!replaces) return null;
  return (
    <Group
      title={<Trans>Bestätigung</Trans>}
      hint={<Trans>Damit niemand außer Ihnen Ihr Konto für Auszahlungen ändert.</Trans>}
    >
      {twoFactor ? (
        <Field of={of} name="code">
          {(field) => (
            <TextField
              label={t`Code aus Ihrer Authenticator-App`}
              inputMode="numeric"
              autoComplete="one-time-code"
              {...field}
            />
          )}
        </Field>
      ) : (
        <Field of={of} name="currentPassword">
          {(field) => (
            <PasswordField
              label={t`Ihr Passwort`}
              autoComplete="current-password"
              labels={{ show: t`Passwort anzeigen`, hide: t`Passwort verbergen` }}
              {...field}
            />
          )}
        </Field>
      )}
    </Group>
  );
}

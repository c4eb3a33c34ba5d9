import { useLingui } from '@lingui/react/macro';
import { TextField } from '#ui/TextField.tsx';
import { Field } from './Field.tsx';
import { Password } from './Password.tsx';
import type { Fields } from './useForm.ts';

/** Proof that the request comes from the customer, and not only from their open session. */
export interface ProofValues {
  currentPassword: string;
  code: string;
}

/** Asks for the code if the second factor is on, else for the password. */
export function ProofField({ of, twoFactor }: { of: Fields<ProofValues>; twoFactor: boolean }) {
  const { t } = useLingui();
  return twoFactor ? (
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
      {(field) => <Password label={t`Ihr Passwort`} autoComplete="current-password" {...field} />}
    </Field>
  );
}

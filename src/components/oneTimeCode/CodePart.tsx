import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '#components/form/Field.tsx';
import { type Fields, type FormHandle, useForm } from '#components/form/useForm.ts';
import { oneTimeCode, required } from '#domain/forms/validation.ts';
import { CodeField } from '#ui/CodeField.tsx';
import { CodeRing } from '#ui/CodeRing.tsx';

/** Seconds for which a code lives (spec section 9). */
const PERIOD = 30;

type Code = { code: string };

/** The form of a code: it is never kept. */
export const useCodeForm = (): FormHandle<Code> =>
  useForm<Code>({
    initial: { code: '' },
    rules: { code: [required, oneTimeCode] },
    secret: ['code'],
    // Not with the first of six digits.
    onSubmitOnly: true,
  });

export interface CodePartProps {
  of: Fields<Code>;
  /** What the shop said of the last one. */
  wrong: string | undefined;
}

/** Where the code of the app is typed, with how long it still lives. */
export function CodePart({ of, wrong }: CodePartProps) {
  const { t } = useLingui();
  // From when the ring is shown, which may be long after the page was. Authenticator apps count from the full and the half
  // minute of their device's clock (RFC 6238).
  const [elapsed] = useState(() => (Date.now() / 1000) % PERIOD);
  return (
    <Field of={of} name="code">
      {(field) => (
        <CodeField
          {...field}
          label={t`Code`}
          hint={t`Die App zeigt sechs Ziffern, alle 30 Sekunden neue.`}
          beside={<CodeRing period={PERIOD} elapsed={elapsed} />}
          error={field.error ?? wrong}
        />
      )}
    </Field>
  );
}

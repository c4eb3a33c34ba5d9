import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '#components/form/Field.tsx';
import { type Fields, type FormHandle, useForm } from '#components/form/useForm.ts';
import { oneTimeCode, required } from '#domain/forms/validation.ts';
import { CodeField } from '#ui/CodeField.tsx';
import { CodeRing } from '#ui/CodeRing.tsx';

/** Validity of a code in seconds (requirement 9.7). */
const PERIOD = 30;

type Code = { code: string };

/** Form of a one-time code, which no draft stores. */
export const useCodeForm = (): FormHandle<Code> =>
  useForm<Code>({
    initial: { code: '' },
    rules: { code: [required, oneTimeCode] },
    secret: ['code'],
    // Otherwise the message would appear at the first of six digits.
    onSubmitOnly: true,
  });

export interface CodePartProps {
  of: Fields<Code>;
  wrong: string | undefined;
}

/** Field for the authenticator app's code, with its remaining validity. */
export function CodePart({ of, wrong }: CodePartProps) {
  const { t } = useLingui();
  // Counted from the moment when the ring is shown, which may be long after the page was. Authenticator apps count from
  // the full and the half minute of their device's clock (RFC 6238).
  const [elapsed] = useState(() => (Date.now() / 1000) % PERIOD);
  return (
    <Field of={of} name="code">
      {(field) => (
        <CodeField
          {...field}
          label={t`Code`}
          hint={t`Die App zeigt einen sechsstelligen Code, der alle 30\u00a0Sekunden wechselt.`}
          beside={<CodeRing period={PERIOD} elapsed={elapsed} />}
          error={field.error ?? wrong}
        />
      )}
    </Field>
  );
}

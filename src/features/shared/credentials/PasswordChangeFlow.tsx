import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { changePassword } from '#api/passwords.ts';
import { useApp } from '#app/app.ts';
import { useSubmission } from '#app/flow/useSubmission.ts';
import type { PasswordChange } from '#domain/shop/access.ts';
import { FailureError, failureOf } from '#domain/shop/failure.ts';
import { selectCustomerUuid } from '#machines/app/session/selectors.ts';
import { PasswordChangeView } from './views/PasswordChangeView.tsx';

export function PasswordChangeFlow(): ReactNode {
  const { http, session, settings } = useApp();
  const { t } = useLingui();
  /** Number of changes so far; each one remounts the form with empty fields. */
  const [changes, setChanges] = useState(0);
  const { succeeded, ...form } = useSubmission<PasswordChange>({
    async send(change, signal) {
      const customerUuid = selectCustomerUuid(session.getSnapshot()) ?? '';
      try {
        await changePassword(http, { customerUuid, ...change }, signal);
      } catch (error) {
        // Reported at the field that the failure is about.
        if (failureOf(error).kind !== 'passwordIncorrect') throw error;
        const message = t`Das Passwort ist nicht richtig.`;
        const violations = [{ propertyPath: 'currentPassword', message }];
        throw new FailureError({ kind: 'violations', violations }, { cause: error });
      }
    },
    onSucceeded: () => setChanges((count) => count + 1),
  });
  return <PasswordChangeView key={changes} changed={succeeded} brand={settings.brand} {...form} />;
}

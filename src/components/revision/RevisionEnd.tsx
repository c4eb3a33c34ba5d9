import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormAlert } from '#components/form/FormAlert.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { Fields } from '#components/form/useForm.ts';
import type { Failure } from '#domain/shop/failure.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FormActions } from '#ui/Form.tsx';

export interface RevisionEndProps<V> {
  of: Fields<V>;
  busy: boolean;
  saved: boolean;
  failure: Failure | null;
  /** What somebody else has changed in the meantime; null where nobody has. */
  outdated: ReactNode;
  /** What is still missing, beside the fields. */
  missing?: ReactNode;
  /** What the button says; that it saves, unless given. */
  action?: string | undefined;
}

/** The end of a form about something that the shop has: what came of it, and the button that saves it. */
export function RevisionEnd<V>(props: RevisionEndProps<V>) {
  const { of, busy, saved, failure, outdated, missing, action } = props;
  const { t } = useLingui();
  return (
    <>
      <FormFailure of={of} failure={failure} />
      {outdated && (
        <FormAlert>
          <Trans>Das hat sich inzwischen geändert:</Trans> {outdated}{' '}
          <Trans>Prüfen Sie Ihre Angaben, und speichern Sie noch einmal, wenn sie gelten sollen.</Trans>
        </FormAlert>
      )}
      {missing && <FormAlert>{missing}</FormAlert>}
      {saved && <Banner tone="success" title={t`Ihre Änderungen sind gespeichert.`} />}
      <FormActions>
        <span className="push">
          <Button type="submit" busy={busy} busyLabel={t`Wird gespeichert`}>
            {action ?? t`Speichern`}
          </Button>
        </span>
      </FormActions>
    </>
  );
}

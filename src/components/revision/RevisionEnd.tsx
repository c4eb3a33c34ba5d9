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
  /** Changes made elsewhere in the meantime; null without any. */
  outdated: ReactNode;
  /** Missing parts beside the fields. */
  missing?: ReactNode;
  /** Label of the button; the word for saving by default. */
  action?: string | undefined;
}

/** End of a form that edits data of the shop: the result, and the save button. */
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

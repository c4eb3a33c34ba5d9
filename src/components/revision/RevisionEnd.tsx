import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FormAlert } from '#components/form/FormAlert.tsx';
import { FormFailure } from '#components/form/FormFailure.tsx';
import type { Fields } from '#components/form/useForm.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { ChangedElsewhere, OutdatedAlert } from './Changed.tsx';
import type { OutdatedFieldsProps } from './OutdatedFields.tsx';
import type { RevisionViewProps } from './props.ts';
import { useFollowing } from './useFollowing.ts';

export interface RevisionEndProps<V> extends Omit<RevisionViewProps, 'violations' | 'onEdited'> {
  of: Fields<V>;
  /** Labels of the form's fields; `elsewhere` may name those of another page. */
  labels: OutdatedFieldsProps['labels'];
  /** Missing parts beside the fields. */
  missing?: ReactNode;
  /** Label of the button; the word for saving by default. */
  action?: string | undefined;
}

/** End of a form that edits data of the shop: the result, and the save button. */
export function RevisionEnd<V>(props: RevisionEndProps<V>) {
  const { of, busy, saved, failure, draft, outdated, elsewhere, labels, missing, action } = props;
  const { t } = useLingui();
  useFollowing(of, draft);
  const others = elsewhere?.filter((field) => labels[field]) ?? [];
  return (
    <>
      <FormFailure of={of} failure={failure} />
      {outdated && outdated.length > 0 && <OutdatedAlert fields={outdated} labels={labels} />}
      {missing && <FormAlert>{missing}</FormAlert>}
      {saved && (
        <Banner tone="success" title={t`Ihre Änderungen sind gespeichert.`}>
          {others.length > 0 && <ChangedElsewhere fields={others} labels={labels} />}
        </Banner>
      )}
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

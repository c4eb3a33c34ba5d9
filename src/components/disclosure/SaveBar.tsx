import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { StickyBar } from '#ui/StickyBar.tsx';

/** Submit button at the end of a step's form; on phones it sticks to the lower edge. */
export function SaveBar({ busy }: { busy: boolean }) {
  const { t } = useLingui();
  const save = <Button type="submit" busy={busy} busyLabel={t`Wird gespeichert`}>{t`Speichern und weiter`}</Button>;
  return (
    <>
      <FormActions>
        <span className="wide-only push">{save}</span>
      </FormActions>
      <StickyBar label={t`Weiter`} action={save} />
    </>
  );
}

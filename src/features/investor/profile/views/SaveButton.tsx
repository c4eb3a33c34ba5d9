import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { FormActions } from '#ui/FormActions.tsx';

export function SaveButton({ busy }: { busy: boolean }) {
  const { t } = useLingui();
  return (
    <FormActions>
      <span className="push">
        <Button type="submit" busy={busy} busyLabel={t`Wird gespeichert`}>{t`Speichern`}</Button>
      </span>
    </FormActions>
  );
}

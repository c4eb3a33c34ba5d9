import { Trans, useLingui } from '@lingui/react/macro';
import { ChangedElsewhere } from '#components/revision/Changed.tsx';
import type { OutdatedFieldsProps } from '#components/revision/OutdatedFields.tsx';
import { Banner } from '#ui/Banner.tsx';

export interface SavedViewProps {
  saved: boolean;
  status: string;
  /** Fields that were changed elsewhere before the save; null without any. */
  elsewhere: readonly string[] | null;
  labels: OutdatedFieldsProps['labels'];
}

/** Confirms that all is saved, names changes made elsewhere, and announces the new check if there is one. */
export function SavedView({ saved, status, elsewhere, labels }: SavedViewProps) {
  const { t } = useLingui();
  return (
    saved && (
      <Banner takesFocus tone="success" title={t`Ihre Angaben sind gespeichert.`}>
        {elsewhere && <ChangedElsewhere fields={elsewhere} labels={labels} />}{' '}
        {status === 'requested' && <Trans>Wir prüfen sie jetzt.</Trans>}
      </Banner>
    )
  );
}

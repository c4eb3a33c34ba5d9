import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldLabels } from '#components/disclosure/useFieldLabels.ts';
import { ChangedElsewhere } from '#components/revision/Changed.tsx';
import type { Country } from '#domain/shop/lookups.ts';
import { Banner } from '#ui/Banner.tsx';

export interface SavedViewProps {
  saved: boolean;
  status: string;
  /** Fields that were changed elsewhere before the save; null without any. */
  elsewhere: readonly string[] | null;
  /** Values as last read from the shop. */
  now: object;
  countries: readonly Country[];
}

/** Confirms that all is saved, names changes made elsewhere, and announces the new check if there is one. */
export function SavedView({ saved, status, elsewhere, now, countries }: SavedViewProps) {
  const { t } = useLingui();
  const labels = useFieldLabels(now, countries);
  return (
    saved && (
      <Banner takesFocus tone="success" title={t`Ihre Angaben sind gespeichert.`}>
        {elsewhere && <ChangedElsewhere fields={elsewhere} labels={labels} />}{' '}
        {status === 'requested' && <Trans>Wir prüfen sie jetzt.</Trans>}
      </Banner>
    )
  );
}

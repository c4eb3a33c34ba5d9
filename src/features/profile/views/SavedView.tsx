import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ui/Banner.tsx';

/** Confirms that all is saved, and announces the new check if there is one. */
export function SavedView({ saved, status }: { saved: boolean; status: string }) {
  const { t } = useLingui();
  return (
    saved && (
      <Banner takesFocus tone="success" title={t`Ihre Angaben sind gespeichert.`}>
        {status === 'requested' && <Trans>Wir prüfen sie jetzt.</Trans>}
      </Banner>
    )
  );
}

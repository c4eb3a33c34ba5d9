import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ui/Banner.tsx';

/** That all was saved, and, where it is checked anew, what that means. */
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

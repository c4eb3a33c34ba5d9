import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { OfflineIcon } from '#ui/basicIcons.tsx';
import { PageNotice } from '#ui/PageNotice.tsx';

export interface ConnectionViewProps {
  offline: boolean;
  /** True if the server has a newer version: parts of this one may be gone. */
  updateAvailable: boolean;
  onReload: () => void;
}

/**
 * Notice above every page while the shop is unreachable, or the app is outdated. Offline, the page offers no reload.
 */
export function ConnectionView({ offline, updateAvailable, onReload }: ConnectionViewProps) {
  return (
    <PageNotice>
      {offline ? (
        <>
          <OfflineIcon />
          <span>
            <Trans>Sie sind offline. Ihre Eingaben bleiben erhalten.</Trans>
          </span>
        </>
      ) : (
        updateAvailable && (
          <>
            <span>
              <Trans>Es gibt eine neuere Fassung dieser Seite. Laden Sie sie neu, damit alles funktioniert.</Trans>
            </span>
            <Button size="sm" onPress={onReload}>
              <Trans>Neu laden</Trans>
            </Button>
          </>
        )
      )}
    </PageNotice>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import { OfflineIcon } from '#ui/basicIcons.tsx';
import { PageNotice } from '#ui/PageNotice.tsx';

export interface ConnectionViewProps {
  offline: boolean;
  /** The server has a newer version, and parts of this one may be gone. */
  updateAvailable: boolean;
  onReload: () => void;
}

/** Said above every page while it is cut off from the shop, or behind its version. Offline nothing can be reloaded. */
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

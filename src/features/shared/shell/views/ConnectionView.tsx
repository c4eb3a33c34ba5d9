import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { OfflineIcon } from '#ui/basicIcons.tsx';
import { PageNotice } from '#ui/PageNotice.tsx';

export interface ConnectionViewProps {
  offline: boolean;
  /** Sentence on the age of the values of an earlier visit, if the page shows any. */
  past: ReactNode;
  /** True if the server has a newer version: parts of this one may be gone. */
  updateAvailable: boolean;
  onReload: () => void;
}

/**
 * Notice above every page while the shop is unreachable, or the app is outdated. Offline, the page offers no reload.
 */
export function ConnectionView({ offline, past, updateAvailable, onReload }: ConnectionViewProps) {
  const { t } = useLingui();
  return (
    <PageNotice>
      {offline || past ? (
        <>
          <OfflineIcon />
          <span>{past || t`Sie sind offline. Ihre Eingaben bleiben erhalten.`}</span>
        </>
      ) : (
        updateAvailable && (
          <>
            <span>{t`Es gibt eine neuere Fassung dieser Seite. Laden Sie sie neu, damit alles funktioniert.`}</span>
            <Button size="sm" onPress={onReload}>{t`Neu laden`}</Button>
          </>
        )
      )}
    </PageNotice>
  );
}

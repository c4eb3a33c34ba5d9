import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import classes from './shell.module.css';

export interface WalletButtonViewProps {
  /** In the header's bar, or in the menu where the bar has no room for it. */
  place: 'bar' | 'menu';
  /** Whether the wallet asks the person. */
  busy: boolean;
  /** What there is to choose or to know, or the connected account. */
  children?: ReactNode;
  /** Null once an account is connected. */
  onConnect: (() => void) | null;
}

/** The wallet-connect button (spec section 1), and with it what came of it. */
export function WalletButtonView({ place, busy, children, onConnect }: WalletButtonViewProps) {
  const { t } = useLingui();
  return (
    <div className={classes.walletPart} data-place={place}>
      {onConnect && (
        <Button
          variant="secondary"
          wide={place === 'menu'}
          busy={busy}
          busyLabel={t`Die Wallet fragt nach Ihrer Zustimmung`}
          onPress={onConnect}
        >
          <Trans>Wallet verbinden</Trans>
        </Button>
      )}
      {children}
    </div>
  );
}

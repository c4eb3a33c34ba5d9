import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import classes from './shell.module.css';

export interface WalletButtonViewProps {
  /** In the header's bar of the marketplace, or in the menu: for investors, and if the bar has no room. */
  place: 'bar' | 'menu';
  /** True while the wallet asks the customer. */
  busy: boolean;
  /** Choice of a wallet, note, or connected account. */
  children?: ReactNode;
  /** Null once an account is connected. */
  onConnect: (() => void) | null;
}

/** The wallet-connect button (requirement 1.12) with its result. */
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
          {place === 'menu' ? <Trans>Browser-Wallet verbinden</Trans> : <Trans>Wallet verbinden</Trans>}
        </Button>
      )}
      {children}
    </div>
  );
}

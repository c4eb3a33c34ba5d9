import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shortAddress } from '#domain/forms/blockchainAddress.ts';
import type { WalletState } from '#machines/walletConnect/selectors.ts';
import { Button } from '#ui/Button.tsx';
import classes from './shell.module.css';

export interface WalletButtonViewProps {
  /** In the header's bar, or in the menu where the bar has no room for it. */
  place: 'bar' | 'menu';
  state: WalletState;
  /** The connected account's address, null while there is none. */
  account: string | null;
  /** Why it did not come to a connection. */
  note?: ReactNode;
  onConnect: () => void;
}

/** The wallet-connect button (spec section 1) and, under it, why it did not come to a connection. */
export function WalletButtonView({ place, state, account, note, onConnect }: WalletButtonViewProps) {
  const { t } = useLingui();
  if (account) {
    return (
      <span className={`${classes.wallet} num`} data-place={place} title={account}>
        <span className={place === 'bar' ? 'visually-hidden' : 'soft'}>
          <Trans>Verbundene Wallet</Trans>{' '}
        </span>
        {shortAddress(account)}
      </span>
    );
  }
  return (
    <div className={classes.walletPart} data-place={place}>
      <Button
        variant="secondary"
        wide={place === 'menu'}
        busy={state === 'asking'}
        busyLabel={t`Die Wallet fragt nach Ihrer Zustimmung`}
        onPress={onConnect}
      >
        <Trans>Wallet verbinden</Trans>
      </Button>
      {note}
    </div>
  );
}

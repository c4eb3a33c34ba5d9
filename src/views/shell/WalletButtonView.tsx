import { Trans, useLingui } from '@lingui/react/macro';
import { shortAddress } from '#domain/blockchainAddress.ts';
import { Button } from '#ui/Button.tsx';
import classes from './shell.module.css';

export interface WalletButtonViewProps {
  busy: boolean;
  /** The connected account's address, null while there is none. */
  account: string | null;
  onConnect: () => void;
}

/** The header's wallet-connect button (spec section 1). What a wallet refuses is said in a notification. */
export function WalletButtonView({ busy, account, onConnect }: WalletButtonViewProps) {
  const { t } = useLingui();
  if (account) {
    return (
      <span className={`${classes.wallet} num`} title={account}>
        <span className="visually-hidden">
          <Trans>Verbundene Wallet</Trans>
        </span>
        {shortAddress(account)}
      </span>
    );
  }
  return (
    <Button
      variant="secondary"
      className={classes.wideOnly}
      busy={busy}
      busyLabel={t`Die Wallet fragt nach Ihrer Zustimmung`}
      onPress={onConnect}
    >
      <Trans>Wallet verbinden</Trans>
    </Button>
  );
}

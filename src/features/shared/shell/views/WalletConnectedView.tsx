import { Trans, useLingui } from '@lingui/react/macro';
import { CopyValue } from '#components/copy/CopyValue.tsx';
import { shortAddress } from '#domain/wallet/shortAddress.ts';
import { Button } from '#ui/Button.tsx';
import menu from './menu.module.css';
import { type WalletInfo, WalletName } from './WalletChoiceView.tsx';
import { type WalletNoteViewProps, WalletPurpose, WalletRefusal } from './WalletNoteView.tsx';
import classes from './wallet.module.css';

export interface WalletConnectedViewProps {
  place: 'bar' | 'menu';
  /** The connected account's address. */
  account: string;
  /** Name or number of the chain that the wallet is on. */
  chain: string;
  /** Null for a wallet that did not announce itself. */
  wallet: WalletInfo | null;
  /** Chain that the wallet should be on; null if the wallet is on it. */
  missedChain: { name: string } | null;
  switching: boolean;
  /** Wallet's refusal to change to that chain. */
  refusal: WalletNoteViewProps['refusal'];
  onSwitch: () => void;
  onDrop: () => void;
}

/** Id of the popover in the header. */
const DETAILS = 'wallet-details';

/** The connected account: in the header a button that opens its details, in the menu the details themselves. */
export function WalletConnectedView(props: WalletConnectedViewProps) {
  const { place, account, missedChain } = props;
  const { t } = useLingui();
  if (place === 'menu') {
    return (
      <section className={classes.details} aria-label={t`Verbundene Wallet`}>
        <WalletDetails {...props} />
      </section>
    );
  }
  return (
    <>
      <button type="button" className={`${classes.account} num`} popoverTarget={DETAILS} title={account}>
        <span className="visually-hidden">
          <Trans>Verbundene Wallet</Trans>{' '}
        </span>
        {shortAddress(account)}
        {missedChain && <span className={classes.astray}>{t`Anderes Netzwerk`}</span>}
      </button>
      <div id={DETAILS} popover="auto" className={menu.menu}>
        <WalletDetails {...props} />
      </div>
    </>
  );
}

function WalletDetails(props: WalletConnectedViewProps) {
  const { account, chain, wallet, missedChain, switching, refusal, onSwitch, onDrop } = props;
  const { t } = useLingui();
  const name = missedChain?.name;
  return (
    <>
      {wallet && <WalletName wallet={wallet} />}
      <CopyValue label={t`Verbundene Wallet`} value={shortAddress(account)} copyValue={account} isShortened />
      <p className={classes.chain}>
        <span className="soft small">{t`Netzwerk`}</span>
        <span>{chain}</span>
      </p>
      {name && (
        <>
          <p role="status">
            <Trans>Ihre Wallet ist in einem anderen Netzwerk. Unsere Token sind auf {name}.</Trans>
          </p>
          {refusal && (
            <div role="alert">
              <p>{t`Ihre Browser-Wallet hat das Netzwerk nicht gewechselt.`}</p>
              <WalletRefusal refusal={refusal} />
            </div>
          )}
          <Button busy={switching} busyLabel={t`Die Wallet fragt nach Ihrer Zustimmung`} wide onPress={onSwitch}>
            <Trans>Zu {name} wechseln</Trans>
          </Button>
        </>
      )}
      <WalletPurpose />
      <Button variant="secondary" wide onPress={onDrop}>{t`Verbindung trennen`}</Button>
    </>
  );
}

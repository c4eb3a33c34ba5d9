import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId } from 'react';
import { Button } from '#ui/Button.tsx';
import { WalletPurpose } from './WalletNoteView.tsx';
import classes from './wallet.module.css';

/** A wallet as it announced itself (EIP-6963). */
export interface WalletInfo {
  uuid: string;
  name: string;
  /** A `data:` URI of a picture. */
  icon: string | null;
  rdns: string;
}

export interface WalletChoiceViewProps {
  wallets: readonly WalletInfo[];
  onChoose: (uuid: string) => void;
  onDismiss: () => void;
}

/** Choice of a wallet below the wallet-connect button, if the browser has several. */
export function WalletChoiceView({ wallets, onChoose, onDismiss }: WalletChoiceViewProps) {
  const { t } = useLingui();
  const title = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form
    <div className={classes.below} role="group" aria-labelledby={title} onKeyDown={onEscape(onDismiss)}>
      <p id={title} className={classes.title}>{t`Browser-Wallet wählen`}</p>
      <WalletPurpose />
      <ul className={classes.choices}>
        {wallets.map((wallet) => (
          <li key={wallet.uuid}>
            <button type="button" className={classes.choice} onClick={() => onChoose(wallet.uuid)}>
              <WalletName wallet={wallet} />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="sm" onPress={onDismiss}>{t`Abbrechen`}</Button>
    </div>
  );
}

/** Instruction below the wallet-connect button while the wallet asks the customer, with a button to cancel. */
export function WalletAskedView({ wallet, onDismiss }: { wallet: WalletInfo | null; onDismiss: () => void }) {
  const { t } = useLingui();
  const name = wallet?.name;
  return (
    <div className={classes.below}>
      {wallet && <WalletName wallet={wallet} />}
      <p>
        {name ? (
          <Trans>Bestätigen Sie die Verbindung im Fenster von {name}.</Trans>
        ) : (
          <Trans>Bestätigen Sie die Verbindung im Fenster Ihrer Browser-Wallet.</Trans>
        )}
      </p>
      <Button variant="quiet" size="sm" onPress={onDismiss}>{t`Abbrechen`}</Button>
    </div>
  );
}

/** Picture, name and domain of a wallet: two wallets may have the same name. */
export function WalletName({ wallet: { name, icon, rdns } }: { wallet: WalletInfo }) {
  return (
    <span className={classes.name}>
      {icon ? (
        <img className={classes.icon} src={icon} alt="" width={32} height={32} />
      ) : (
        <span className={classes.icon} aria-hidden>
          {[...name][0]}
        </span>
      )}
      <span className={classes.names}>
        <bdi>{name}</bdi>
        {rdns && <small className="soft">{rdns}</small>}
      </span>
    </span>
  );
}

const onEscape = (onDismiss: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') onDismiss();
};

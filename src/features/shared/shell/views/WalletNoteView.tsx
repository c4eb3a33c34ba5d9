import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import classes from './wallet.module.css';

/** Refusal of a wallet (EIP-1193). */
interface Refusal {
  code: number | null;
  message: string | null;
  data: string | null;
}

export interface WalletNoteViewProps {
  /** No wallet in the browser, a refusal by the wallet or the customer, or a connection ended by the wallet. */
  why: 'absent' | 'refused' | 'disconnected';
  refusal: Refusal | null;
  onDismiss: () => void;
}

/** Reason for the missing connection, below the wallet-connect button. */
export function WalletNoteView({ why, refusal, onDismiss }: WalletNoteViewProps) {
  const { t } = useLingui();
  return (
    <div className={classes.below} role="alert">
      {why === 'absent' ? (
        <>
          <p>
            <Trans>
              In diesem Browser ist keine Browser-Wallet installiert. Ihr Bestand bei uns ist davon nicht betroffen.
            </Trans>
          </p>
          <WalletPurpose />
        </>
      ) : (
        <>
          <p>
            {why === 'disconnected'
              ? t`Ihre Browser-Wallet hat die Verbindung beendet.`
              : t`Die Verbindung mit Ihrer Browser-Wallet ist nicht zustande gekommen.`}
          </p>
          {(why === 'refused' || refusal?.message) && <WalletRefusal refusal={refusal} />}
        </>
      )}
      <Button variant="quiet" size="sm" onPress={onDismiss}>{t`Schließen`}</Button>
    </div>
  );
}

export function WalletPurpose() {
  return (
    <p className="soft small">
      <Trans>
        Wenn Sie Ihre eigene Wallet verbinden, zeigen wir Ihnen ihre Adresse und ihr Netzwerk, bis Sie die Seite neu
        laden. Ihre Käufe kommen in die Wallet, deren Schlüssel unser Verwahrer für Sie verwaltet.
      </Trans>
    </p>
  );
}

/** Message of the wallet in the format of requirement 8.16: `code: message` with optional data. */
export function WalletRefusal({ refusal }: { refusal: Refusal | null }) {
  return (
    <p className={classes.refusal}>
      {refusal?.message ? (
        <bdi>
          {[refusal.code === null ? null : `${refusal.code}:`, refusal.message, refusal.data].filter(Boolean).join(' ')}
        </bdi>
      ) : (
        <Trans>Ein unerwarteter Fehler ist aufgetreten.</Trans>
      )}
    </p>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/Button.tsx';
import classes from './shell.module.css';

export interface WalletNoteViewProps {
  /** What the wallet said when it refused; null when the browser has none. */
  refusal: { code: number | null; message: string | null; data: string | null } | null;
  onDismiss: () => void;
}

/** Under the wallet-connect button: why it did not come to a connection. */
export function WalletNoteView({ refusal, onDismiss }: WalletNoteViewProps) {
  return (
    <div className={classes.walletNote} role="alert">
      <p>
        {refusal === null ? (
          <Trans>
            In diesem Browser ist keine Wallet-Erweiterung installiert. Ihre Wertpapiere bei uns betrifft das nicht.
          </Trans>
        ) : refusal.message ? (
          // Spec section 8: `code: message` with optional data.
          [refusal.code === null ? null : `${refusal.code}:`, refusal.message, refusal.data].filter(Boolean).join(' ')
        ) : (
          <Trans>Ein unerwarteter Fehler ist aufgetreten.</Trans>
        )}
      </p>
      <Button variant="quiet" size="sm" onPress={onDismiss}>
        <Trans>Schließen</Trans>
      </Button>
    </div>
  );
}

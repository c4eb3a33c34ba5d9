import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { toneOf } from '#components/failure/usualMessages.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import type { PurchaseChange } from '#machines/purchase/types.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FormError } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import classes from './purchase.module.css';
import { Repriced } from './Repriced.tsx';

export interface OrderButtonViewProps {
  method: PaymentMethod | null;
  busy: boolean;
  /** The order itself is under way. */
  placing: boolean;
  /** It is being deleted. */
  leaving: boolean;
  /** Nobody knows whether it was placed. */
  uncertain: boolean;
  failure: Failure | null;
  change: PurchaseChange['what'] | null;
  /** The step before; on phones it follows the button. */
  back: ScreenLink | undefined;
  onOrder: () => void;
  onRetry: () => void;
}

/** The button that obliges to pay, in the words of § 312j BGB; it stands directly under the price. */
export function OrderButtonView(props: OrderButtonViewProps) {
  const { method, busy, placing, leaving, uncertain, failure, change, back, onOrder, onRetry } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const checking = leaving ? t`Kauf wird abgebrochen` : t`Wir sehen nach, wie es steht`;
  return (
    <div className={classes.order}>
      {failure && (
        <FormError tone={toneOf(failure)}>
          {failureText(failure)}{' '}
          {uncertain && (
            <Trans>
              Ob Ihre Bestellung angekommen ist, wissen wir noch nicht. Wir fragen zuerst nach: Es wird nichts doppelt
              bestellt.
            </Trans>
          )}
        </FormError>
      )}
      {change === 'total' && <Repriced />}
      {change === 'nothing' && (
        <FormError>
          <Trans>
            Ihre Bestellung wurde nicht angenommen, ohne dass sich etwas geändert hat. Bestellt ist noch nichts. Bitte
            versuchen Sie es später noch einmal, oder <Link href={pathTo('/contact')}>schreiben Sie uns</Link>.
          </Trans>
        </FormError>
      )}
      <div ref={restoreFocus}>
        <Button
          wide
          busy={busy}
          busyLabel={placing ? t`Ihre Bestellung wird übermittelt` : checking}
          onPress={uncertain ? onRetry : onOrder}
        >
          {uncertain ? <Trans>Nachsehen, ob sie da ist</Trans> : <Trans>Zahlungspflichtig bestellen</Trans>}
        </Button>
      </div>
      {!uncertain && method && (
        <p className="soft small">
          {method.kind === 'online' ? (
            <Trans>Danach leiten wir Sie zum Zahlungsanbieter weiter.</Trans>
          ) : (
            <Trans>Danach erhalten Sie die Bankverbindung für Ihre Überweisung.</Trans>
          )}
        </p>
      )}
      {back && (
        <ButtonLink variant="secondary" wide className="narrow-only" {...back}>
          <Trans>Zurück</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

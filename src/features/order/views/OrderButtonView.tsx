import { Trans, useLingui } from '@lingui/react/macro';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { toneOf } from '#components/failure/usualMessages.ts';
import { pathTo } from '#components/links/pathTo.ts';
import type { ScreenLink } from '#components/links/ScreenLink.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { PaymentMethod } from '#domain/shop/order.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FormError } from '#ui/Form.tsx';
import { Link } from '#ui/Link.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import classes from './order.module.css';

export interface OrderButtonViewProps {
  method: PaymentMethod | null;
  /** Something is asked of the shop; `placing`: the order itself, `leaving`: that it is deleted. */
  busy: boolean;
  placing: boolean;
  leaving: boolean;
  /** The last call had no good answer. */
  failed: Failure | null;
  /** The shop asks for another total than the summary showed when the button was pressed. */
  repriced: boolean;
  /** The shop refused the order, and still has it as it is shown. */
  refused: boolean;
  /** Nobody knows whether the order was placed. */
  uncertain: boolean;
  /** The step before; on phones it follows the button. */
  back: ScreenLink | undefined;
  onOrder: () => void;
  onRetry: () => void;
}

/** The button that obliges to pay, in the words of § 312j BGB; it stands directly under the summary. */
export function OrderButtonView(props: OrderButtonViewProps) {
  const { method, busy, placing, leaving, failed, repriced, refused, uncertain, back, onOrder, onRetry } = props;
  const { t } = useLingui();
  const failureText = useFailureText();
  const checking = leaving ? t`Zeichnung wird abgebrochen` : t`Der Status wird abgefragt`;
  return (
    <>
      {failed && (
        <FormError tone={toneOf(failed)}>
          {failureText(failed)}{' '}
          {uncertain && (
            <Trans>
              Ob Ihre Zeichnung angekommen ist, wissen wir noch nicht. Wir fragen zuerst nach: Es wird nichts doppelt
              gezeichnet.
            </Trans>
          )}
        </FormError>
      )}
      {refused && (
        <FormError>
          <Trans>
            Ihre Bestellung wurde nicht angenommen, ohne dass sich etwas geändert hat. Bestellt ist noch nichts. Bitte
            versuchen Sie es später noch einmal, oder <Link href={pathTo('/contact')}>schreiben Sie uns</Link>.
          </Trans>
        </FormError>
      )}
      {repriced && (
        <FormError tone="notice">
          <Trans>
            Der Gesamtbetrag hat sich gerade geändert; es wurde noch nichts bestellt. Bitte prüfen Sie ihn, bevor Sie
            bestellen.
          </Trans>
        </FormError>
      )}
      <div ref={restoreFocus}>
        <Button
          wide
          busy={busy}
          busyLabel={placing ? t`Ihre Zeichnung wird übermittelt` : checking}
          onPress={uncertain ? onRetry : onOrder}
        >
          {uncertain ? <Trans>Status der Zeichnung abfragen</Trans> : <Trans>Zahlungspflichtig bestellen</Trans>}
        </Button>
      </div>
      {!uncertain && method && (
        <p className={classes.note}>
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
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { toneOf } from '#components/failure/usualMessages.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { NextStep } from '#components/outcome/NextStep.tsx';
import { OutcomeLayout } from '#components/outcome/OutcomeLayout.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import type { PaymentStage } from '#machines/payment/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { FormError } from '#ui/Form.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { PurchaseSheet } from './PurchaseSheet.tsx';
import { paymentWords, unknown } from './words.tsx';

export interface PurchasePaymentViewProps {
  stage: PaymentStage;
  /** The shop's latest answer; null before the first. */
  order: Order | null;
  tokenValue: string;
  failure: Failure | null;
  /** The shop is being asked. */
  busy: boolean;
  onCheck: () => void;
  onRetry: () => void;
}

/** How the payment of a work stands, as the shop tells it. A second payment is offered only where the first came to nothing. */
export function PurchasePaymentView(props: PurchasePaymentViewProps) {
  const { stage, order, failure, busy } = props;
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const isUnknown = failure?.kind === 'notFound' && (stage === 'notBegun' || stage === 'notChecked');
  const { tone, icon, status, title, lede, next } = isUnknown ? unknown : paymentWords[stage];
  const waits = stage === 'checking' || stage === 'redirecting' || stage === 'pending';
  const actions = <Actions {...props} isUnknown={isUnknown} />;
  return (
    <div className="row page">
      <OutcomeLayout
        head={
          <OutcomeHeader tone={tone} sign={icon} status={i18n._(status)} title={i18n._(title)} lede={i18n._(lede)} />
        }
        aside={order && isCompleted(order) && <PurchaseSheet order={order} />}
      >
        <NextStep
          title={i18n._(next)}
          actions={
            stage !== 'checking' && (
              <div key={stage} className="cluster" ref={restoreFocus}>
                {actions}
              </div>
            )
          }
        >
          <p role="status" className={waits ? 'soft' : 'visually-hidden'} data-running={busy || undefined}>
            {stage === 'pending' ? (
              <Trans>Sie können diese Seite schließen; das Ergebnis steht dann bei Ihrem Kauf.</Trans>
            ) : waits ? (
              <Trans>Bitte lassen Sie diese Seite geöffnet.</Trans>
            ) : (
              i18n._(title)
            )}
          </p>
          {failure && !isUnknown && stage !== 'cancelled' && (
            <FormError tone={toneOf(failure)}>{failureText(failure)}</FormError>
          )}
        </NextStep>
      </OutcomeLayout>
    </div>
  );
}

/** What can be done at a stage, the way on first. */
function Actions(props: PurchasePaymentViewProps & { isUnknown: boolean }): ReactNode {
  const { stage, order, tokenValue, isUnknown, busy, onCheck, onRetry } = props;
  const { t } = useLingui();
  const page = pathTo('/thank-you-for-offline-payment', undefined, { token: tokenValue });
  const home = (
    <ButtonLink href={pathTo('/')} variant="secondary">
      <Trans>Zur Galerie</Trans>
    </ButtonLink>
  );
  const details = order && (
    <ButtonLink href={page} variant="secondary">
      <Trans>Zum Kauf</Trans>
    </ButtonLink>
  );
  const pay = (label: ReactNode) => (
    <>
      <Button onPress={onRetry}>{label}</Button>
      {details}
    </>
  );
  switch (stage) {
    case 'checking':
      return null;
    case 'redirecting':
      return (
        !busy && (
          <Button variant="secondary" onPress={onCheck}>
            <Trans>Status der Zahlung prüfen</Trans>
          </Button>
        )
      );
    case 'pending':
      return (
        <>
          <Button busy={busy} busyLabel={t`Wir fragen nach`} onPress={onCheck}>
            <Trans>Jetzt nachfragen</Trans>
          </Button>
          {details}
        </>
      );
    case 'succeeded':
    case 'alreadyPaid':
      return (
        <>
          <ButtonLink href={pathTo('/my-collection')}>
            <Trans>Zu meiner Sammlung</Trans>
          </ButtonLink>
          {details}
        </>
      );
    case 'cancelled':
      return pay(<Trans>Zahlung wiederholen</Trans>);
    case 'unpaid':
      return pay(<Trans>Jetzt bezahlen</Trans>);
    case 'byTransfer':
      return (
        <ButtonLink href={page}>
          <Trans>Überweisungsdaten ansehen</Trans>
        </ButtonLink>
      );
    case 'closed':
      return details ?? home;
    case 'notBegun':
    case 'notChecked':
      if (isUnknown) return home;
      return (
        <>
          <Button onPress={onRetry}>
            <Trans>Noch einmal versuchen</Trans>
          </Button>
          {details ?? home}
        </>
      );
  }
}

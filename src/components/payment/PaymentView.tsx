import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { toneOf } from '#components/failure/usualMessages.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { NextStep } from '#components/outcome/NextStep.tsx';
import { OrderSheet } from '#components/outcome/OrderSheet.tsx';
import { OrderTimeline } from '#components/outcome/OrderTimeline.tsx';
import { OutcomeLayout } from '#components/outcome/OutcomeLayout.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import { isCompleted, type Order } from '#domain/shop/order.ts';
import type { PaymentStage } from '#machines/payment/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { FormError } from '#ui/Form.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import { LoadingRegion, SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './payment.module.css';
import { paymentWords, unknown } from './words.tsx';

export interface PaymentViewProps {
  stage: PaymentStage;
  /** The shop's latest answer; null before the first. */
  order: Order | null;
  failure: Failure | null;
  /** The shop is being asked. */
  busy: boolean;
  onCheck: () => void;
  onRetry: () => void;
  /** Goes back to the order's page, where that page itself shows this view; elsewhere a link does. */
  onDetails?: () => void;
}

/**
 * Shows the state of an order's payment as the shop tells it. A second payment is offered only where the first came to
 * nothing, and always on the same order.
 */
export function PaymentView({ stage, order, failure, busy, onCheck, onRetry, onDetails }: PaymentViewProps) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const isUnknown = failure?.kind === 'notFound' && (stage === 'notBegun' || stage === 'notChecked');
  const { tone, icon, status, title, lede, next } = isUnknown ? unknown : paymentWords[stage];
  const waits = stage === 'checking' || stage === 'redirecting' || stage === 'pending';
  const actions = actionsOf({ stage, order, isUnknown, busy, onCheck, onRetry, onDetails, asking: t`Wir fragen nach` });
  return (
    <div className="row page">
      <OutcomeLayout
        head={
          <OutcomeHeader tone={tone} sign={icon} status={i18n._(status)} title={i18n._(title)} lede={i18n._(lede)} />
        }
        aside={
          order && isCompleted(order) ? (
            <OrderTimeline order={order} isPaymentStopped={stage === 'cancelled'} />
          ) : (
            !order && stage === 'checking' && <OrderLoading />
          )
        }
      >
        <NextStep
          title={i18n._(next)}
          actions={
            actions && (
              <div key={stage} className="cluster" ref={restoreFocus}>
                {actions}
              </div>
            )
          }
        >
          <p role="status" className={waits ? classes.progress : 'visually-hidden'} data-running={busy || undefined}>
            {waits ? <Waiting stage={stage} /> : i18n._(title)}
          </p>
          {failure && !isUnknown && stage !== 'cancelled' && (
            <FormError tone={toneOf(failure)}>{failureText(failure)}</FormError>
          )}
        </NextStep>
        {order && isCompleted(order) && <OrderSheet order={order} named wide />}
      </OutcomeLayout>
    </div>
  );
}

/** Nothing is lost by leaving while the provider is waited for; before that the way to it would be. */
function Waiting({ stage }: { stage: PaymentStage }) {
  return stage === 'pending' ? (
    <Trans>Sie können diese Seite schließen; das Ergebnis steht unter „Meine Zeichnungen“.</Trans>
  ) : (
    <Trans>Bitte lassen Sie diese Seite geöffnet.</Trans>
  );
}

interface Acting extends Omit<PaymentViewProps, 'failure'> {
  isUnknown: boolean;
  /** Said while the shop is being asked. */
  asking: string;
}

/** What can be done at a stage, the way on first. */
function actionsOf({ stage, order, isUnknown, busy, onCheck, onRetry, onDetails, asking }: Acting): ReactNode {
  const isReceived = stage === 'succeeded' || stage === 'alreadyPaid';
  const toOrder = <Trans>Zur Zeichnung</Trans>;
  const toTransfer = <Trans>Überweisungsdaten ansehen</Trans>;
  const details = onDetails ? (
    <Button variant="secondary" onPress={onDetails}>
      {toOrder}
    </Button>
  ) : (
    order && (
      <ButtonLink
        href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}
        variant={isReceived ? 'primary' : 'secondary'}
      >
        {toOrder}
      </ButtonLink>
    )
  );
  const home = (
    <ButtonLink href={pathTo('/')} variant="secondary">
      <Trans>Zur Übersicht</Trans>
    </ButtonLink>
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
          <Button busy={busy} busyLabel={asking} onPress={onCheck}>
            <Trans>Jetzt nachfragen</Trans>
          </Button>
          {details}
        </>
      );
    case 'succeeded':
    case 'alreadyPaid':
      return (
        <>
          {details}
          {home}
        </>
      );
    case 'cancelled':
      return (
        <>
          <Button onPress={onRetry}>
            <Trans>Zahlung wiederholen</Trans>
          </Button>
          {details}
        </>
      );
    case 'unpaid':
      return (
        <>
          <Button onPress={onRetry}>
            <Trans>Jetzt bezahlen</Trans>
          </Button>
          {details}
        </>
      );
    case 'byTransfer':
      return onDetails ? (
        <Button onPress={onDetails}>{toTransfer}</Button>
      ) : (
        order && <ButtonLink href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}>{toTransfer}</ButtonLink>
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

function OrderLoading() {
  const { t } = useLingui();
  return (
    <Card>
      <LoadingRegion label={t`Wird geladen`} className="stack">
        <SkeletonLine />
        <SkeletonLine />
        <SkeletonLine />
      </LoadingRegion>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FailureNote } from '#components/failure/FailureNote.tsx';
import { NextStep } from '#components/outcome/NextStep.tsx';
import { OutcomeLayout } from '#components/outcome/OutcomeLayout.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import type { PaymentStage } from '#machines/flows/payment/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import classes from './payment.module.css';
import type { ShownStage, StageWords } from './paymentWords.tsx';

/** Props that all payment pages have in common. */
export interface PaymentProps {
  stage: PaymentStage;
  failure: Failure | null;
  busy: boolean;
  /** True if the payment was refused, and not given up by the customer. */
  refused: boolean;
  onCheck: () => void;
  onRetry: () => void;
}

export interface PaymentWays {
  /** Link to the order, beside the first action; null until the shop has sent the order. */
  details: ReactNode;
  /** Links after a received payment, the primary one first. */
  received: ReactNode;
  transfer: ReactNode;
  home: ReactNode;
}

export interface PaymentStageViewProps extends PaymentProps {
  words: Record<ShownStage, StageWords>;
  /** Shown while the provider's result is pending: leaving loses nothing. */
  mayLeave: ReactNode;
  ways: PaymentWays;
  aside: ReactNode;
  children?: ReactNode;
}

/**
 * Payment state of an order as the shop reports it. A second payment is offered only if the first failed, and always
 * for the same order.
 */
export function PaymentStageView(props: PaymentStageViewProps) {
  const { stage, failure, busy, words, mayLeave, aside, children } = props;
  const { i18n } = useLingui();
  const isUnknown = failure?.kind === 'notFound' && (stage === 'notBegun' || stage === 'notChecked');
  const { tone, icon, status, title, lede, next } = words[isUnknown ? 'unknown' : stage];
  const waits = stage === 'checking' || stage === 'redirecting' || stage === 'pending';
  const hasActions = stage !== 'checking' && !(stage === 'redirecting' && busy);
  return (
    <div className="row page">
      <OutcomeLayout
        head={
          <OutcomeHeader
            tone={tone}
            sign={icon}
            status={status && i18n._(status)}
            title={i18n._(title)}
            lede={i18n._(lede)}
          />
        }
        aside={aside}
      >
        <NextStep
          title={next && i18n._(next)}
          actions={
            hasActions && (
              <div key={stage} className="cluster" ref={restoreFocus}>
                {isUnknown ? props.ways.home : <Actions {...props} />}
              </div>
            )
          }
        >
          <p role="status" className={waits ? classes.progress : 'visually-hidden'} data-running={busy || undefined}>
            {stage === 'pending' ? (
              mayLeave
            ) : waits ? (
              // Before the provider's page has opened, leaving would lose the way to it.
              <Trans>Bitte lassen Sie diese Seite geöffnet.</Trans>
            ) : (
              i18n._(title)
            )}
          </p>
          {failure && !isUnknown && stage !== 'cancelled' && <FailureNote failure={failure} />}
        </NextStep>
        {children}
      </OutcomeLayout>
    </div>
  );
}

/** Actions of a stage, the primary one first. */
function Actions({ stage, busy, ways, onCheck, onRetry }: PaymentStageViewProps): ReactNode {
  const { t } = useLingui();
  const { details, received, transfer, home } = ways;
  const retry = (label: ReactNode, beside: ReactNode) => (
    <>
      <Button onPress={onRetry}>{label}</Button>
      {beside}
    </>
  );
  switch (stage) {
    case 'checking':
      return null;
    case 'redirecting':
      return <Button variant="secondary" onPress={onCheck}>{t`Status der Zahlung prüfen`}</Button>;
    case 'pending':
      return (
        <>
          <Button busy={busy} busyLabel={t`Status wird geprüft`} onPress={onCheck}>{t`Jetzt prüfen`}</Button>
          {details}
        </>
      );
    case 'succeeded':
    case 'alreadyPaid':
      return received;
    case 'cancelled':
      return retry(<Trans>Zahlung wiederholen</Trans>, details);
    case 'unpaid':
      return retry(<Trans>Jetzt bezahlen</Trans>, details);
    case 'byTransfer':
      return transfer;
    case 'closed':
      return details ?? home;
    case 'notBegun':
    case 'notChecked':
      return retry(<Trans>Noch einmal versuchen</Trans>, details ?? home);
  }
}

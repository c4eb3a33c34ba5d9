import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFailureText } from '#components/failure/useFailureText.ts';
import { toneOf } from '#components/failure/usualMessages.ts';
import { NextStep } from '#components/outcome/NextStep.tsx';
import { OutcomeLayout } from '#components/outcome/OutcomeLayout.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import type { PaymentStage } from '#machines/payment/selectors.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Form.tsx';
import { OutcomeHeader } from '#ui/OutcomeHeader.tsx';
import { restoreFocus } from '#ui/restoreFocus.ts';
import classes from './payment.module.css';
import type { ShownStage, StageWords } from './paymentWords.tsx';

/** What every payment's page is told. */
export interface PaymentProps {
  stage: PaymentStage;
  failure: Failure | null;
  /** The shop is being asked. */
  busy: boolean;
  /** The payment was refused, and not given up. */
  refused: boolean;
  onCheck: () => void;
  onRetry: () => void;
}

/** Where the page leads to, as links or buttons. */
export interface PaymentWays {
  /** To the order beside the first action; null while the shop has not told of it. */
  details: ReactNode;
  /** What comes after the money, the first action first. */
  received: ReactNode;
  /** To the bank account that is to be transferred to. */
  transfer: ReactNode;
  home: ReactNode;
}

export interface PaymentStageViewProps extends PaymentProps {
  words: Record<ShownStage, StageWords>;
  /** Said while the provider is waited for: nothing is lost by leaving. */
  mayLeave: ReactNode;
  ways: PaymentWays;
  aside: ReactNode;
  children?: ReactNode;
}

/**
 * Shows the state of an order's payment as the shop tells it. A second payment is offered only where the first came to
 * nothing, and always on the same order.
 */
export function PaymentStageView(props: PaymentStageViewProps) {
  const { stage, failure, busy, words, mayLeave, aside, children } = props;
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const isUnknown = failure?.kind === 'notFound' && (stage === 'notBegun' || stage === 'notChecked');
  const { tone, icon, status, title, lede, next } = words[isUnknown ? 'unknown' : stage];
  const waits = stage === 'checking' || stage === 'redirecting' || stage === 'pending';
  const hasActions = stage !== 'checking' && !(stage === 'redirecting' && busy);
  return (
    <div className="row page">
      <OutcomeLayout
        head={
          <OutcomeHeader tone={tone} sign={icon} status={i18n._(status)} title={i18n._(title)} lede={i18n._(lede)} />
        }
        aside={aside}
      >
        <NextStep
          title={i18n._(next)}
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
              // Before the provider is waited for, leaving would lose the way to it.
              <Trans>Bitte lassen Sie diese Seite geöffnet.</Trans>
            ) : (
              i18n._(title)
            )}
          </p>
          {failure && !isUnknown && stage !== 'cancelled' && (
            <FormError tone={toneOf(failure)}>{failureText(failure)}</FormError>
          )}
        </NextStep>
        {children}
      </OutcomeLayout>
    </div>
  );
}

/** What can be done at a stage, the way on first. */
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
      return (
        <Button variant="secondary" onPress={onCheck}>
          <Trans>Status der Zahlung prüfen</Trans>
        </Button>
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

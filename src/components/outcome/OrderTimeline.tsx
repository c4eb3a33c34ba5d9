import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refundDeadlineOf } from '#domain/order/deadlines.ts';
import { type DisplayState, displayState } from '#domain/order/orderStatus.ts';
import { isStillToReturn, type TimelineStep, timelineOf } from '#domain/order/timeline.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/Panel.tsx';
import { Timeline } from '#ui/Timeline.tsx';

export interface OrderTimelineProps {
  order: Order;
  /** Outcome of a payment that was started and failed. */
  stopped?: 'refused' | 'givenUp' | null;
}

export function OrderTimeline({ order, stopped = null }: OrderTimelineProps) {
  const { t } = useLingui();
  const { longDate, money } = useFormat();
  const state = displayState(order);
  const steps = timelineOf(order);
  if (steps.length === 0) return null;
  return (
    <Panel title={<Trans>Verlauf</Trans>}>
      <Timeline
        labels={{ done: t`erledigt`, current: t`jetzt`, stopped: t`beendet`, open: t`kommt noch` }}
        items={steps.map((step) => {
          const isStopped = stopped !== null && step.milestone === 'payment' && step.state === 'current';
          return {
            key: `${step.milestone} ${step.at}`,
            state: isStopped ? 'stopped' : step.state,
            title: isStopped
              ? stoppedTitles[stopped]
              : titleOf(step, state, step.amount === null ? '' : money(step.amount)),
            at: step.at && longDate(step.at),
            note: isStopped ? null : noteOf(step, state, order),
          };
        })}
      />
    </Panel>
  );
}

const stoppedTitles = {
  refused: <Trans>Zahlung abgelehnt</Trans>,
  givenUp: <Trans>Zahlung abgebrochen</Trans>,
};

function RefundDay({ withdrawnAt }: { withdrawnAt: string }) {
  const { dayDate } = useFormat();
  return <Trans>Spätestens am {dayDate(refundDeadlineOf(withdrawnAt))}.</Trans>;
}

function titleOf({ milestone, state, amount }: TimelineStep, shown: DisplayState, sum: string): ReactNode {
  switch (milestone) {
    case 'ordered':
      return <Trans>Zeichnung eingegangen</Trans>;
    case 'payment':
      if (shown === 'authorized') return <Trans>Betrag reserviert</Trans>;
      if (state === 'done') return <Trans>Zahlung eingegangen</Trans>;
      if (shown === 'processing') return <Trans>Zahlung wird geprüft</Trans>;
      return shown === 'partlyPaid' ? <Trans>Teil der Zahlung eingegangen</Trans> : <Trans>Zahlung</Trans>;
    case 'registration':
      if (state === 'done') return <Trans>Eingetragen und abgerechnet</Trans>;
      return <Trans>Eintragung in das Kryptowertpapierregister</Trans>;
    case 'withdrawal':
      return <Trans>Widerrufen</Trans>;
    case 'cancellation':
      return <Trans>Storniert</Trans>;
    case 'refund':
      if (state === 'current') return <Trans>Erstattung</Trans>;
      return amount === null ? <Trans>Betrag erstattet</Trans> : <Trans>{sum} erstattet</Trans>;
    case 'short':
      return <Trans>{sum} eingegangen, weniger als offen war</Trans>;
    case 'over':
      return <Trans>{sum} eingegangen, mehr als offen war</Trans>;
    case 'late':
      return <Trans>{sum} nach Beendigung der Zeichnung eingegangen</Trans>;
    case 'twice':
      return <Trans>{sum} ein weiteres Mal eingegangen</Trans>;
    case 'returned':
      return <Trans>{sum} zurückgezahlt</Trans>;
  }
}

/** Returns a note for the current step, and for a step with consequences. */
function noteOf({ milestone, state, at }: TimelineStep, shown: DisplayState, order: Order): ReactNode {
  if ((milestone === 'over' || milestone === 'twice') && isStillToReturn(order, at))
    return <Trans>Den zu viel gezahlten Betrag zahlen wir Ihnen zurück.</Trans>;
  if (milestone === 'late' && isStillToReturn(order, at)) return <Trans>Wir zahlen Ihnen den Betrag zurück.</Trans>;
  if (milestone === 'refund' && state === 'stopped' && order.registeredAt !== null)
    return <Trans>Die Token sind aus Ihrer Wallet zurückgegangen.</Trans>;
  if (state !== 'current') return null;
  if (milestone === 'refund') return order.withdrawnAt && <RefundDay withdrawnAt={order.withdrawnAt} />;
  if (milestone === 'registration') {
    if (order.shippingState === 'partially_shipped') return <Trans>Ein Teil Ihrer Token ist eingetragen.</Trans>;
    return <Trans>Sie erhalten eine E-Mail, sobald Ihr Bestand eingetragen ist.</Trans>;
  }
  if (shown === 'processing') return <Trans>Bitte nicht noch einmal bezahlen.</Trans>;
  if (order.bankTransfer) return <Trans>Überweisungen sind meist nach 1–2 Bankarbeitstagen bei uns.</Trans>;
  return null;
}

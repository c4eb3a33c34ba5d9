import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refundDeadlineOf } from '#domain/order/deadlines.ts';
import { type DisplayState, displayState } from '#domain/order/orderStatus.ts';
import { isPaymentRefused } from '#domain/order/payment.ts';
import { type TimelineStep, timelineOf } from '#domain/order/timeline.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/Panel.tsx';
import { Timeline } from '#ui/Timeline.tsx';

export interface OrderTimelineProps {
  order: Order;
  /** A payment was begun and came to nothing. */
  isPaymentStopped?: boolean;
}

/** What happened to an order, what is happening, and what is to come. */
export function OrderTimeline({ order, isPaymentStopped = false }: OrderTimelineProps) {
  const { t } = useLingui();
  const { longDate } = useFormat();
  const state = displayState(order);
  const steps = timelineOf(order);
  if (steps.length === 0) return null;
  return (
    <Panel title={<Trans>Verlauf</Trans>}>
      <Timeline
        labels={{ done: t`erledigt`, current: t`jetzt`, stopped: t`beendet`, open: t`kommt noch` }}
        items={steps.map((step) => {
          const isStopped = isPaymentStopped && step.milestone === 'payment' && step.state === 'current';
          return {
            key: step.milestone,
            state: isStopped ? 'stopped' : step.state,
            title: isStopped ? <Stopped order={order} /> : titleOf(step, state),
            at: step.at && longDate(step.at),
            note: isStopped ? null : noteOf(step, state, order),
          };
        })}
      />
    </Panel>
  );
}

const Stopped = ({ order }: { order: Order }) =>
  isPaymentRefused(order) ? <Trans>Zahlung abgelehnt</Trans> : <Trans>Zahlung abgebrochen</Trans>;

function RefundDay({ withdrawnAt }: { withdrawnAt: string }) {
  const { dayDate } = useFormat();
  return <Trans>Spätestens am {dayDate(refundDeadlineOf(withdrawnAt))}.</Trans>;
}

function titleOf({ milestone, state }: TimelineStep, shown: DisplayState): ReactNode {
  switch (milestone) {
    case 'ordered':
      return <Trans>Zeichnung eingegangen</Trans>;
    case 'payment':
      if (shown === 'authorized') return <Trans>Zahlung bestätigt</Trans>;
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
      return state === 'current' ? <Trans>Erstattung</Trans> : <Trans>Betrag erstattet</Trans>;
  }
}

/** A sentence for the step that is current. */
function noteOf({ milestone, state }: TimelineStep, shown: DisplayState, order: Order): ReactNode {
  if (milestone === 'refund' && state === 'stopped' && order.registeredAt !== null)
    return <Trans>Die Token sind aus Ihrer Wallet zurückgegangen.</Trans>;
  if (state !== 'current') return null;
  if (milestone === 'refund') return order.withdrawnAt && <RefundDay withdrawnAt={order.withdrawnAt} />;
  if (milestone === 'registration') {
    if (order.shippingState === 'partially_shipped') return <Trans>Ein Teil Ihrer Token ist eingetragen.</Trans>;
    return <Trans>Sie erhalten eine E-Mail, sobald Ihr Bestand eingetragen ist.</Trans>;
  }
  if (shown === 'processing') return <Trans>Bitte nicht noch einmal bezahlen.</Trans>;
  if (order.bankTransfer) return <Trans>Überweisungen sind meist nach 1–2 Bankarbeitstagen bei uns.</Trans>;
  return null;
}

import { Plural, Trans } from '@lingui/react/macro';
import { daysUntil, paymentDeadlineOf, withdrawalDeadlineOf } from '#domain/order/deadlines.ts';
import type { Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';

export interface DeadlinesProps {
  order: Pick<Order, 'checkoutCompletedAt'>;
  /** Whether a transfer is awaited. */
  awaited: boolean;
  today: CalendarDate;
}

/** Until when a transfer is in time, and until when the order may be withdrawn; nothing once both days are past. */
export function Deadlines({ order, awaited, today }: DeadlinesProps) {
  const { dayDate } = useFormat();
  const payment = awaited ? paymentDeadlineOf(order) : null;
  const withdrawal = withdrawalDeadlineOf(order);
  const left = payment === null ? 0 : daysUntil(payment, today);
  return (
    <>
      {payment !== null && (
        <p>
          {left >= 0 ? (
            <Trans>
              Bitte überweisen Sie so, dass der Betrag bis <b>{dayDate(payment)}</b> bei uns ist (
              <Plural value={left} _0="heute ist der letzte Tag" one="noch # Tag" other="noch # Tage" />
              ).
            </Trans>
          ) : (
            <Trans>Der Betrag war bis {dayDate(payment)} fällig. Die Zeichnung kann jetzt storniert werden.</Trans>
          )}
        </p>
      )}
      {withdrawal !== null && withdrawal >= today && (
        <p className="soft small">
          <Trans>Ihr Widerrufsrecht: Bis {dayDate(withdrawal)} können Sie ohne Angabe von Gründen widerrufen.</Trans>
        </p>
      )}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { paymentDeadlineOf } from '#domain/order/deadlines.ts';
import { orderStepOf } from '#domain/order/nextStep.ts';
import type { Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { ButtonVariant } from '#ui/Button.tsx';

/** Payment deadline of an order in a row of a list; that it is unpaid, if the deadline is unknown. */
export function PaymentDue({ order, today }: { order: Pick<Order, 'checkoutCompletedAt'>; today: CalendarDate }) {
  const { date } = useFormat();
  const deadline = paymentDeadlineOf(order);
  if (deadline === null) return <Trans>Zahlung offen</Trans>;
  return deadline < today ? (
    <Trans>War bis {date(deadline)} zahlbar</Trans>
  ) : (
    <Trans>Zahlbar bis {date(deadline)}</Trans>
  );
}

/** Variant of the button with the next step: filled if the customer can pay at once. */
export const paymentVariant = (order: Parameters<typeof orderStepOf>[0]): ButtonVariant =>
  orderStepOf(order) === 'pay' ? 'primary' : 'secondary';

/** Next step of an order in a list, which its details offer. */
export function PaymentAction({ order }: { order: Parameters<typeof orderStepOf>[0] }) {
  const step = orderStepOf(order);
  if (step === 'transfer') return <Trans>Überweisungsdaten</Trans>;
  return step === 'pay' ? <Trans>Jetzt bezahlen</Trans> : <Trans>Zur Zeichnung</Trans>;
}

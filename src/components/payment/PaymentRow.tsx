import { Trans } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { paymentDeadlineOf } from '#domain/order/deadlines.ts';
import { orderName } from '#domain/order/orderName.ts';
import { dueOf } from '#domain/order/orderStatus.ts';
import type { Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RowLink } from '#ui/RowList.tsx';

/** Row of an order that awaits money, with the amount and the payment deadline; links to the order's details. */
export function PaymentRow({ order, today }: { order: Order; today: CalendarDate }) {
  const { longDate } = useFormat();
  const due = dueOf(order);
  const deadline = paymentDeadlineOf(order);
  return (
    <RowLink
      href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}
      title={orderName(order)}
      amount={due !== null && <Money cents={due} />}
      detail={
        due === null ? (
          <Trans>Den offenen Betrag erfragen</Trans>
        ) : deadline === null ? (
          <Trans>Zahlung offen</Trans>
        ) : deadline < today ? (
          <Trans>War bis {longDate(deadline)} zahlbar</Trans>
        ) : (
          <Trans>Zahlbar bis {longDate(deadline)}</Trans>
        )
      }
    />
  );
}

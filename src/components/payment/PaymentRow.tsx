import { Trans } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { orderName } from '#domain/order/orderName.ts';
import { dueOf } from '#domain/order/orderStatus.ts';
import type { Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RowLink } from '#ui/RowList.tsx';
import { PaymentAction, PaymentDue, paymentVariant } from './PaymentDue.tsx';

/**
 * Row of an order that awaits money, with the amount, the payment deadline and the day of the order, as a bond may have
 * several; links to the order's details.
 */
export function PaymentRow({ order, today }: { order: Order; today: CalendarDate }) {
  const { date } = useFormat();
  const due = dueOf(order);
  const at = order.legalDocsConfirmAt;
  return (
    <RowLink
      href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}
      title={orderName(order)}
      amount={due !== null && <Money cents={due} />}
      action={<PaymentAction order={order} />}
      variant={paymentVariant(order)}
      detail={
        <span>
          {due === null ? <Trans>Den offenen Betrag erfragen</Trans> : <PaymentDue order={order} today={today} />}
          {at && (
            <>
              {' '}
              <br />
              <Trans>Bestellt am {date(at)}</Trans>
            </>
          )}
        </span>
      }
    />
  );
}

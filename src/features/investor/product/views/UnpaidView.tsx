import { Trans, useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { PaymentAction, PaymentDue } from '#components/payment/PaymentDue.tsx';
import { dueOf } from '#domain/order/orderStatus.ts';
import type { Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Banner } from '#ui/Banner.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';

/** Order of the bond that expects money: the amount left to pay, its deadline, and the link to pay. */
export function UnpaidView({ order, today }: { order: Order; today: CalendarDate }) {
  const { t } = useLingui();
  const due = dueOf(order);
  return (
    <Banner
      tone="warning"
      title={t`Noch zu zahlen`}
      action={
        <ButtonLink variant="secondary" size="sm" href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}>
          <PaymentAction order={order} />
        </ButtonLink>
      }
    >
      {due === null ? (
        <Trans>Den offenen Betrag erfragen</Trans>
      ) : (
        <>
          <b>
            <Money cents={due} />
          </b>{' '}
          · <PaymentDue order={order} today={today} />
        </>
      )}
    </Banner>
  );
}

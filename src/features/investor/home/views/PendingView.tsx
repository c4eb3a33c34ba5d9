import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { PaymentRow } from '#components/payment/PaymentRow.tsx';
import { unpaidOf } from '#domain/order/unpaid.ts';
import { isBanned, needsMoreInfo } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowLink, RowList, RowListPlaceholder } from '#ui/RowList.tsx';
import classes from './home.module.css';

/** Number of open payments in the list; phones show one less. */
const SHOWN = 3;

export interface PendingViewProps {
  orders: AsyncData<Order[]>;
  customer: Customer | null;
  today: CalendarDate;
}

/**
 * Pending tasks of the investor: data to provide, and the payments that are due first. Keeps its height for any number
 * of rows, so that the content below does not jump.
 */
export function PendingView({ orders, customer, today }: PendingViewProps) {
  const { t } = useLingui();
  const unpaid = unpaidOf(orders.data ?? []);
  const asked = customer !== null && needsMoreInfo(customer);
  const banned = customer !== null && isBanned(customer);
  return (
    <Panel
      title={<Trans>Zu erledigen</Trans>}
      flush
      tone={asked || banned || unpaid.length > 0 ? 'warning' : undefined}
      action={
        unpaid.length >= SHOWN && (
          <Link variant="strong" href={pathTo('/account/orders')}>
            <Trans>Alle anzeigen</Trans>
          </Link>
        )
      }
    >
      <Async
        read={orders}
        failed={t`Offene Zahlungen konnten nicht geladen werden.`}
        skeleton={
          <div className={classes.pending}>
            <RowListPlaceholder count={SHOWN - 1} />
          </div>
        }
      >
        {() => (
          <div className={classes.pending}>
            <RowList>
              {asked && (
                <RowLink
                  href={pathTo('/contact')}
                  title={<Trans>Wir brauchen noch Angaben von Ihnen</Trans>}
                  detail={<Trans>Bitte schreiben Sie uns.</Trans>}
                />
              )}
              {banned && (
                <RowLink
                  href={pathTo('/banned')}
                  title={<Trans>Ihr Konto ist gesperrt</Trans>}
                  detail={<Trans>Was das bedeutet</Trans>}
                />
              )}
              {unpaid.slice(0, SHOWN).map((order) => (
                <PaymentRow key={order.tokenValue} order={order} today={today} />
              ))}
              {!asked && !banned && unpaid.length === 0 && (
                <li className="row-note">{t`Zurzeit ist nichts zu erledigen. Offene Zahlungen und Rückfragen sehen Sie hier.`}</li>
              )}
            </RowList>
          </div>
        )}
      </Async>
    </Panel>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { PaymentRow } from '#components/payment/PaymentRow.tsx';
import { reasonsOfPerson } from '#domain/order/eligibility.ts';
import { unpaidOf } from '#domain/order/unpaid.ts';
import { isBanned, needsMigration } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Panel } from '#ui/Panel.tsx';
import { RowLink, RowList, RowListPlaceholder } from '#ui/RowList.tsx';

export interface WaitingViewProps {
  customer: Customer;
  /** `part`: the latest orders while the rest are still loading. */
  orders: AsyncData<Order[]> & { part: Order[] | null };
  /** True if a step of the self-disclosure is open. */
  isStepOpen: boolean;
  today: CalendarDate;
}

/** Pending tasks. Account tasks do not wait for the orders; open payments are sorted by deadline. */
export function WaitingView({ customer, orders, isStepOpen, today }: WaitingViewProps) {
  const { t } = useLingui();
  const unpaid = unpaidOf(orders.part ?? []);
  return (
    <Panel title={<Trans>Zu erledigen</Trans>} flush>
      <RowList>
        {needsMigration(customer) && (
          <RowLink
            href={pathTo('/migration')}
            title={<Trans>Daten übernehmen</Trans>}
            detail={<Trans>Aus dem bisherigen Portal, mit Ihrer Kundennummer</Trans>}
          />
        )}
        {/* The latest orders alone cannot prove that no payment is open. */}
        {orders.data === null && unpaid.length === 0 ? (
          <li>
            <Async
              read={orders}
              failed={t`Offene Zahlungen konnten nicht geladen werden.`}
              skeleton={<RowListPlaceholder count={1} />}
            >
              {() => null}
            </Async>
          </li>
        ) : unpaid.length === 0 ? (
          <li className="row-note">
            {!isStepOpen && asksNothing(customer)
              ? t`Zurzeit ist nichts zu erledigen. Offene Zahlungen und Rückfragen sehen Sie hier.`
              : t`Sie haben keine offenen Zahlungen.`}
          </li>
        ) : (
          unpaid.map((order) => <PaymentRow key={order.tokenValue} order={order} today={today} />)
        )}
        {/* Account security comes last, and is hidden from banned customers, who cannot transfer anything anyway. */}
        {!customer.twoFactorEnabled && !isBanned(customer) && (
          <RowLink
            href={pathTo('/account/two-factor')}
            title={<Trans>Zwei-Faktor-Anmeldung einrichten</Trans>}
            detail={<Trans>Nötig für Übertragungen, etwa 2 Minuten</Trans>}
          />
        )}
      </RowList>
    </Panel>
  );
}

/** Returns true if the customer has nothing to do but pay. */
const asksNothing = (customer: Customer) =>
  customer.twoFactorEnabled && !needsMigration(customer) && reasonsOfPerson(customer).length === 0;

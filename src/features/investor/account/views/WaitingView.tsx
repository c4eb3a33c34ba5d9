import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { paymentDeadlineOf } from '#domain/order/deadlines.ts';
import { reasonsOfPerson } from '#domain/order/eligibility.ts';
import { dueOf } from '#domain/order/orderStatus.ts';
import { unpaidOf } from '#domain/order/unpaid.ts';
import { isBanned, needsMigration } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import classes from './account.module.css';

export interface WaitingViewProps {
  customer: Customer;
  /** `part`: the latest orders while the rest are still loading. */
  orders: AsyncData<Order[]> & { part: Order[] | null };
  /** True if a step of the self-disclosure is open. */
  isStepOpen: boolean;
}

/** Pending tasks. Account tasks do not wait for the orders; open payments are sorted by deadline. */
export function WaitingView({ customer, orders, isStepOpen }: WaitingViewProps) {
  const { t } = useLingui();
  const unpaid = unpaidOf(orders.part ?? []).orders;
  return (
    <Panel title={<Trans>Zu erledigen</Trans>}>
      <ul className={classes.tasks}>
        {needsMigration(customer) && (
          <Task
            title={<Trans>Daten aus dem bisherigen Portal</Trans>}
            text={
              <Trans>
                Mit Ihrer Kundennummer übernehmen wir Ihre Daten, dann müssen Sie nichts noch einmal eingeben.
              </Trans>
            }
            way={<ButtonLink size="sm" href={pathTo('/migration')}>{t`Daten übernehmen`}</ButtonLink>}
          />
        )}
        {/* The latest orders alone cannot prove that no payment is open. */}
        {orders.data === null && unpaid.length === 0 ? (
          <li>
            <Async
              read={orders}
              failed={t`Offene Zahlungen konnten nicht geladen werden.`}
              skeleton={<SkeletonBlock height="6rem" />}
            >
              {() => null}
            </Async>
          </li>
        ) : (
          <Payments orders={unpaid} asksNothingElse={!isStepOpen && asksNothing(customer)} />
        )}
        {/* Account security comes last, and is hidden from banned customers, who cannot transfer anything anyway. */}
        {!customer.twoFactorEnabled && !isBanned(customer) && (
          <Task
            title={<Trans>Die Zwei-Faktor-Anmeldung ist nicht eingerichtet</Trans>}
            text={
              <Trans>
                Ohne Zwei-Faktor-Anmeldung können Sie nichts übertragen. Die Einrichtung dauert etwa 2 Minuten.
              </Trans>
            }
            way={
              <ButtonLink size="sm" variant="secondary" href={pathTo('/account/two-factor')}>
                <Trans>Zwei-Faktor-Anmeldung einrichten</Trans>
              </ButtonLink>
            }
          />
        )}
      </ul>
    </Panel>
  );
}

/** Returns true if the customer has nothing to do but pay. */
const asksNothing = (customer: Customer) =>
  customer.twoFactorEnabled && !needsMigration(customer) && reasonsOfPerson(customer).length === 0;

function Payments({ orders, asksNothingElse }: { orders: readonly Order[]; asksNothingElse: boolean }) {
  const { t } = useLingui();
  const { longDate } = useFormat();
  const lastDay = '9999-12-31';
  const timeOf = (order: Order) => Date.parse(paymentDeadlineOf(order) ?? lastDay);
  const due = orders.toSorted((one, other) => timeOf(one) - timeOf(other));
  if (due.length === 0)
    return (
      <li className="soft">
        {asksNothingElse
          ? t`Zurzeit ist nichts zu erledigen. Offene Zahlungen und Rückfragen sehen Sie hier.`
          : t`Sie haben keine offenen Zahlungen.`}
      </li>
    );
  return due.map((order, index) => {
    const deadline = paymentDeadlineOf(order);
    const name = order.items[0]?.productName ?? order.number;
    const left = dueOf(order);
    return (
      <Task
        key={order.tokenValue}
        title={
          left === null ? (
            name
          ) : (
            <>
              {name}: <Money cents={left} />
            </>
          )
        }
        text={
          left === null ? (
            <Trans>Den offenen Betrag erfragen</Trans>
          ) : deadline === null ? (
            <Trans>Zahlung offen</Trans>
          ) : (
            <Trans>Zahlbar bis {longDate(deadline)}</Trans>
          )
        }
        way={
          <ButtonLink
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}
          >
            <Trans>Zahlung ansehen</Trans>
          </ButtonLink>
        }
      />
    );
  });
}

function Task({ title, text, way }: { title: ReactNode; text: ReactNode; way: ReactNode }) {
  return (
    <li className={classes.task}>
      <div>
        <b>{title}</b>
        <p className="soft small">{text}</p>
      </div>
      {way}
    </li>
  );
}

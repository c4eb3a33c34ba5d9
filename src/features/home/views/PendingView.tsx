import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { unpaidOf } from '#domain/order/unpaid.ts';
import { needsMoreInfo } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './home.module.css';

/** How many unpaid orders are named; all of them stand among the orders. */
const NAMED = 3;

export interface PendingViewProps {
  orders: AsyncData<Order[]>;
  customer: Customer | null;
}

/** What waits for the investor: orders to be paid, data to be given. */
export function PendingView({ orders, customer }: PendingViewProps) {
  const { t } = useLingui();
  return (
    <Panel title={<Trans>Zu erledigen</Trans>}>
      <Async
        read={orders}
        failed={t`Ob Zahlungen offen sind, konnte nicht geladen werden.`}
        skeleton={['60%', '90%', '80%', '40%'].map((width) => (
          <p key={width} className={classes.due}>
            <SkeletonLine width={width} />
          </p>
        ))}
      >
        {(all) => <Pending orders={all} asked={customer !== null && needsMoreInfo(customer)} />}
      </Async>
    </Panel>
  );
}

function Pending({ orders, asked }: { orders: Order[]; asked: boolean }) {
  const { date } = useFormat();
  const unpaid = unpaidOf(orders);
  const [only] = unpaid.orders;
  const more = unpaid.orders.length - NAMED;
  return (
    <div className="stack">
      {asked && (
        <p>
          <Trans>
            Wir brauchen noch Angaben von Ihnen. <Link href={pathTo('/contact')}>Schreiben Sie uns</Link>, dann geht es
            weiter.
          </Trans>
        </p>
      )}
      {only ? (
        <>
          <p>
            <b>
              <Plural
                value={unpaid.orders.length}
                one="Eine Zeichnung wartet auf Ihre Zahlung"
                other="# Zeichnungen warten auf Ihre Zahlung"
              />
            </b>
          </p>
          <ul>
            {unpaid.orders.slice(0, NAMED).map((order) => (
              <li key={order.tokenValue} className={classes.due}>
                <span>
                  <Link variant="strong" href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}>
                    {order.items[0]?.productName ?? order.number}
                  </Link>
                  {order.legalDocsConfirmAt && (
                    <span className="soft small nowrap">
                      {' '}
                      <Trans>vom {date(order.legalDocsConfirmAt)}</Trans>
                    </span>
                  )}
                </span>
                <Money cents={order.total} />
              </li>
            ))}
            {unpaid.orders.length > 1 && (
              <li className={classes.due} data-sum>
                <span>{more > 0 ? <Trans>Zusammen, mit {more} weiteren</Trans> : <Trans>Zusammen</Trans>}</span>
                <Money cents={unpaid.total} />
              </li>
            )}
          </ul>
          <div>
            <ButtonLink
              href={
                unpaid.orders.length === 1
                  ? pathTo('/order-details/$uuid', { uuid: only.tokenValue })
                  : pathTo('/account/orders')
              }
            >
              <Plural value={unpaid.orders.length} one="Offene Zahlung ansehen" other="Offene Zahlungen ansehen" />
            </ButtonLink>
          </div>
        </>
      ) : (
        !asked && (
          <p className="soft">
            <Trans>Zurzeit wartet nichts auf Sie. Offene Zahlungen und Rückfragen stehen hier.</Trans>
          </p>
        )
      )}
    </div>
  );
}

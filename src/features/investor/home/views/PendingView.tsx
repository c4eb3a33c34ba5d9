import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { unpaidOf } from '#domain/order/unpaid.ts';
import { isBanned, needsMoreInfo } from '#domain/person/customerStatus.ts';
import type { Customer } from '#domain/shop/customer.ts';
import type { Order } from '#domain/shop/order.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './home.module.css';

export interface PendingViewProps {
  orders: AsyncData<Order[]>;
  customer: Customer | null;
}

/** Pending tasks of the investor: orders to pay, data to provide. */
export function PendingView({ orders, customer }: PendingViewProps) {
  const { t } = useLingui();
  return (
    <Panel title={<Trans>Zu erledigen</Trans>}>
      <Async
        read={orders}
        failed={t`Offene Zahlungen konnten nicht geladen werden.`}
        skeleton={
          <div className={`stack ${classes.pending}`}>
            <p>
              <SkeletonLine width="80%" />
            </p>
            <p>
              <SkeletonLine width="95%" />
            </p>
            <SkeletonBlock height="2.75rem" />
          </div>
        }
      >
        {(all) => (
          <Pending
            orders={all}
            asked={customer !== null && needsMoreInfo(customer)}
            banned={customer !== null && isBanned(customer)}
          />
        )}
      </Async>
    </Panel>
  );
}

/** Keeps its height for any number of unpaid orders, so that the content below does not jump. */
function Pending({ orders, asked, banned }: { orders: Order[]; asked: boolean; banned: boolean }) {
  const { t } = useLingui();
  const unpaid = unpaidOf(orders);
  const [first, ...others] = unpaid.orders;
  const name = first && (first.items[0]?.productName ?? first.number);
  return (
    <div className={`stack ${classes.pending}`}>
      {asked && (
        <p>
          <Trans>
            Wir brauchen noch Angaben von Ihnen. <Link href={pathTo('/contact')}>Schreiben Sie uns</Link>, dann geht es
            weiter.
          </Trans>
        </p>
      )}
      {banned && (
        <p>
          <Trans>
            Ihr Konto ist gesperrt: Sie können zurzeit nichts zeichnen.{' '}
            <Link href={pathTo('/banned')}>Was das bedeutet</Link>
          </Trans>
        </p>
      )}
      {first ? (
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
          <p className={classes.due}>
            <span>
              {others.length === 0 ? (
                name
              ) : (
                <Trans>
                  {name} und <Plural value={others.length} one="eine weitere Zeichnung" other="# weitere Zeichnungen" />
                </Trans>
              )}
            </span>
            {unpaid.due !== null && <Money cents={unpaid.due} />}
          </p>
          <div>
            <ButtonLink
              href={
                others.length === 0
                  ? pathTo('/order-details/$uuid', { uuid: first.tokenValue })
                  : pathTo('/account/orders')
              }
            >
              <Plural value={unpaid.orders.length} one="Offene Zahlung ansehen" other="Offene Zahlungen ansehen" />
            </ButtonLink>
          </div>
        </>
      ) : (
        !asked &&
        !banned && (
          <p className="soft">{t`Zurzeit ist nichts zu erledigen. Offene Zahlungen und Rückfragen sehen Sie hier.`}</p>
        )
      )}
    </div>
  );
}

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { ExportButtons } from '#components/export/ExportButtons.tsx';
import { ExportProgress } from '#components/export/ExportProgress.tsx';
import type { ExportProps } from '#components/export/props.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { ListEnd } from '#components/list/ListEnd.tsx';
import { Money, Tokens } from '#components/money/Money.tsx';
import { OrderStateBadge } from '#components/orderState/OrderStateBadge.tsx';
import { PartRegistered } from '#components/orderState/PartRegistered.tsx';
import { PaymentAction, PaymentDue, paymentVariant } from '#components/payment/PaymentDue.tsx';
import { groupedOrders, orderGroupOf } from '#domain/order/nextStep.ts';
import { filterOrders, type OrderFilter, offeredBy, offeredFilter, subscribedBy } from '#domain/order/orderList.ts';
import { orderName } from '#domain/order/orderName.ts';
import { displayState } from '#domain/order/orderStatus.ts';
import { subscribedParts } from '#domain/order/position.ts';
import type { Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import classes from './orders.module.css';

export interface OrdersViewProps {
  read: AsyncData<Order[]>;
  /** The latest orders while the rest are loading; null before they have loaded. */
  part: Order[] | null;
  /** Number of orders that cannot be read, and are missing here. */
  unread: number;
  filter: OrderFilter;
  limit: number;
  /** Shows that many rows that match a filter; without a number, the first page. */
  onShow: (filter: OrderFilter, rows?: number) => void;
  /** Export of the matching orders, as a file or on paper. */
  exporting: ExportProps;
  today: CalendarDate;
}

const UNFILTERED: OrderFilter = { year: '', product: '', state: '' };

/**
 * `/account/orders`: the order history, 50 rows at a time (requirements 2.37 and 9.8). The latest orders appear as soon
 * as they have loaded; filters and sum cover all orders.
 */
export function OrdersView(props: OrdersViewProps) {
  const { read, part, unread, limit, onShow, exporting, today } = props;
  const { t } = useLingui();
  const orders = read.data;
  // Without orders, there is nothing to filter or to save; the only action is a retry.
  const isFailed = isMissing(read) && part === null;
  // Takes a phone 20 ms for a thousand orders: not repeated for another page.
  const offered = useMemo(() => offeredBy(orders ?? part ?? []), [orders, part]);
  const { year, product, state } = orders ? offeredFilter(props.filter, offered) : props.filter;
  const filter = { year, product, state };
  const rows = useMemo(() => {
    if (orders) return groupedOrders(filterOrders(orders, { year, product, state }));
    // Until all orders have loaded, the matching ones are unknown.
    return year || product || state || !part ? null : groupedOrders(part);
  }, [orders, part, year, product, state]);
  const exported = orders && { chosen: rows?.length ?? orders.length, all: orders.length };
  return (
    <AccountLayout current="orders">
      <PageHeader
        title={<Trans>Meine Zeichnungen</Trans>}
        actions={
          <>
            <Link variant="strong" className="wide-only" href={pathTo('/invoices')}>{t`Abrechnungen`}</Link>
            {orders?.length !== 0 && !isFailed && <ExportButtons {...exporting} rows={exported} />}
          </>
        }
      />
      <ExportProgress {...exporting} today={today} />
      {orders?.length === 0 ? (
        <Card padded={false}>
          <EmptyState
            title={t`Sie haben noch nichts gezeichnet.`}
            action={<ButtonLink href={pathTo('/search')}>{t`Produkte ansehen`}</ButtonLink>}
          />
        </Card>
      ) : (
        <>
          <Card padded={false}>
            {!isFailed && (
              <OrderFilters
                offered={offered}
                filter={filter}
                onFilter={(other) => onShow(other)}
                isDisabled={orders === null}
              />
            )}
            {!isMissing(read) && <Sum rows={orders && rows} />}
            {unread > 0 && (
              <p className={classes.sum}>
                <Trans>
                  <Plural
                    value={unread}
                    one="Eine Zeichnung können wir nicht anzeigen. Sie fehlt hier, in der Summe und in der Datei."
                    other="# Zeichnungen können wir nicht anzeigen. Sie fehlen hier, in der Summe und in der Datei."
                  />{' '}
                  <Link href={pathTo('/contact')}>Schreiben Sie uns</Link>, dann klären wir das.
                </Trans>
              </p>
            )}
            <List rows={rows} limit={limit} read={read} today={today} onAll={() => onShow(UNFILTERED)} />
          </Card>
          {rows !== null && rows.length > 0 && (
            <>
              <ListEnd read={read} limit={limit} count={rows.length} onMore={(more) => onShow(props.filter, more)} />
              <ExportButtons {...exporting} rows={exported} isAtEnd />
            </>
          )}
        </>
      )}
    </AccountLayout>
  );
}

/**
 * Sum of the matching orders and its parts (requirement 2.50); null until all have loaded. `memo`: another page does
 * not add up a thousand orders again.
 */
const Sum = memo(function Sum({ rows }: { rows: Order[] | null }) {
  const { t } = useLingui();
  const all = rows && subscribedBy(rows);
  const parts = rows && subscribedParts(rows);
  const terms = {
    registered: t`Eingetragen`,
    paid: t`Bezahlt, wird eingetragen`,
    reserved: t`Betrag reserviert`,
    open: t`Zahlung offen`,
    processing: t`In Bearbeitung`,
  };
  return (
    <div className={`stack ${classes.sum}`} data-gap="sm">
      <p>
        {all === null ? (
          <SkeletonLine width="12rem" />
        ) : (
          <Trans>
            Gezeichnet: <Money cents={all} />
          </Trans>
        )}
      </p>
      {all !== 0 && (
        <DescriptionList
          variant="stacked"
          items={(['registered', 'paid', 'reserved', 'open', 'processing'] as const)
            .filter((part) => part !== 'processing' || (parts && parts.processing > 0))
            .map((part) => ({
              term: terms[part],
              value: parts ? <Money cents={parts[part]} /> : <SkeletonLine width="4rem" />,
            }))}
        />
      )}
      <p className="soft small">{t`Stornierte, widerrufene und erstattete Zeichnungen zählen nicht mit.`}</p>
    </div>
  );
});

interface ListProps {
  /** Null while the matching orders are unknown. */
  rows: Order[] | null;
  limit: number;
  read: AsyncData<Order[]>;
  today: CalendarDate;
  onAll: () => void;
}

function List({ rows, limit, read: { failure, onRetry }, today, onAll }: ListProps) {
  const { t } = useLingui();
  const columns = useColumns(today);
  const headings = { toPay: t`Zu bezahlen`, running: t`In Bearbeitung`, done: t`Abgeschlossen` };
  if (rows === null && failure)
    return <LoadFailed title={t`Ihre Zeichnungen konnten nicht geladen werden.`} failure={failure} onRetry={onRetry} />;
  if (rows?.length === 0)
    return (
      <EmptyState
        title={t`Zu dieser Auswahl gibt es keine Zeichnung.`}
        action={<Button variant="secondary" onPress={onAll}>{t`Alle Zeichnungen anzeigen`}</Button>}
      />
    );
  return (
    <DataTable
      caption={t`Zeichnungen`}
      captionHidden
      loadingLabel={t`Wird geladen`}
      rows={rows?.slice(0, limit)}
      placeholders={5}
      rowKey={({ tokenValue }) => tokenValue}
      groupOf={(order) => headings[orderGroupOf(order)]}
      columns={columns}
    />
  );
}

/** True if the row has a button to the payment (requirement 4.15). */
const isToPay = (order: Order) => displayState(order) === 'awaitingPayment' || orderGroupOf(order) === 'toPay';

/** Returns the same columns until the language changes, so that a list of hundreds renders only the added rows. */
function useColumns(today: CalendarDate): Column<Order>[] {
  const { t } = useLingui();
  const { date } = useFormat();
  return useMemo(
    () => [
      {
        key: 'token',
        header: t`Token`,
        rowHeader: true,
        cell: (order) => (
          <Link href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}>{orderName(order)}</Link>
        ),
      },
      { key: 'number', header: t`Nummer`, cell: (order) => order.number ?? '–' },
      {
        key: 'date',
        header: t`Datum`,
        phone: 'detail',
        cell: (order) => {
          const day = order.legalDocsConfirmAt ? <span className="nowrap">{date(order.legalDocsConfirmAt)}</span> : '–';
          // On phones, the payment deadline has its place.
          return isToPay(order) ? <span className="wide-only">{day}</span> : day;
        },
      },
      {
        key: 'quantity',
        header: t`Stückzahl`,
        align: 'end',
        cell: ({ items }) => <Tokens count={items[0]?.quantity ?? 0} />,
      },
      {
        key: 'total',
        header: t`Betrag`,
        phone: 'amount',
        align: 'end',
        cell: (order) => <Money cents={order.total} />,
      },
      {
        key: 'state',
        header: t`Status`,
        phone: 'status',
        cell: (order) => {
          if (!isToPay(order))
            return (
              <>
                <OrderStateBadge order={order} />
                <PartRegistered order={order} />
              </>
            );
          return (
            <div className={classes.toPay}>
              <span className={displayState(order) === 'partlyPaid' ? undefined : 'print-only'}>
                <OrderStateBadge order={order} />
              </span>
              <span className="small">
                <PaymentDue order={order} today={today} />
              </span>
              <ButtonLink
                className="no-print"
                size="sm"
                variant={paymentVariant(order)}
                href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}
              >
                <PaymentAction order={order} />
              </ButtonLink>
            </div>
          );
        },
      },
    ],
    [t, date, today],
  );
}

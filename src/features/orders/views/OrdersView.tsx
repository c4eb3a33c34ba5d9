import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { ExportButtons } from '#components/export/ExportButtons.tsx';
import { ExportProgress } from '#components/export/ExportProgress.tsx';
import type { ExportProps } from '#components/export/props.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { Money, Tokens } from '#components/money/Money.tsx';
import { OrderStateBadge } from '#components/orderState/OrderStateBadge.tsx';
import { displayState } from '#domain/order/orderStatus.ts';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Card } from '#ui/Card.tsx';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export interface OrdersViewProps {
  /** Undefined while the first page is on its way. */
  orders: Order[] | undefined;
  /** As the shop counts them; null while that is not known. */
  total: number | null;
  failure: Failure | null;
  loadingMore: boolean;
  /** Whether there may be more. */
  growable: boolean;
  /** Whether there are more than a list can show. */
  full: boolean;
  onMore: () => void;
  onRetry: () => void;
  /** All of it, as a file or on paper. */
  exporting: ExportProps;
  today: CalendarDate;
}

/** `/account/orders`: the subscription history, 50 on a page (spec sections 2 and 9). */
export function OrdersView(props: OrdersViewProps) {
  const { orders, total, failure, loadingMore, growable, full, onMore, onRetry, exporting, today } = props;
  const { t } = useLingui();
  const { number } = useFormat();
  const columns = useColumns();
  const isEmpty = orders?.length === 0 && !failure;
  return (
    <AccountLayout current="orders">
      <PageHeader
        title={<Trans>Meine Zeichnungen</Trans>}
        lede={<Trans>Alles, was Sie gezeichnet haben, mit seinem Status.</Trans>}
        actions={
          <>
            <Link variant="strong" href={pathTo('/invoices')}>
              <Trans>Abrechnungen</Trans>
            </Link>
            {!isEmpty && <ExportButtons {...exporting} />}
          </>
        }
      />
      <ExportProgress {...exporting} today={today} />
      <Card padded={false}>
        {isEmpty ? (
          <EmptyState
            title={t`Sie haben noch nichts gezeichnet.`}
            action={
              <ButtonLink href={pathTo('/search')}>
                <Trans>Produkte ansehen</Trans>
              </ButtonLink>
            }
          />
        ) : orders?.length === 0 && failure ? (
          <LoadFailed title={t`Ihre Zeichnungen konnten nicht geladen werden.`} failure={failure} onRetry={onRetry} />
        ) : (
          <DataTable
            caption={t`Zeichnungen`}
            captionHidden
            loadingLabel={t`Wird geladen`}
            rows={orders}
            placeholders={5}
            rowKey={({ tokenValue }) => tokenValue}
            columns={columns}
          />
        )}
      </Card>
      {orders !== undefined && orders.length > 0 && (
        <>
          {failure && (
            <LoadFailed
              title={t`Weitere Zeichnungen konnten nicht geladen werden.`}
              failure={failure}
              onRetry={onRetry}
            />
          )}
          <LoadMore
            shown={
              full
                ? t`Mehr als ${number(orders.length)} Zeichnungen zeigen wir hier nicht. In der CSV-Datei stehen alle.`
                : t`${number(orders.length)} von ${number(total ?? orders.length)}`
            }
            more={
              growable
                ? { label: t`Mehr laden`, busyLabel: t`Wird geladen`, busy: loadingMore, onPress: onMore }
                : undefined
            }
          />
        </>
      )}
    </AccountLayout>
  );
}

/** The same until the language changes, so that a list of hundreds renders only the rows that were added. */
function useColumns(): Column<Order>[] {
  const { t } = useLingui();
  const { date } = useFormat();
  return useMemo(
    () => [
      {
        key: 'token',
        header: t`Token`,
        rowHeader: true,
        cell: (order) => (
          <Link href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}>
            {order.items[0]?.productName ?? order.tokenValue}
          </Link>
        ),
      },
      { key: 'number', header: t`Nummer`, cell: (order) => order.number ?? '–' },
      { key: 'date', header: t`Datum`, cell: ({ legalDocsConfirmAt: at }) => (at ? date(at) : '–') },
      {
        key: 'quantity',
        header: t`Stückzahl`,
        align: 'end',
        cell: ({ items }) => <Tokens count={items[0]?.quantity ?? 0} />,
      },
      { key: 'total', header: t`Betrag`, align: 'end', cell: (order) => <Money cents={order.total} /> },
      {
        key: 'state',
        header: t`Status`,
        // Spec section 4, order list display: what awaits its payment has a button to its details.
        cell: (order) => {
          const state = displayState(order);
          if (state !== 'awaitingPayment' && state !== 'partlyPaid') return <OrderStateBadge order={order} />;
          return (
            <div className="cluster">
              {state === 'partlyPaid' && <OrderStateBadge order={order} />}
              <ButtonLink
                size="sm"
                variant="secondary"
                href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}
              >
                {order.bankTransfer ? <Trans>Überweisungsdaten ansehen</Trans> : <Trans>Jetzt bezahlen</Trans>}
              </ButtonLink>
            </div>
          );
        },
      },
    ],
    [t, date],
  );
}

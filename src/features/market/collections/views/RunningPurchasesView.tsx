import { Trans, useLingui } from '@lingui/react/macro';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { OrderStateBadge } from '#components/orderState/OrderStateBadge.tsx';
import { orderName } from '#domain/order/orderName.ts';
import { awaitedTransferOf, isPaid } from '#domain/order/orderStatus.ts';
import { canRetryPayment } from '#domain/order/payment.ts';
import { isRunning } from '#domain/order/running.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';

/** Purchases whose work is not delivered yet, each with its state and next step; renders nothing if there are none. */
export function RunningPurchasesView({ orders }: { orders: AsyncData<Order[]> }) {
  const { t } = useLingui();
  const running = orders.data?.filter(isRunning) ?? [];
  if (isMissing(orders)) {
    const failed = t`Ihre laufenden Käufe konnten nicht geladen werden.`;
    return <LoadFailed title={failed} failure={orders.failure} onRetry={orders.onRetry} />;
  }
  return running.length > 0 && <Purchases running={running} />;
}

function Purchases({ running }: { running: Order[] }) {
  const { t } = useLingui();
  const { date } = useFormat();
  return (
    <Panel title={<Trans>Laufende Käufe</Trans>} flush>
      <DataTable
        caption={t`Laufende Käufe`}
        captionHidden
        loadingLabel={t`Wird geladen`}
        rows={running}
        rowKey={({ tokenValue }) => tokenValue}
        columns={[
          { key: 'work', header: t`Werk`, rowHeader: true, cell: (order) => <bdi>{orderName(order)}</bdi> },
          {
            key: 'date',
            header: t`Datum`,
            phone: 'detail',
            cell: ({ legalDocsConfirmAt: at }) => (at ? date(at) : '–'),
          },
          {
            key: 'total',
            header: t`Betrag`,
            phone: 'amount',
            cell: ({ total }) => <Money cents={total} />,
            align: 'end',
          },
          { key: 'state', header: t`Status`, phone: 'detail', cell: (order) => <State order={order} /> },
          {
            key: 'way',
            header: t`Weiter`,
            phone: 'status',
            headerHidden: true,
            align: 'end',
            cell: (order) => (
              <Link
                variant="strong"
                href={pathTo('/thank-you-for-offline-payment', undefined, { token: order.tokenValue })}
              >
                <Way order={order} />
                <span className="visually-hidden">: {orderName(order)}</span>
              </Link>
            ),
          },
        ]}
      />
    </Panel>
  );
}

/** Keeps its children in a single box, since phones lay out the children of a table cell apart. */
function State({ order }: { order: Order }) {
  const { t } = useLingui();
  return (
    <span>
      <OrderStateBadge order={order} /> {isPaid(order) && <span className="soft small">{t`wird übertragen`}</span>}
    </span>
  );
}

function Way({ order }: { order: Order }) {
  if (awaitedTransferOf(order)) return <Trans>Zu den Überweisungsdaten</Trans>;
  return canRetryPayment(order) ? <Trans>Jetzt bezahlen</Trans> : <Trans>Zum Kauf</Trans>;
}

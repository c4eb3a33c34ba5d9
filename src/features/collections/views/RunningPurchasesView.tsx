import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { OrderStateBadge } from '#components/orderState/OrderStateBadge.tsx';
import { awaitedTransferOf, isPaid } from '#domain/order/orderStatus.ts';
import { canRetryPayment } from '#domain/order/payment.ts';
import { isRunning } from '#domain/order/running.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SkeletonLine } from '#ui/Skeleton.tsx';

/** Purchases whose work is still to come, each with its state and the way on. */
export function RunningPurchasesView({ orders }: { orders: AsyncData<Order[]> }) {
  const { t } = useLingui();
  return (
    <Async
      read={orders}
      failed={t`Ihre laufenden Käufe konnten nicht geladen werden.`}
      skeleton={
        <p className="small">
          <SkeletonLine width="9rem" />
        </p>
      }
    >
      {(all) => {
        const running = all.filter(isRunning);
        // As high as its placeholder: where there is nothing, the works beneath stay where they are.
        return running.length === 0 ? (
          <p className="soft small">
            <Trans>Zurzeit läuft kein Kauf.</Trans>
          </p>
        ) : (
          <Purchases running={running} />
        );
      }}
    </Async>
  );
}

function Purchases({ running }: { running: Order[] }) {
  const { t } = useLingui();
  const { date } = useFormat();
  const nameOf = ({ items, number, tokenValue }: Order) => items[0]?.productName ?? number ?? tokenValue;
  return (
    <Panel title={<Trans>Laufende Käufe</Trans>} flush>
      <DataTable
        caption={t`Laufende Käufe`}
        captionHidden
        loadingLabel={t`Wird geladen`}
        rows={running}
        rowKey={({ tokenValue }) => tokenValue}
        columns={[
          { key: 'work', header: t`Werk`, rowHeader: true, cell: (order) => <bdi>{nameOf(order)}</bdi> },
          { key: 'date', header: t`Datum`, cell: ({ legalDocsConfirmAt: at }) => (at ? date(at) : '–') },
          { key: 'total', header: t`Betrag`, cell: ({ total }) => <Money cents={total} />, align: 'end' },
          { key: 'state', header: t`Status`, cell: (order) => <State order={order} /> },
          {
            key: 'way',
            header: t`Weiter`,
            headerHidden: true,
            align: 'end',
            cell: (order) => (
              <Link
                variant="strong"
                href={pathTo('/thank-you-for-offline-payment', undefined, { token: order.tokenValue })}
              >
                <Way order={order} />
                <span className="visually-hidden">: {nameOf(order)}</span>
              </Link>
            ),
          },
        ]}
      />
    </Panel>
  );
}

/** In one box, since on phones what is in a cell stands apart. */
function State({ order }: { order: Order }) {
  return (
    <span>
      <OrderStateBadge order={order} />{' '}
      {isPaid(order) && (
        <span className="soft small">
          <Trans>wird übertragen</Trans>
        </span>
      )}
    </span>
  );
}

function Way({ order }: { order: Order }) {
  if (awaitedTransferOf(order)) return <Trans>Zu den Überweisungsdaten</Trans>;
  return canRetryPayment(order) ? <Trans>Jetzt bezahlen</Trans> : <Trans>Zum Kauf</Trans>;
}

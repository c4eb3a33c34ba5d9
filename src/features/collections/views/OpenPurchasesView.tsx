import { Trans, useLingui } from '@lingui/react/macro';
import { type AsyncData, isMissing } from '#components/async/Async.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { OrderStateBadge } from '#components/orderState/OrderStateBadge.tsx';
import { awaitedTransferOf, isUnpaid } from '#domain/order/orderStatus.ts';
import { canRetryPayment } from '#domain/order/payment.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';

/** Purchases that wait for their payment, each with the way on; nothing where there is none. */
export function OpenPurchasesView({ orders }: { orders: AsyncData<Order[]> }) {
  const { t } = useLingui();
  const { date } = useFormat();
  if (isMissing(orders))
    return (
      <LoadFailed
        title={t`Ihre offenen Käufe konnten nicht geladen werden.`}
        failure={orders.failure}
        onRetry={orders.onRetry}
      />
    );
  const open = orders.data?.filter(isUnpaid) ?? [];
  if (open.length === 0) return null;
  const nameOf = ({ items, number, tokenValue }: Order) => items[0]?.productName ?? number ?? tokenValue;
  return (
    <Panel title={<Trans>Offene Käufe</Trans>} flush>
      <DataTable
        caption={t`Offene Käufe`}
        captionHidden
        loadingLabel={t`Wird geladen`}
        rows={open}
        rowKey={({ tokenValue }) => tokenValue}
        columns={[
          { key: 'work', header: t`Werk`, rowHeader: true, cell: (order) => <bdi>{nameOf(order)}</bdi> },
          { key: 'date', header: t`Datum`, cell: ({ legalDocsConfirmAt: at }) => (at ? date(at) : '–') },
          { key: 'total', header: t`Betrag`, cell: ({ total }) => <Money cents={total} />, align: 'end' },
          { key: 'state', header: t`Status`, cell: (order) => <OrderStateBadge order={order} /> },
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

function Way({ order }: { order: Order }) {
  if (awaitedTransferOf(order)) return <Trans>Zu den Überweisungsdaten</Trans>;
  return canRetryPayment(order) ? <Trans>Jetzt bezahlen</Trans> : <Trans>Zum Kauf</Trans>;
}

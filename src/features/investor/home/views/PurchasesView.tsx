import { Trans, useLingui } from '@lingui/react/macro';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { pathTo } from '#components/links/pathTo.ts';
import { Money, Tokens } from '#components/money/Money.tsx';
import { OrderStateBadge } from '#components/orderState/OrderStateBadge.tsx';
import { PartRegistered } from '#components/orderState/PartRegistered.tsx';
import { orderName } from '#domain/order/orderName.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { Panel } from '#ui/Panel.tsx';
import classes from './home.module.css';

/** Number of purchases on the home page; the account lists all. */
const SHOWN = 5;

export interface PurchasesViewProps {
  portfolio: AsyncData<{ purchases: Order[] }>;
  /** True if there may be orders that are not purchases yet because they are unpaid. */
  hasOrdered: boolean;
}

/** The purchases table (requirement 2.5): the orders that were paid. */
export function PurchasesView({ portfolio, hasOrdered }: PurchasesViewProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const table = (rows: Order[] | undefined) => (
    <DataTable
      caption={t`Meine Zeichnungen`}
      captionHidden
      loadingLabel={t`Wird geladen`}
      rows={rows}
      rowKey={({ tokenValue }) => tokenValue}
      columns={[
        {
          key: 'token',
          header: t`Token`,
          rowHeader: true,
          cell: (order) => (
            <Link href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}>{orderName(order)}</Link>
          ),
        },
        {
          key: 'date',
          header: t`Datum`,
          phone: 'detail',
          cell: ({ legalDocsConfirmAt: at }) => <span className="nowrap">{at ? date(at) : '–'}</span>,
        },
        {
          key: 'quantity',
          header: t`Stückzahl`,
          cell: ({ items }) => <Tokens count={items[0]?.quantity ?? 0} />,
          align: 'end',
        },
        {
          key: 'total',
          header: t`Betrag`,
          phone: 'amount',
          cell: ({ total }) => <Money cents={total} />,
          align: 'end',
        },
        {
          key: 'state',
          header: t`Status`,
          phone: 'status',
          cell: (order) => (
            <>
              <OrderStateBadge order={order} />
              <PartRegistered order={order} />
            </>
          ),
        },
      ]}
    />
  );
  return (
    <Panel
      title={<Trans>Meine Zeichnungen</Trans>}
      flush
      action={<Link variant="strong" href={pathTo('/account/orders')}>{t`Alle anzeigen`}</Link>}
    >
      <Async read={portfolio} failed={t`Ihre Zeichnungen konnten nicht geladen werden.`} skeleton={table(undefined)}>
        {({ purchases }) =>
          purchases.length > 0 ? (
            <div className={classes.purchases}>{table(purchases.slice(0, SHOWN))}</div>
          ) : (
            <EmptyState
              title={
                hasOrdered
                  ? t`Hier stehen Ihre Zeichnungen, sobald sie bezahlt sind.`
                  : t`Sie haben noch nichts gezeichnet.`
              }
              action={
                hasOrdered ? (
                  <ButtonLink href={pathTo('/account/orders')} variant="secondary">{t`Alle Zeichnungen`}</ButtonLink>
                ) : (
                  <ButtonLink href={pathTo('/search')} variant="secondary">{t`Produkte ansehen`}</ButtonLink>
                )
              }
            />
          )
        }
      </Async>
    </Panel>
  );
}

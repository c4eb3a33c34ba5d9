import { Trans, useLingui } from '@lingui/react/macro';
import type { AsyncData } from '#components/async/Async.tsx';
import { LoadFailed } from '#components/async/LoadFailed.tsx';
import type { Sale } from '#domain/item/sale.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { Panel } from '#ui/Panel.tsx';

/** Sales of a work, with fee and payout of each; renders nothing before the first sale. */
export function SalesView({ read }: { read: AsyncData<{ member: Sale[]; totalItems: number } | null> }) {
  const { t } = useLingui();
  const { money, longDate } = useFormat();
  const { data, failure, loading, onRetry } = read;
  if (data === null && failure && !loading)
    return <LoadFailed title={t`Ihre Verkäufe konnten nicht geladen werden.`} failure={failure} onRetry={onRetry} />;
  if (data === null || data.member.length === 0) return null;
  const left = data.totalItems - data.member.length;
  const columns: Column<Sale>[] = [
    {
      key: 'soldAt',
      header: t`Bestellt am`,
      rowHeader: true,
      cell: ({ soldAt }) => (soldAt === null ? '–' : longDate(soldAt)),
    },
    { key: 'price', header: t`Preis`, phone: 'labelled', align: 'end', cell: ({ price }) => money(price) },
    { key: 'fee', header: t`Gebühr`, phone: 'labelled', align: 'end', cell: ({ fee }) => money(fee) },
    { key: 'payout', header: t`Auszahlung`, phone: 'amount', align: 'end', cell: ({ payout }) => money(payout) },
    { key: 'state', header: t`Status`, phone: 'status', cell: (sale) => <SaleState of={sale} /> },
  ];
  return (
    <Panel title={<Trans>Verkäufe</Trans>} flush={left <= 0}>
      <div className="stack" data-gap="sm">
        <DataTable
          caption={t`Verkäufe`}
          captionHidden
          columns={columns}
          rows={data.member}
          rowKey={({ id }) => id}
          loadingLabel={t`Wird geladen`}
        />
        {left > 0 && (
          <p className="soft small">
            <Trans>
              Gezeigt sind die letzten {data.member.length} von {data.totalItems} Verkäufen.
            </Trans>
          </p>
        )}
      </div>
    </Panel>
  );
}

function SaleState({ of: { status, paymentStatus, transactionStatus } }: { of: Sale }) {
  if (paymentStatus === 'refunded') return <Trans>erstattet, keine Auszahlung</Trans>;
  if (status === 'cancelled') return <Trans>storniert, keine Auszahlung</Trans>;
  if (transactionStatus === 'minted') return <Trans>abgeschlossen</Trans>;
  if (paymentStatus === 'paid' || paymentStatus === 'authorized') return <Trans>bezahlt</Trans>;
  return <Trans>wartet auf Zahlung</Trans>;
}

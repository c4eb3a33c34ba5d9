import { Trans, useLingui } from '@lingui/react/macro';
import { ListEnd } from '#components/list/ListEnd.tsx';
import { Money } from '#components/money/Money.tsx';
import { grossOf, taxOf } from '#domain/money/interestSums.ts';
import type { YearOfPayouts } from '#domain/money/payouts.ts';
import type { Payout } from '#domain/shop/customer.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';

export interface PaymentsPartProps {
  /** Null for all years. */
  year: number | null;
  of: YearOfPayouts;
  limit: number;
  onMore: (rows: number) => void;
}

/** Payments of a year, latest first. */
export function PaymentsPart({ year, of: { paid, expected }, limit, onMore }: PaymentsPartProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const rows = [...expected.toReversed(), ...paid];
  const title = year === null ? t`Alle Zahlungen` : t`Alle Zahlungen ${year}`;
  const hasNames = rows.some(({ productName, productCode }) => (productName ?? productCode) !== null);
  const isTold = rows.some(({ withheld }) => withheld !== null);
  const shownIfTaxKnown = (payout: Payout, cents: number) => (payout.withheld ? <Money cents={cents} /> : '–');
  const taxes: Column<Payout>[] = [
    {
      key: 'gross',
      header: t`Zinsen`,
      align: 'end',
      cell: (payout) => shownIfTaxKnown(payout, grossOf(payout)),
    },
    {
      key: 'tax',
      header: t`Einbehaltene Steuern`,
      align: 'end',
      cell: (payout) => shownIfTaxKnown(payout, taxOf(payout) ?? 0),
    },
  ];
  return (
    <Panel title={title} flush>
      {rows.length === 0 ? (
        <EmptyState title={t`Für dieses Jahr gibt es keine Zahlungen.`} />
      ) : (
        <>
          <DataTable
            caption={title}
            captionHidden
            loadingLabel={t`Wird geladen`}
            rows={rows.slice(0, limit)}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'product',
                header: hasNames ? t`Wertpapier` : t`Zahlung`,
                rowHeader: true,
                cell: ({ productName, productCode }) => productName ?? productCode ?? t`Zinsen`,
              },
              { key: 'date', header: t`Fällig am`, phone: 'detail', cell: ({ payoutDate }) => date(payoutDate) },
              {
                key: 'state',
                header: t`Status`,
                phone: 'status',
                cell: (payout) =>
                  expected.includes(payout) ? <Badge tone="neutral">{t`Erwartet`}</Badge> : <Trans>Ausgezahlt</Trans>,
              },
              ...(isTold ? taxes : []),
              {
                key: 'amount',
                header: t`Auszahlung`,
                phone: 'amount',
                align: 'end',
                cell: ({ amount }) => <Money cents={amount} />,
              },
            ]}
          />
          <ListEnd count={rows.length} limit={limit} onMore={onMore} />
        </>
      )}
    </Panel>
  );
}

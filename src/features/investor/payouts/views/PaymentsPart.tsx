import { useLingui } from '@lingui/react/macro';
import { ListEnd } from '#components/list/ListEnd.tsx';
import { Money } from '#components/money/Money.tsx';
import { grossOf, taxOf } from '#domain/money/interestSums.ts';
import type { YearOfPayouts } from '#domain/money/payouts.ts';
import type { Payout } from '#domain/shop/customer.ts';
import { useFormat } from '#i18n/useFormat.ts';
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

/** Payments of a year: expected ones, the next one first, then those paid out, the latest first. */
export function PaymentsPart({ year, of: { paid, expected }, limit, onMore }: PaymentsPartProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const rows = [...expected, ...paid];
  const title = year === null ? t`Alle Zahlungen` : t`Alle Zahlungen ${year}`;
  const hasNames = rows.some(({ productName, productCode }) => (productName ?? productCode) !== null);
  const isTold = rows.some(({ withheld }) => withheld !== null);
  const taxes: Column<Payout>[] = [
    {
      key: 'gross',
      header: t`Zinsen`,
      align: 'end',
      phone: 'detail',
      cell: (payout) => payout.withheld && <Money cents={grossOf(payout)} />,
    },
    {
      key: 'tax',
      header: t`Steuern`,
      align: 'end',
      phone: 'minus',
      cell: (payout) => {
        const tax = taxOf(payout);
        if (tax !== null) return <Money cents={tax} />;
        return (
          <span className="soft">
            {expected.includes(payout) ? t({ message: 'noch offen', context: 'tax' }) : t`nicht gemeldet`}
          </span>
        );
      },
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
            groupOf={(payout) => (expected.includes(payout) ? t`Erwartet` : t`Ausgezahlt`)}
            columns={[
              {
                key: 'product',
                header: hasNames ? t`Wertpapier` : t`Zahlung`,
                rowHeader: true,
                cell: ({ productName, productCode }) => productName ?? productCode ?? t`Zinsen`,
              },
              {
                key: 'date',
                header: t`Fällig am`,
                phone: 'detail',
                cell: ({ payoutDate }) => <span className="nowrap">{date(payoutDate)}</span>,
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

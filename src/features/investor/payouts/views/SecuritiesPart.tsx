import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '#components/money/Money.tsx';
import { byPayer, type InterestSums, sumsOf } from '#domain/money/interestSums.ts';
import type { YearOfPayouts } from '#domain/money/payouts.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { FoldedPanel } from '#ui/FoldedPanel.tsx';
import classes from './payouts.module.css';

interface Line {
  key: string;
  name: ReactNode;
  sums: InterestSums;
  /** Says if the tax on some of the payments, or on all of them, is unknown. */
  remark?: string | undefined;
}

/** Interest of each security in a year, or in all years, before and after tax, as a tax return requires. */
export function SecuritiesPart({ year, of: { paid } }: { year: number | null; of: YearOfPayouts }) {
  const { t } = useLingui();
  const { number } = useFormat();
  if (paid.length === 0) return null;
  const payers = byPayer(paid);
  const hasNames = payers.some(({ code, name }) => (code ?? name) !== null);
  const ofYear = year === null ? t`Zinsen` : t`Zinsen ${year}`;
  const bySecurity = year === null ? t`Zinsen je Wertpapier` : t`Zinsen ${year} je Wertpapier`;
  const title = hasNames ? bySecurity : ofYear;
  const whole = sumsOf(paid);
  const remarks = { all: undefined, some: t`Steuern nur teilweise gemeldet`, none: t`Steuern nicht gemeldet` };
  const lines: Line[] = payers.map(({ code, name, payouts }) => {
    const sums = sumsOf(payouts);
    return {
      key: code ?? '',
      name: name ?? code ?? (hasNames ? t`Zinsen` : (year ?? t`Alle Jahre`)),
      sums,
      remark: whole.taxTold === 'some' ? remarks[sums.taxTold] : undefined,
    };
  });
  // Taxes are summed as far as they are known; interest before tax of a part would be less than the amount paid out.
  const tax = (label: string, of: 'gross' | 'capitalGains' | 'solidarity' | 'church') => ({
    key: of,
    header: label,
    phone: 'labelled' as const,
    align: 'end' as const,
    cell: ({ sums }: Line) =>
      sums.taxTold === 'all' || (sums.taxTold === 'some' && of !== 'gross') ? (
        <Money cents={sums[of]} />
      ) : (
        // The row's name says that the tax is not known; a sum with a gap is not a sum.
        sums.taxTold === 'some' && <span className="soft">{t`unvollständig`}</span>
      ),
  });
  const nameOf = ({ name, remark }: Line) => (
    <>
      {name}
      {remark && <span className={`soft small ${classes.remark}`}>{remark}</span>}
    </>
  );
  return (
    <FoldedPanel title={title}>
      <DataTable
        caption={title}
        captionHidden
        loadingLabel={t`Wird geladen`}
        rows={
          lines.length > 1
            ? [
                ...lines,
                {
                  key: ' ',
                  name: <b>{t`Summe`}</b>,
                  sums: whole,
                  remark: whole.taxTold === 'some' ? t`Steuern, soweit gemeldet` : undefined,
                },
              ]
            : lines
        }
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', header: hasNames ? t`Wertpapier` : t`Zeitraum`, rowHeader: true, cell: nameOf },
          {
            key: 'count',
            header: t`Zahlungen`,
            phone: 'labelled',
            align: 'end',
            cell: ({ sums }) => number(sums.count),
          },
          ...(whole.taxTold !== 'none'
            ? [
                tax(t`Zinsen`, 'gross'),
                tax(t`Kapitalertragsteuer`, 'capitalGains'),
                tax(t`Solidaritätszuschlag`, 'solidarity'),
                ...(whole.church > 0 ? [tax(t`Kirchensteuer`, 'church')] : []),
              ]
            : []),
          {
            key: 'net',
            header: t`Ausgezahlt`,
            phone: 'amount',
            align: 'end',
            cell: ({ sums }) => <Money cents={sums.net} />,
          },
        ]}
      />
      {!hasNames && (
        <p className="soft panel-note">{t`Die Zuordnung der Zahlungen zu Wertpapieren können wir hier nicht anzeigen.`}</p>
      )}
    </FoldedPanel>
  );
}

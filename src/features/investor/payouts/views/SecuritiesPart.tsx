import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Money } from '#components/money/Money.tsx';
import { byPayer, type InterestSums, sumsOf } from '#domain/money/interestSums.ts';
import type { YearOfPayouts } from '#domain/money/payouts.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Panel } from '#ui/Panel.tsx';

interface Line {
  key: string;
  name: ReactNode;
  sums: InterestSums;
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
  const lines: Line[] = payers.map(({ code, name, payouts }) => ({
    key: code ?? '',
    name: name ?? code ?? (hasNames ? t`Zinsen` : (year ?? t`Alle Jahre`)),
    sums: sumsOf(payouts),
  }));
  const whole = sumsOf(paid);
  const tax = (label: string, of: 'grossIfTaxKnown' | 'capitalGains' | 'solidarity' | 'church') => ({
    key: of,
    header: label,
    phone: 'labelled' as const,
    align: 'end' as const,
    cell: ({ sums }: Line) =>
      sums.taxTold === 'none' ? <span className="wide-only">–</span> : <Money cents={sums[of]} />,
  });
  return (
    <Panel title={title} flush>
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
                  name: whole.taxTold === 'some' ? <Trans>Summe, soweit bekannt</Trans> : <Trans>Summe</Trans>,
                  sums: whole,
                },
              ]
            : lines
        }
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', header: hasNames ? t`Wertpapier` : t`Zeitraum`, rowHeader: true, cell: ({ name }) => name },
          {
            key: 'count',
            header: t`Zahlungen`,
            phone: 'labelled',
            align: 'end',
            cell: ({ sums }) => number(sums.count),
          },
          ...(whole.taxTold !== 'none'
            ? [
                tax(t`Zinsen`, 'grossIfTaxKnown'),
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
      {whole.taxTold !== 'all' && (
        <p className="soft panel-note">
          {whole.taxTold === 'some' ? (
            <Trans>
              Nicht zu allen Zahlungen liegen uns Angaben zu einbehaltenen Steuern vor. Die Summen der Zinsen und
              Steuern enthalten nur bekannte Beträge; „Ausgezahlt“ ist vollständig.
            </Trans>
          ) : (
            <Trans>Zu einbehaltenen Steuern liegen uns für diese Zahlungen keine Angaben vor.</Trans>
          )}
        </p>
      )}
    </Panel>
  );
}

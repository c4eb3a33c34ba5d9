import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { MaskedAmounts } from '#components/money/masked.ts';
import { byPayer, sumsOf } from '#domain/money/interestSums.ts';
import { sumsOfMonths, sumsPerPeriod, type YearOfPayouts } from '#domain/money/payouts.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { BarChart } from '#ui/BarChart.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { Link } from '#ui/Link.tsx';
import classes from './payouts.module.css';

export interface YearPartProps {
  /** Payouts of all years. */
  payouts: Payout[];
  /** Null for all years together. */
  year: number | null;
  of: YearOfPayouts;
  today: CalendarDate;
  /** Name of the security that the payouts belong to; null for all securities. */
  name: string | null;
}

/**
 * Sum of the year, payouts still expected, and the year's months side by side, each by security; for all years, the
 * years.
 */
export function YearPart({ payouts, year, of, today, name }: YearPartProps) {
  const { t } = useLingui();
  const { money, number, dayAndMonth, longDate } = useFormat();
  const masked = useContext(MaskedAmounts);
  const { paid, expected, received, outstanding } = of;
  const all = paid.length + expected.length;
  const periods = year === null ? sumsPerPeriod(payouts, 'year', today) : sumsOfMonths(payouts, year, today);
  const payers = byPayer(paid).map(({ code, name: payer, payouts: own }) => ({
    name: payer ?? code ?? t`Zinsen`,
    sums: new Map(sumsPerPeriod(own, year === null ? 'year' : 'month', today).map((sum) => [sum.period, sum.paid])),
  }));
  const isStacked = payers.length > 1;
  const { taxTold, capitalGains, solidarity, church } = sumsOf(paid);
  const untold = paid.filter(({ withheld }) => withheld === null).length;
  const count = number(paid.length);
  const [next] = expected;
  return (
    <Card as="section" aria-labelledby="year">
      <div className="stack" data-gap="lg">
        <div className={classes.year}>
          <div>
            <h2 id="year" className="soft small">
              {year === null ? <Trans>Insgesamt erhalten</Trans> : <Trans>Erhalten {year}</Trans>}
            </h2>
            <p>
              <Money cents={received} size="display" />
            </p>
            {name && <p className="soft small">{name}</p>}
            {taxTold === 'some' && (
              <p className="soft small">
                <Trans>möglicherweise zum Teil vor Steuern</Trans>
              </p>
            )}
          </div>
          {next && (
            <div className={classes.next}>
              <p className="small">
                <Trans>Nächste Auszahlung</Trans>
              </p>
              <p className={classes.amount}>
                <Money cents={next.amount} />
              </p>
              <p className="small">
                <Trans>am {longDate(next.payoutDate)}</Trans>
                {name === null && next.productName !== null && `, ${next.productName}`}
              </p>
            </div>
          )}
        </div>
        <div className="stack" data-gap="sm">
          <DescriptionList
            variant="facts"
            items={[
              ...(taxTold === 'none'
                ? []
                : [
                    {
                      term: t`Einbehaltene Steuern`,
                      value: <Money cents={capitalGains + solidarity + church} />,
                    },
                  ]),
              ...(expected.length > 0
                ? [
                    {
                      term: year === null ? t`Noch erwartet` : t`Noch erwartet ${year}`,
                      value: <Money cents={outstanding} />,
                    },
                  ]
                : []),
            ]}
          />
          {untold > 0 && (
            <div className="soft small measure">
              <p>
                {taxTold === 'none' ? (
                  <Trans>Ob von diesen Zahlungen Steuern einbehalten wurden, ist uns nicht bekannt.</Trans>
                ) : (
                  <Plural
                    value={untold}
                    one={`Bei # von ${count} Zahlungen ist uns nicht bekannt, ob Steuern einbehalten wurden. „Einbehaltene Steuern“ zählt nur die Steuern der übrigen Zahlungen.`}
                    other={`Bei # von ${count} Zahlungen ist uns nicht bekannt, ob Steuern einbehalten wurden. „Einbehaltene Steuern“ zählt nur die Steuern der übrigen Zahlungen.`}
                  />
                )}
              </p>
              <p>
                <Trans>
                  Eine Steuerbescheinigung (§ 45a EStG) stellt die Emittentin oder die auszahlende Stelle auf Verlangen
                  aus. <Link href={pathTo('/contact')}>Schreiben Sie uns</Link>, wenn Sie nicht wissen, an wen Sie sich
                  wenden.
                </Trans>
              </p>
            </div>
          )}
        </div>
        {all > 0 && (
          <BarChart
            bars={periods.map(({ period, paid, expected }) => {
              const label = year === null ? period : dayAndMonth(`${period}-01`).month;
              const shares = isStacked && { shares: payers.map(({ sums }) => sums.get(period) ?? 0) };
              return { key: period, label, detail: label, paid, expected, ...shares };
            })}
            format={masked ? null : money}
            labels={{
              chart: year === null ? t`Auszahlungen je Jahr` : t`Auszahlungen ${year} je Monat`,
              paid: t`Ausgezahlt`,
              ...(isStacked && { shares: payers.map((payer) => payer.name) }),
              expected: t`Erwartet`,
              table: t`Als Tabelle`,
              when: year === null ? t`Jahr` : t`Monat`,
              loading: t`Wird geladen`,
            }}
          />
        )}
      </div>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { Async, type AsyncData, isMissing } from '#components/async/Async.tsx';
import { Money } from '#components/money/Money.tsx';
import { MaskedAmounts } from '#components/money/masked.ts';
import { holdingsOf, nominalValue } from '#domain/money/holdings.ts';
import { nextPayout, receivedIn, sumsPerPeriod } from '#domain/money/payouts.ts';
import type { Payout, TokenAsset } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { BarChart } from '#ui/BarChart.tsx';
import { Card } from '#ui/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList.tsx';
import { LoadingRegion, SkeletonBlock, SkeletonLine } from '#ui/Skeleton.tsx';
import classes from './home.module.css';

/** How many quarters the chart shows at most: three years and what is expected of the next. */
const QUARTERS = 13;

export interface DepotViewProps {
  portfolio: AsyncData<{ assets: TokenAsset[] }>;
  payouts: AsyncData<Payout[]>;
  today: CalendarDate;
}

/** What the securities are worth at their nominal value, and what they pay: by quarter, expected ones dashed. */
export function DepotView({ portfolio, payouts, today }: DepotViewProps) {
  const { t } = useLingui();
  return (
    <Card className={classes.depot}>
      <div>
        {!isMissing(portfolio) && (
          <p className="soft small">
            <Trans>Wert Ihrer Wallet zum Nennwert</Trans>
          </p>
        )}
        <Async
          read={portfolio}
          failed={t`Ihre Wallet und Ihre Käufe konnten nicht geladen werden.`}
          skeleton={
            <p className={classes.value}>
              <SkeletonLine width="60%" />
            </p>
          }
        >
          {({ assets }) => <Money cents={nominalValue(assets)} size="display" />}
        </Async>
      </div>
      {payouts.data && (
        <Income
          payouts={payouts.data}
          holdings={portfolio.data ? holdingsOf(portfolio.data.assets).length : null}
          today={today}
        />
      )}
      {/* Why they could not be had, and how to try again, is said beside: in the list of the last ones. */}
      {!payouts.data && (payouts.loading || !payouts.failure) && (
        <LoadingRegion label={t`Wird geladen`}>
          <IncomeSkeleton />
        </LoadingRegion>
      )}
    </Card>
  );
}

/** As high as what it stands for: the plot with its legend and the switch to the table, then three facts. */
function IncomeSkeleton() {
  return (
    <div className="stack">
      <SkeletonBlock height="14.0625rem" />
      <DescriptionList
        variant="facts"
        items={['13rem', '6rem', '5rem'].map((width) => ({
          term: <SkeletonLine width="60%" />,
          value: <SkeletonLine width={width} />,
        }))}
      />
    </div>
  );
}

function Income({ payouts, holdings, today }: { payouts: Payout[]; holdings: number | null; today: CalendarDate }) {
  const { t } = useLingui();
  const { money, number, date } = useFormat();
  const masked = useContext(MaskedAmounts);
  const year = Number(today.slice(0, 4));
  const next = nextPayout(payouts, today);
  const sums = sumsPerPeriod(payouts, 'quarter', today);
  const upTo = sums.findLastIndex(({ paid }) => paid > 0) + 4;
  const shown = sums.slice(0, Math.max(upTo, 0) || undefined).slice(-QUARTERS);
  const bars = shown.map(({ period, paid, expected }) => {
    const [periodYear = '', quarter = ''] = period.split('-');
    return {
      key: period,
      label: `${quarter}/${periodYear.slice(2)}`,
      detail: t`${quarter.slice(1)}. Quartal ${periodYear}`,
      value: paid + expected,
      kind: paid > 0 || expected === 0 ? ('paid' as const) : ('expected' as const),
    };
  });
  const received = receivedIn(payouts, year, today);
  return (
    <>
      {bars.length > 0 ? (
        <BarChart
          bars={bars}
          format={masked ? () => '••••' : money}
          labels={{
            chart: t`Zinsauszahlungen je Quartal`,
            paid: t`Ausgezahlt`,
            expected: t`Erwartet`,
            table: t`Als Tabelle`,
            when: t`Quartal`,
            amount: t`Betrag`,
            state: t`Stand`,
            loading: t`Wird geladen`,
          }}
        />
      ) : (
        <p className="soft">
          <Trans>Sobald Ihre Token eingetragen sind, sehen Sie hier Ihre Zinsen Quartal für Quartal.</Trans>
        </p>
      )}
      <DescriptionList
        variant="facts"
        items={[
          ...(next
            ? [
                {
                  term: t`Nächste Auszahlung`,
                  value: (
                    <>
                      {date(next.payoutDate)} · <Money cents={next.amount} />
                    </>
                  ),
                },
              ]
            : []),
          { term: t`Erhalten ${year}`, value: <Money cents={received} /> },
          ...(holdings === null ? [] : [{ term: t`Wertpapiere`, value: number(holdings) }]),
        ]}
      />
    </>
  );
}

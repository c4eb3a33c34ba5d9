import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { MaskedAmounts } from '#components/money/masked.ts';
import { sumsPerPeriod } from '#domain/money/payouts.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { BarChart } from '#ui/BarChart.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { LoadingRegion, SkeletonBlock } from '#ui/Skeleton.tsx';

/** Maximum number of quarters in the chart: three years and the next expected quarter. */
const QUARTERS = 13;

/** Interest by quarter, expected payouts dashed. */
export function InterestView({ payouts, today }: { payouts: Payout[] | null; today: CalendarDate }) {
  const { t } = useLingui();
  return (
    <Panel title={<Trans>Auszahlungen je Quartal</Trans>}>
      {payouts ? (
        <Chart payouts={payouts} today={today} />
      ) : (
        <LoadingRegion label={t`Wird geladen`}>
          {/* Same height as the plot with its two lines and the switch to the table. */}
          <SkeletonBlock height="15.9375rem" />
        </LoadingRegion>
      )}
    </Panel>
  );
}

function Chart({ payouts, today }: { payouts: Payout[]; today: CalendarDate }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const masked = useContext(MaskedAmounts);
  const sums = sumsPerPeriod(payouts, 'quarter', today);
  const upTo = sums.findLastIndex(({ paid }) => paid > 0) + 4;
  const shown = sums.slice(0, Math.max(upTo, 0) || undefined).slice(-QUARTERS);
  if (shown.length === 0) {
    return (
      <EmptyState title={t`Noch keine Auszahlungen`}>
        <Trans>Sobald Ihre Token eingetragen sind, sehen Sie hier Ihre Auszahlungen Quartal für Quartal.</Trans>
      </EmptyState>
    );
  }
  return (
    <BarChart
      bars={shown.map(({ period, paid, expected }) => {
        const [periodYear = '', quarter = ''] = period.split('-');
        return {
          key: period,
          label: `${quarter}/${periodYear.slice(2)}`,
          detail: t`${quarter.slice(1)}. Quartal ${periodYear}`,
          paid,
          expected,
        };
      })}
      format={masked ? null : money}
      labels={{
        chart: t`Auszahlungen je Quartal`,
        paid: t`Ausgezahlt`,
        expected: t`Erwartet`,
        table: t`Als Tabelle`,
        when: t`Quartal`,
        loading: t`Wird geladen`,
      }}
    />
  );
}

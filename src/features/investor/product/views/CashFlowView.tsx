import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import type { CashFlow, CashFlowPeriod } from '#domain/money/cashFlow.ts';
import { flowOf } from '#domain/order/flowOf.ts';
import type { InterestPeriod, Terms } from '#domain/order/productTerms.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { BarChart } from '#ui/BarChart.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Calculator } from './useCalculator.ts';

export interface CashFlowViewProps {
  calculator: Calculator;
  terms: Terms;
  today: CalendarDate;
}

/**
 * Payments until maturity as a chart: of the amount in the calculator while it is typed, or of the investor's orders
 * once their maximum is reached.
 */
export function CashFlowView({ calculator, terms, today }: CashFlowViewProps) {
  const { form, price, ordered } = calculator;
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const typed = form.read(useFieldValue(form.fields, 'quantity'));
  const tokens = ordered ?? typed;
  const flow = flowOf(terms, tokens, today);
  if (flow === null || flow.periods.length === 0 || price === null) return null;
  const amount = tokens === null ? '–' : money(tokens * price);
  return (
    <Panel title={i18n._(titles[flow.by])} action={<span className="soft num">{t`für ${amount}`}</span>}>
      <FlowChart flow={flow} />
    </Panel>
  );
}

const titles: Readonly<Record<InterestPeriod, MessageDescriptor>> = {
  monthly: msg`Zahlungen je Monat`,
  quarterly: msg`Zahlungen je Quartal`,
  semiannual: msg`Zahlungen je Halbjahr`,
  annual: msg`Zahlungen je Jahr`,
};

function FlowChart({ flow }: { flow: CashFlow }) {
  const { t, i18n } = useLingui();
  const { money, date } = useFormat();
  const { by, periods } = flow;
  const isDated = periods.every(({ dates }) => dates.length === 1);
  const detailOf = ({ year, part, dates: [day] }: CashFlowPeriod) => {
    if (isDated && day) return date(day);
    if (by === 'annual') return String(year);
    return by === 'quarterly' ? t`${part}. Quartal ${year}` : t`${part}. Halbjahr ${year}`;
  };
  const labelOf = ({ year, dates }: CashFlowPeriod) => {
    const day = dates.at(-1);
    return by === 'annual' || day === undefined ? String(year) : `${day.slice(5, 7)}/${day.slice(2, 4)}`;
  };
  return (
    <BarChart
      bars={periods.map((period) => ({
        key: `${period.year} ${period.part}`,
        label: labelOf(period),
        detail: detailOf(period),
        paid: period.interest,
        repaid: period.repayment,
      }))}
      format={money}
      labels={{
        chart: i18n._(titles[by]),
        paid: t`Zinsen`,
        repaid: { name: t`Rückzahlung`, legend: t`Rückzahlung, verkürzt dargestellt` },
        table: t`${i18n._(titles[by])} als Tabelle`,
        when: isDated ? t`Datum` : t`Zeitraum`,
        loading: t`Wird geladen`,
      }}
    />
  );
}

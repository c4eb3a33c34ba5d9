import { useLingui } from '@lingui/react/macro';
import { useFieldValue } from '#components/form/Field.tsx';
import type { CashFlow, CashFlowPeriod } from '#domain/money/cashFlow.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { BarChart } from '#ui/BarChart.tsx';
import { Panel } from '#ui/Panel.tsx';
import { flowOf } from './flowOf.ts';
import type { Calculator } from './useCalculator.ts';

export interface CashFlowViewProps {
  calculator: Calculator;
  terms: Terms;
  today: CalendarDate;
}

/** Payments of the amount in the calculator until maturity, as a chart that follows the amount while it is typed. */
export function CashFlowView({ calculator, terms, today }: CashFlowViewProps) {
  const { form, price } = calculator;
  const { t } = useLingui();
  const { money } = useFormat();
  const tokens = form.read(useFieldValue(form.fields, 'quantity'));
  const flow = flowOf(terms, tokens, today);
  if (flow === null || flow.periods.length === 0 || price === null) return null;
  const amount = tokens === null ? '–' : money(tokens * price);
  return (
    <Panel
      title={flow.by === 'year' ? t`Ihre Zahlungen je Jahr` : t`Ihre Zahlungen je Halbjahr`}
      action={<span className="soft num">{t`für ${amount}`}</span>}
    >
      <FlowChart flow={flow} />
    </Panel>
  );
}

function FlowChart({ flow }: { flow: CashFlow }) {
  const { t } = useLingui();
  const { money, date } = useFormat();
  const isDated = flow.periods.every(({ dates }) => dates.length === 1);
  const detailOf = ({ period, dates: [day] }: CashFlowPeriod) => {
    if (isDated && day) return date(day);
    const [year = '', half] = period.split('-H');
    return half ? t`${half}. Halbjahr ${year}` : year;
  };
  const labelOf = ({ period, dates }: CashFlowPeriod) => {
    const day = dates.at(-1) ?? period;
    return flow.by === 'year' ? period : `${day.slice(5, 7)}/${day.slice(2, 4)}`;
  };
  return (
    <BarChart
      bars={flow.periods.map((period) => ({
        key: period.period,
        label: labelOf(period),
        detail: detailOf(period),
        paid: period.interest,
        repaid: period.repayment,
      }))}
      format={money}
      labels={{
        chart: flow.by === 'year' ? t`Ihre Zahlungen je Jahr` : t`Ihre Zahlungen je Halbjahr`,
        paid: t`Zinsen`,
        repaid: { name: t`Rückzahlung`, legend: t`Rückzahlung, verkürzt dargestellt` },
        table: t`Als Tabelle`,
        when: isDated ? t`Datum` : t`Zeitraum`,
        loading: t`Wird geladen`,
      }}
    />
  );
}

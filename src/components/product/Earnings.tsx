import { Trans, useLingui } from '@lingui/react/macro';
import { percentOf } from '#domain/money/money.ts';
import { flowOf } from '#domain/order/flowOf.ts';
import type { Terms } from '#domain/order/productTerms.ts';
import type { Cents } from '#domain/shop/fields.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { type Description, DescriptionList } from '#ui/DescriptionList.tsx';
import classes from './earnings.module.css';

export interface EarningsProps {
  terms: Terms;
  /** Null for an amount that is not possible, which is shown as dashes. */
  tokens: number | null;
  /** Price of a token in cents. */
  price: Cents;
  today: CalendarDate;
}

/**
 * Price and expected payments of a number of tokens side by side, then the costs, the interest until maturity and in a
 * year, the repayment, and the first payment; nothing if the shop lacks a term that determines them.
 */
export function Earnings({ terms, tokens, price, today }: EarningsProps) {
  const { t } = useLingui();
  const { money, date } = useFormat();
  const flow = flowOf(terms, tokens, today);
  const { interestRate, maturityDate, unitNominal, orderCosts } = terms;
  if (flow === null || interestRate === null || maturityDate === null || unitNominal === null) return null;
  const said = (amount: Cents) => (tokens === null ? '–' : money(amount));
  const { first, interest, received } = flow;
  const nominal = (tokens ?? 0) * unitNominal;
  const rows: Description[] = [
    ...(orderCosts === null ? [] : [{ term: t`Kosten für Sie`, value: money(orderCosts) }]),
    ...(first ? [{ term: t`Erste Zinszahlung am ${date(first.date)}`, value: said(first.amount) }] : []),
    { term: t`Zinsen pro Jahr, vor\u00a0Steuern`, value: said(percentOf(nominal, interestRate)) },
    { term: t`Zinsen bis ${date(maturityDate)}, vor\u00a0Steuern`, value: said(interest) },
    { term: t`Rückzahlung am ${date(maturityDate)}`, value: said(nominal) },
  ];
  return (
    <>
      <output className={classes.earnings}>
        <DescriptionList
          variant="facts"
          items={[
            { term: t`Sie zahlen`, value: said((tokens ?? 0) * price + (orderCosts ?? 0)) },
            { term: t`Sie erhalten voraussichtlich`, value: said(received) },
          ]}
        />
        <DescriptionList items={rows} />
      </output>
      <p className="soft small">
        <Trans>
          Voraussichtlich, ab heute gerechnet, vor Steuern, sofern die Emittentin alle Zahlungen leistet. Ihre Zinsen
          laufen ab der Eintragung in das Register.
        </Trans>
      </p>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#components/money/Money.tsx';
import type { YearOfPayouts } from '#domain/money/payouts.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/Panel.tsx';
import classes from './payouts.module.css';

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Months of a year with their payouts; expected ones are dashed and labelled as expected. */
export function CalendarPart({ year, of: { paid, expected } }: { year: number; of: YearOfPayouts }) {
  const { t } = useLingui();
  const { date, dayAndMonth } = useFormat();
  if (paid.length + expected.length === 0) return null;
  const all = [
    ...paid.toReversed().map((payout) => ({ ...payout, isExpected: false })),
    ...expected.map((payout) => ({ ...payout, isExpected: true })),
  ];
  return (
    <Panel title={<Trans>Kalender {year}</Trans>}>
      <ol className={classes.calendar} aria-label={t`Kalender ${year}`}>
        {months.map((month) => {
          const own = all.filter(({ payoutDate }) => payoutDate.slice(5, 7) === month);
          return (
            <li key={month} data-empty={own.length === 0 || undefined}>
              <h3 className="soft small">{dayAndMonth(`${year}-${month}-01`).month}</h3>
              {own.map(({ id, payoutDate, productName, productCode, amount, isExpected }) => (
                <div key={id} className={classes.payment} data-expected={isExpected || undefined}>
                  <b>
                    <Money cents={amount} />
                  </b>
                  <span className="small">{productName ?? productCode ?? t`Zinsen`}</span>
                  <span className="soft small num">
                    <time dateTime={payoutDate}>{date(payoutDate)}</time>
                    {isExpected && (
                      <>
                        , <Trans>erwartet</Trans>
                      </>
                    )}
                  </span>
                </div>
              ))}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

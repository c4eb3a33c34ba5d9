import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#components/money/Money.tsx';
import { payersOf, yearOf, yearsOf } from '#domain/money/payouts.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Select } from '#ui/Select.tsx';
import classes from './payouts.module.css';

/** What is shown of all payouts. */
export interface PayoutsChoice {
  year: number;
  /** Code of a security; empty for all. */
  product: string;
}

export interface PaymentsPartProps {
  payouts: Payout[];
  today: CalendarDate;
  choice: PayoutsChoice;
  saving: number | null;
  onChoose: (choice: PayoutsChoice) => void;
  onSave: (year: number, paid: readonly Payout[]) => void;
}

/** Each payment of a year, of one security or of all, the latest first, and the year as a file. */
export function PaymentsPart({ payouts, today, choice, saving, onChoose, onSave }: PaymentsPartProps) {
  const { t } = useLingui();
  const { date, number } = useFormat();
  const { year, product } = choice;
  const whole = yearOf(payouts, year, today);
  const isShown = (payout: Payout) => product === '' || payout.productCode === product;
  const rows = [...whole.expected.toReversed(), ...whole.paid].filter(isShown);
  const received = whole.paid.filter(isShown);
  const isExpected = ({ payoutDate }: Payout) => payoutDate > today;
  return (
    <Panel title={<Trans>Alle Zahlungen {year}</Trans>} flush>
      <div className={classes.filters}>
        <Select
          label={t`Jahr`}
          value={String(year)}
          options={yearsOf(payouts).map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(value) => onChoose({ year: Number(value), product })}
        />
        <Select
          label={t`Wertpapier`}
          value={product}
          placeholder={t`Alle`}
          options={payersOf(payouts).map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(value) => onChoose({ year, product: value })}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t`In diesem Jahr zahlt dieses Wertpapier nichts.`} />
      ) : (
        <DataTable
          caption={t`Alle Zahlungen ${year}`}
          captionHidden
          loadingLabel={t`Wird geladen`}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'product',
              header: t`Wertpapier`,
              rowHeader: true,
              cell: ({ productName, productCode }) => productName ?? productCode ?? t`Zinsen`,
            },
            { key: 'date', header: t`Fällig am`, cell: ({ payoutDate }) => date(payoutDate) },
            {
              key: 'state',
              header: t`Status`,
              cell: (payout) =>
                isExpected(payout) ? (
                  <Badge tone="neutral">
                    <Trans>Erwartet</Trans>
                  </Badge>
                ) : (
                  <Trans>Ausgezahlt</Trans>
                ),
            },
            { key: 'amount', header: t`Betrag`, align: 'end', cell: ({ amount }) => <Money cents={amount} /> },
          ]}
        />
      )}
      <div className={classes.file}>
        <p>
          <b>
            <Trans>
              Erhalten {year}: <Money cents={received.reduce((sum, { amount }) => sum + amount, 0)} />
            </Trans>
          </b>
          <br />
          <span className="soft small">
            {t`In der Datei stehen alle Zahlungen, die ${year} eingegangen sind, von allen Wertpapieren: ${number(whole.paid.length)}.`}
          </span>
        </p>
        {whole.paid.length > 0 && (
          <Button
            variant="secondary"
            busy={saving === year}
            busyLabel={t`Wird geladen`}
            onPress={() => onSave(year, whole.paid)}
          >
            <Trans>{year} als CSV speichern</Trans>
          </Button>
        )}
      </div>
    </Panel>
  );
}

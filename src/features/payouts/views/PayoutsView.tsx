import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { ExportButtons } from '#components/export/ExportButtons.tsx';
import { ExportProgress } from '#components/export/ExportProgress.tsx';
import type { ExportProps } from '#components/export/props.ts';
import { yearsOf } from '#domain/money/payouts.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { PaymentsPart, type PayoutsChoice } from './PaymentsPart.tsx';
import { YearPart } from './YearPart.tsx';

export interface PayoutsViewProps {
  read: AsyncData<Payout[]>;
  today: CalendarDate;
  /** Null where the address names none. */
  year: number | null;
  product: string;
  /** The year whose file is being made; null when none is. */
  saving: number | null;
  /** All payouts of all years, as a file or on paper. */
  exporting: ExportProps;
  onChoose: (search: { year: string; product: string }) => void;
  onSave: (year: number, paid: readonly Payout[]) => void;
}

/** `/account/payments`: what a year brought and brings, and each payment of it (spec section 2, payments received). */
export function PayoutsView({ read, today, year, product, saving, exporting, onChoose, onSave }: PayoutsViewProps) {
  const { t } = useLingui();
  return (
    <AccountLayout current="payouts">
      <PageHeader
        title={<Trans>Auszahlungen</Trans>}
        lede={<Trans>Die Zinsen Ihrer Wertpapiere, gezahlt und erwartet.</Trans>}
        actions={read.data?.length !== 0 && <ExportButtons {...exporting} />}
      />
      <ExportProgress {...exporting} today={today} />
      <Async
        read={read}
        failed={t`Ihre Auszahlungen konnten nicht geladen werden.`}
        skeleton={<SkeletonBlock height="32rem" />}
      >
        {(payouts) => {
          const years = yearsOf(payouts);
          const [latest] = years;
          if (latest === undefined) {
            return (
              <Card padded={false}>
                <EmptyState title={t`Noch keine Auszahlung`}>
                  <Trans>Sobald Ihre Token eingetragen sind, stehen hier Ihre Zinsen mit ihren Terminen.</Trans>
                </EmptyState>
              </Card>
            );
          }
          const current = Number(today.slice(0, 4));
          const usual = years.includes(current) ? current : latest;
          const shown = { year: year !== null && years.includes(year) ? year : usual, product };
          const choose = (choice: PayoutsChoice) =>
            onChoose({ year: choice.year === usual ? '' : String(choice.year), product: choice.product });
          return (
            <>
              <YearPart payouts={payouts} year={shown.year} today={today} />
              <PaymentsPart {...{ payouts, today, saving, onSave }} choice={shown} onChoose={choose} />
            </>
          );
        }}
      </Async>
    </AccountLayout>
  );
}

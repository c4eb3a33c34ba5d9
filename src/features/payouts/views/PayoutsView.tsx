import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData } from '#components/async/Async.tsx';
import { ExportButtons } from '#components/export/ExportButtons.tsx';
import { ExportProgress } from '#components/export/ExportProgress.tsx';
import type { ExportProps } from '#components/export/props.ts';
import { ListChoice } from '#components/list/ListChoice.tsx';
import { yearOf, yearsOf } from '#domain/money/payouts.ts';
import { type Choice, securitiesAmong } from '#domain/order/choice.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { CalendarPart } from './CalendarPart.tsx';
import { PaymentsPart } from './PaymentsPart.tsx';
import { SecuritiesPart } from './SecuritiesPart.tsx';
import { type TaxFile, TaxFilePart } from './TaxFilePart.tsx';
import { YearPart } from './YearPart.tsx';

export interface PayoutsViewProps {
  read: AsyncData<Payout[]>;
  today: CalendarDate;
  /** Null where the address names none. */
  year: number | null;
  /** Code of a security; empty for all. */
  product: string;
  /** The tax file that is on its way; null when none is. */
  saving: TaxFile | null;
  /** All payouts of all years, as a file or on paper. */
  exporting: ExportProps;
  onChoose: (choice: Choice) => void;
  onSave: (file: TaxFile) => void;
}

/** `/account/payments`: what a year brought and brings, by security and day, and its tax file (spec section 2). */
export function PayoutsView(props: PayoutsViewProps) {
  const { read, today, year, product, saving, exporting, onChoose, onSave } = props;
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
          const years = yearsOf(payouts, today);
          const current = Number(today.slice(0, 4));
          if (years.length === 0) {
            return (
              <Card padded={false}>
                <EmptyState title={t`Noch keine Auszahlung`}>
                  <Trans>Sobald Ihre Token eingetragen sind, stehen hier Ihre Zinsen mit ihren Terminen.</Trans>
                </EmptyState>
              </Card>
            );
          }
          const shown = year !== null && years.includes(year) ? year : current;
          const securities = securitiesAmong(
            payouts.map(({ productCode: code, productName: name }) => ({ code, name })),
          );
          const payer = securities.find(({ code }) => code === product) ?? null;
          const chosen = payer ? payouts.filter(({ productCode }) => productCode === payer.code) : payouts;
          const part = { year: shown, of: yearOf(chosen, shown, today) };
          return (
            <>
              <ListChoice
                {...{ securities, padded: false, oneYear: true }}
                years={years.map(String)}
                choice={{ year: String(shown), product: payer?.code ?? '' }}
                onChoose={(choice) => onChoose({ ...choice, year: choice.year === String(current) ? '' : choice.year })}
              />
              <YearPart payouts={chosen} {...part} today={today} name={payer?.name ?? null} />
              <SecuritiesPart {...part} />
              <CalendarPart {...part} />
              <PaymentsPart {...part} />
              <TaxFilePart
                year={shown}
                of={yearOf(payouts, shown, today)}
                today={today}
                saving={saving}
                onSave={onSave}
              />
            </>
          );
        }}
      </Async>
    </AccountLayout>
  );
}

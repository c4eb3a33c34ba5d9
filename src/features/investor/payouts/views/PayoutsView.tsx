import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { Async, type AsyncData, isMissing } from '#components/async/Async.tsx';
import { ExportButtons } from '#components/export/ExportButtons.tsx';
import { ExportProgress } from '#components/export/ExportProgress.tsx';
import type { ExportProps } from '#components/export/props.ts';
import { ListChoice } from '#components/list/ListChoice.tsx';
import {
  type AskedPayouts,
  askedFor,
  choiceAsked,
  choiceOf,
  chosenPayouts,
  listChoiceOf,
  payersOf,
  yearsOf,
} from '#domain/money/payoutChoice.ts';
import { yearOf } from '#domain/money/payouts.ts';
import type { Choice } from '#domain/order/choice.ts';
import type { Payout } from '#domain/shop/customer.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SkeletonBlock } from '#ui/Skeleton.tsx';
import { PaymentsPart } from './PaymentsPart.tsx';
import { SecuritiesPart } from './SecuritiesPart.tsx';
import { type TaxFile, TaxFilePart } from './TaxFilePart.tsx';
import { YearPart } from './YearPart.tsx';

export interface PayoutsViewProps {
  read: AsyncData<Payout[]>;
  today: CalendarDate;
  asked: AskedPayouts;
  limit: number;
  /** Shows that many payments of the selection; without a number, the first page. */
  onShow: (asked: AskedPayouts, rows?: number) => void;
  /** Tax file being downloaded; null if none. */
  saving: TaxFile | null;
  /** True if the shop was asked for a tax file and has none. */
  lacksTaxFile: boolean;
  /** Export of the selected payouts, as a file or on paper. */
  exporting: ExportProps;
  onSave: (file: TaxFile) => void;
}

/**
 * `/account/payments`: paid and expected payouts of a year by month, security and day, and the year's tax file
 * (requirement 24.11).
 */
export function PayoutsView(props: PayoutsViewProps) {
  const { read, today, asked, limit, onShow, saving, lacksTaxFile, exporting, onSave } = props;
  const { t } = useLingui();
  const choice = choiceOf(read.data ?? [], asked, today);
  // The current year is no filter: the page always opens with it.
  const filters = askedFor(listChoiceOf(choice), today);
  const exported =
    read.data && (filters.year || filters.product)
      ? { chosen: chosenPayouts(read.data, choice).length, all: read.data.length }
      : null;
  return (
    <AccountLayout current="payouts">
      <PageHeader
        title={<Trans>Auszahlungen</Trans>}
        actions={read.data?.length !== 0 && !isMissing(read) && <ExportButtons {...exporting} rows={exported} />}
      />
      <ExportProgress {...exporting} today={today} />
      <Async
        read={read}
        failed={t`Ihre Auszahlungen konnten nicht geladen werden.`}
        skeleton={
          <div className="stack" data-gap="lg">
            <ListChoice
              years={[]}
              securities={[]}
              choice={choiceAsked(asked, today)}
              onChoose={() => undefined}
              padded={false}
              isDisabled
            />
            <SkeletonBlock height="40rem" />
          </div>
        }
      >
        {(payouts) => {
          const years = yearsOf(payouts, today);
          if (years.length === 0) {
            return (
              <Card padded={false}>
                <EmptyState title={t`Noch keine Auszahlung`}>
                  <Trans>Sobald Ihre Token eingetragen sind, stehen hier Ihre Zinsen mit ihren Terminen.</Trans>
                </EmptyState>
              </Card>
            );
          }
          const { year, payer } = choice;
          const ofPayer = chosenPayouts(payouts, { year: null, payer });
          const shown = listChoiceOf(choice);
          const show = (chosen: Choice, rows?: number) => onShow(askedFor(chosen, today), rows);
          const part = { year, of: yearOf(ofPayer, year, today) };
          return (
            <>
              <ListChoice
                securities={payersOf(payouts)}
                years={years.map(String)}
                choice={shown}
                onChoose={(chosen) => show(chosen)}
                padded={false}
              />
              <YearPart payouts={ofPayer} {...part} today={today} name={payer?.name ?? null} />
              <SecuritiesPart {...part} />
              <PaymentsPart {...part} limit={limit} onMore={(rows) => show(shown, rows)} />
              {year !== null && (
                <TaxFilePart
                  year={year}
                  of={yearOf(payouts, year, today)}
                  today={today}
                  saving={saving}
                  isLacking={lacksTaxFile}
                  onSave={onSave}
                />
              )}
              <ExportButtons {...exporting} rows={exported} isAtEnd />
            </>
          );
        }}
      </Async>
    </AccountLayout>
  );
}

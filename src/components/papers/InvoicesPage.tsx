import { useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { isMissing } from '#components/async/Async.tsx';
import { ExportButtons } from '#components/export/ExportButtons.tsx';
import { ExportProgress } from '#components/export/ExportProgress.tsx';
import type { ExportProps } from '#components/export/props.ts';
import { Money } from '#components/money/Money.tsx';
import { chosenAmong, isReversal, paperOfInvoice, reversedAmong } from '#domain/order/papers.ts';
import type { Invoice } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { type Column, DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { PaperList, type PapersProps } from './PaperList.tsx';
import { usePdfColumn } from './usePdfColumn.tsx';

export interface InvoicesProps extends PapersProps<Invoice> {
  exporting: ExportProps;
  today: CalendarDate;
}

export interface InvoicesPageProps extends InvoicesProps {
  /** Words of the reading for its invoices. */
  words: {
    title: string;
    lede: string;
    failed: string;
    /** Empty state, which says when the first invoice will be issued. */
    empty: { title: string; text: string };
    /** Header of the ordered item: a security, a work. */
    about: string;
    /** Header of the order: a subscription, a purchase. */
    order: string;
    save: (number: string, isReversal: boolean) => string;
  };
  orderPath: (tokenValue: string) => string;
}

/** `/invoices`: every invoice with its PDF (requirement 2.10). */
export function InvoicesPage({ words, orderPath, saving, onSave, exporting, today, ...papers }: InvoicesPageProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const all = papers.read.data;
  const isFailed = isMissing(papers.read) && papers.part === null;
  const rows = all && { chosen: chosenAmong(all, paperOfInvoice, papers.asked).chosen.length, all: all.length };
  const reversed = reversedAmong(all ?? []);
  /**
   * True if the shop sends the column's value for any row; while the rows are being read, all columns keep their place.
   */
  const isTold = (tells: (invoice: Invoice) => unknown) =>
    !all?.length || all.some((each) => (tells(each) ?? null) !== null);
  const hasNames = isTold((invoice) => paperOfInvoice(invoice).name);
  const hasDays = isTold(({ issuedAt }) => issuedAt);
  const about: Column<Invoice> = {
    key: 'about',
    header: words.about,
    phone: 'title',
    cell: (invoice) => paperOfInvoice(invoice).name ?? '–',
  };
  const day: Column<Invoice> = {
    key: 'date',
    header: t`Datum`,
    phone: 'detail',
    cell: ({ issuedAt }) => (issuedAt ? date(issuedAt) : '–'),
  };
  const amount: Column<Invoice> = {
    key: 'total',
    header: t`Betrag`,
    phone: 'amount',
    align: 'end',
    cell: ({ total }) => <Money cents={total} />,
  };
  const file = usePdfColumn<Invoice>({
    saving,
    labelOf: (invoice) => words.save(invoice.number, isReversal(invoice)),
    onSave,
  });
  const table = (rows: Invoice[] | undefined) => (
    <DataTable
      caption={words.title}
      captionHidden
      loadingLabel={t`Wird geladen`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: t`Nummer`,
          rowHeader: true,
          phone: hasNames ? (hasDays ? 'status' : 'detail') : 'title',
          cell: (invoice) => (
            <>
              {/* On phones for screen readers only: the second line has room for the day and the state. */}
              <span className={hasNames && hasDays ? 'nowrap wide-visible' : 'nowrap'}>{invoice.number}</span>{' '}
              {isReversal(invoice) && <Badge tone="neutral">{t`Erstattung`}</Badge>}
              {reversed.includes(invoice) && <Badge tone="neutral">{t`Erstattet`}</Badge>}
            </>
          ),
        },
        ...(hasNames ? [about] : []),
        ...(hasDays ? [day] : []),
        {
          key: 'order',
          header: words.order,
          cell: ({ order }) => <Link href={orderPath(order.tokenValue)}>{order.number ?? order.tokenValue}</Link>,
        },
        ...(isTold(({ total }) => total) ? [amount] : []),
        file,
      ]}
    />
  );
  return (
    <AccountLayout current="invoices">
      <PageHeader
        title={words.title}
        lede={words.lede}
        actions={all?.length !== 0 && !isFailed && <ExportButtons {...exporting} rows={rows} />}
      />
      <ExportProgress {...exporting} today={today} />
      <Card padded={false}>
        <PaperList
          {...papers}
          paperOf={paperOfInvoice}
          failed={words.failed}
          empty={<EmptyState title={words.empty.title}>{words.empty.text}</EmptyState>}
        >
          {table}
        </PaperList>
      </Card>
      {!!all?.length && <ExportButtons {...exporting} rows={rows} isAtEnd />}
    </AccountLayout>
  );
}

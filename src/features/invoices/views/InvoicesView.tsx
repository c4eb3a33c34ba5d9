import { Trans, useLingui } from '@lingui/react/macro';
import { AccountLayout } from '#components/account/AccountLayout.tsx';
import { ExportButtons } from '#components/export/ExportButtons.tsx';
import { ExportProgress } from '#components/export/ExportProgress.tsx';
import type { ExportProps } from '#components/export/props.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { Money } from '#components/money/Money.tsx';
import { PaperList, type PapersProps } from '#components/papers/PaperList.tsx';
import { chosenAmong, paperOfInvoice } from '#domain/order/papers.ts';
import type { Invoice } from '#domain/shop/order.ts';
import type { CalendarDate } from '#domain/time/calendar.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

export interface InvoicesViewProps extends PapersProps<Invoice> {
  /** Those that are chosen, as a file or on paper. */
  exporting: ExportProps;
  today: CalendarDate;
}

/** `/invoices`: every invoice with its PDF (spec section 2). */
export function InvoicesView({ saving, onSave, exporting, today, ...papers }: InvoicesViewProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const all = papers.read.data;
  const rows = all && { chosen: chosenAmong(all, paperOfInvoice, papers.asked).chosen.length, all: all.length };
  const table = (rows: Invoice[] | undefined) => (
    <DataTable
      caption={t`Abrechnungen`}
      captionHidden
      loadingLabel={t`Wird geladen`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'number', header: t`Nummer`, rowHeader: true, cell: ({ number }) => number },
        { key: 'security', header: t`Wertpapier`, cell: (invoice) => paperOfInvoice(invoice).name ?? '–' },
        { key: 'date', header: t`Datum`, cell: ({ issuedAt }) => date(issuedAt) },
        {
          key: 'order',
          header: t`Zeichnung`,
          cell: ({ order }) => (
            <Link href={pathTo('/order-details/$uuid', { uuid: order.tokenValue })}>
              {order.number ?? order.tokenValue}
            </Link>
          ),
        },
        { key: 'total', header: t`Betrag`, align: 'end', cell: ({ total }) => <Money cents={total} /> },
        {
          key: 'file',
          header: t`Datei`,
          headerHidden: true,
          align: 'end',
          cell: (invoice) => (
            <Button
              variant="quiet"
              size="sm"
              busy={saving === invoice.id}
              busyLabel={t`Wird geladen`}
              aria-label={t`Abrechnung ${invoice.number} als PDF speichern`}
              onPress={() => onSave(invoice)}
            >
              PDF
            </Button>
          ),
        },
      ]}
    />
  );
  return (
    <AccountLayout current="invoices">
      <PageHeader
        title={<Trans>Abrechnungen</Trans>}
        lede={<Trans>Die Abrechnungen Ihrer Zeichnungen, als PDF.</Trans>}
        actions={all?.length !== 0 && <ExportButtons {...exporting} rows={rows} />}
      />
      <ExportProgress {...exporting} today={today} />
      <Card padded={false}>
        <PaperList
          {...papers}
          paperOf={paperOfInvoice}
          failed={t`Ihre Abrechnungen konnten nicht geladen werden.`}
          empty={
            <EmptyState title={t`Noch keine Abrechnung`}>
              <Trans>Sobald Ihre erste Zeichnung abgerechnet ist, finden Sie die Abrechnung hier.</Trans>
            </EmptyState>
          }
        >
          {table}
        </PaperList>
      </Card>
    </AccountLayout>
  );
}

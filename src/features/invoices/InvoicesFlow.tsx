import type { ReactNode } from 'react';
import { useExport } from '#app/export/useExport.ts';
import { invoices } from '#app/reads/invoices.ts';
import { useInvoiceDownload } from '#app/useInvoiceDownload.ts';
import { usePapers } from '#app/usePapers.ts';
import { useToday } from '#app/useToday.ts';
import { exportedInvoices } from './exportedInvoices.ts';
import { InvoicesView } from './views/InvoicesView.tsx';

/** `/invoices`. */
export function InvoicesFlow(): ReactNode {
  const papers = usePapers('/invoices', invoices, useInvoiceDownload());
  return <InvoicesView {...papers} exporting={useExport(exportedInvoices, papers.asked)} today={useToday()} />;
}

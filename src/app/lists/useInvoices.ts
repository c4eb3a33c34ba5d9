import type { InvoicesProps } from '#components/papers/InvoicesPage.tsx';
import type { Invoice } from '#domain/shop/order.ts';
import { useInvoiceDownload } from '../downloads/useInvoiceDownload.ts';
import type { ExportList } from '../export/list.ts';
import { useExport } from '../export/useExport.ts';
import { useToday } from '../page/useToday.ts';
import { invoices } from '../reads/invoices.ts';
import { usePapers } from './usePapers.ts';

export function useInvoices(exported: ExportList<Invoice>): InvoicesProps {
  const papers = usePapers('/invoices', invoices, useInvoiceDownload());
  return { ...papers, exporting: useExport(exported, papers.asked), today: useToday() };
}

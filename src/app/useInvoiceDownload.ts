import { downloadInvoice } from '#api/invoices.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { useApp } from './app.ts';
import { useDownload } from './useDownload.ts';

/** Saves invoices; where the shop proposes no name for the file, it has the invoice's number. */
export function useInvoiceDownload() {
  const { http } = useApp();
  return useDownload<Invoice>({
    read: ({ id }, signal) => downloadInvoice(http, id, signal),
    nameOf: ({ number }) => `${number}.pdf`,
  });
}

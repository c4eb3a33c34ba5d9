import { downloadInvoice } from '#api/invoices.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { useApp } from '../app.ts';
import { useDownload } from './useDownload.ts';

/** Saves invoices; the invoice's number is the file name if the shop proposes none. */
export function useInvoiceDownload() {
  const { http } = useApp();
  return useDownload<Invoice>({
    read: ({ id }, signal) => downloadInvoice(http, id, signal),
    nameOf: ({ number }) => `${number}.pdf`,
  });
}

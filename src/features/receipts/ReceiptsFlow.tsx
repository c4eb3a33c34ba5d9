import type { ReactNode } from 'react';
import { useInvoices } from '#app/useInvoices.ts';
import { exportedReceipts } from './exportedReceipts.ts';
import { ReceiptsView } from './views/ReceiptsView.tsx';

/** `/invoices` of the marketplace. */
export function ReceiptsFlow(): ReactNode {
  return <ReceiptsView {...useInvoices(exportedReceipts)} />;
}

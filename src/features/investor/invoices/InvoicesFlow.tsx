import type { ReactNode } from 'react';
import { useInvoices } from '#app/lists/useInvoices.ts';
import { exportedInvoices } from './exportedInvoices.ts';
import { InvoicesView } from './views/InvoicesView.tsx';

export function InvoicesFlow(): ReactNode {
  return <InvoicesView {...useInvoices(exportedInvoices)} />;
}

import type { ReactNode } from 'react';
import { useInvoices } from '#app/lists/useInvoices.ts';
import { exportedMarketInvoices } from './exportedMarketInvoices.ts';
import { MarketInvoicesView } from './views/MarketInvoicesView.tsx';

/** `/invoices` of the marketplace. */
export function MarketInvoicesFlow(): ReactNode {
  return <MarketInvoicesView {...useInvoices(exportedMarketInvoices)} />;
}

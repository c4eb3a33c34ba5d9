import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useExport } from '#app/export/useExport.ts';
import { customer } from '#app/reads/customer.ts';
import { useResource } from '#app/useResource.ts';
import { useToday } from '#app/useToday.ts';
import { exportedLedger } from './exportedLedger.ts';
import { holdings, ledger } from './reads.ts';
import { WalletView } from './views/WalletView.tsx';

/** `/account/wallet`. */
export function WalletFlow(): ReactNode {
  const { resources } = useApp();
  return (
    <WalletView
      customer={useResource(resources.of(customer))}
      holdings={useResource(resources.of(holdings))}
      ledger={useResource(resources.of(ledger))}
      exporting={useExport(exportedLedger)}
      today={useToday()}
    />
  );
}

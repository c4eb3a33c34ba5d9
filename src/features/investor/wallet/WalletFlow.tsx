import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useExport } from '#app/export/useExport.ts';
import { useListAddress } from '#app/lists/useListAddress.ts';
import { useScrollPosition } from '#app/lists/useScrollPosition.ts';
import { useToday } from '#app/page/useToday.ts';
import { customer } from '#app/reads/customer.ts';
import { holdings } from '#app/reads/holdings.ts';
import { useGrowing } from '#app/resources/useGrowing.ts';
import { useResource } from '#app/resources/useResource.ts';
import { exportedLedger } from './exportedLedger.ts';
import { ledger } from './reads.ts';
import { WalletView } from './views/WalletView.tsx';

export function WalletFlow(): ReactNode {
  const { resources } = useApp();
  const { asked, limit, show } = useListAddress('/account/wallet');
  const { part, ...read } = useGrowing(resources.of(ledger));
  const person = useResource(resources.of(customer));
  const held = useResource(resources.of(holdings));
  useScrollPosition([person, held, read].every(({ data }) => data !== null));
  return (
    <WalletView
      customer={person}
      holdings={held}
      ledger={{ read, part, asked, limit, onShow: show }}
      exporting={useExport(exportedLedger, asked)}
      today={useToday()}
    />
  );
}

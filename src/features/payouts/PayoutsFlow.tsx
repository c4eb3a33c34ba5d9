import { type ReactNode, useState } from 'react';
import { downloadTaxFile } from '#api/taxFile.ts';
import { useApp } from '#app/app.ts';
import { useExport } from '#app/export/useExport.ts';
import { payouts } from '#app/reads/payouts.ts';
import { useDownload } from '#app/useDownload.ts';
import { useListAddress } from '#app/useListAddress.ts';
import { useResource } from '#app/useResource.ts';
import { useToday } from '#app/useToday.ts';
import { exportedPayouts } from './exportedPayouts.ts';
import { PayoutsView } from './views/PayoutsView.tsx';
import type { TaxFile } from './views/TaxFilePart.tsx';

export function PayoutsFlow(): ReactNode {
  const { http, resources } = useApp();
  const today = useToday();
  const { asked, limit, show } = useListAddress('/account/payments');
  const [lacksTaxFile, setLacking] = useState(false);
  const { saving, save } = useDownload<TaxFile>({
    read: (file, signal) => downloadTaxFile(http, file, signal),
    nameOf: ({ year, format }) => `${year}.${format}`,
    onLacking: () => setLacking(true),
  });
  return (
    <PayoutsView
      read={useResource(resources.of(payouts))}
      today={today}
      asked={asked}
      limit={limit}
      onShow={show}
      saving={saving}
      lacksTaxFile={lacksTaxFile}
      exporting={useExport(exportedPayouts, asked)}
      onSave={save}
    />
  );
}

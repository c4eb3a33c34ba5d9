import { type ReactNode, useState } from 'react';
import { downloadTaxFile } from '#api/taxFile.ts';
import { useApp } from '#app/app.ts';
import { useDownload } from '#app/downloads/useDownload.ts';
import { useExport } from '#app/export/useExport.ts';
import { useListAddress } from '#app/lists/useListAddress.ts';
import { useToday } from '#app/page/useToday.ts';
import { payouts } from '#app/reads/payouts.ts';
import { useResource } from '#app/resources/useResource.ts';
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

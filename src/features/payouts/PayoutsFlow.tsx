import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { downloadTaxFile } from '#api/payouts.ts';
import { useApp } from '#app/app.ts';
import { useExport } from '#app/export/useExport.ts';
import { payouts } from '#app/reads/payouts.ts';
import { useDownload } from '#app/useDownload.ts';
import { useResource } from '#app/useResource.ts';
import { useScreenSearch } from '#app/useScreen.ts';
import { useToday } from '#app/useToday.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { exportedPayouts } from './exportedPayouts.ts';
import { PayoutsView } from './views/PayoutsView.tsx';
import type { TaxFile } from './views/TaxFilePart.tsx';

/** `/account/payments`: year and security stand in the address, so that they can be shared and come back. */
export function PayoutsFlow(): ReactNode {
  const { http, resources } = useApp();
  const navigate = useNavigate();
  const today = useToday();
  const { year = '', product = '' } = useScreenSearch('/account/payments');
  const { saving, save } = useDownload<TaxFile>({
    read: (file, signal) => downloadTaxFile(http, file, signal),
    nameOf: ({ year, format }) => `${year}.${format}`,
  });
  return (
    <PayoutsView
      read={useResource(resources.of(payouts))}
      today={today}
      year={/^\d{4}$/.test(year) ? Number(year) : null}
      product={product}
      saving={saving}
      exporting={useExport(exportedPayouts)}
      onChoose={(choice) => navigate({ href: pathTo('/account/payments', undefined, { ...choice }), replace: true })}
      onSave={save}
    />
  );
}

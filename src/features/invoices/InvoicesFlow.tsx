import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useExport } from '#app/export/useExport.ts';
import { invoices } from '#app/reads/invoices.ts';
import { rowsShown } from '#app/rowsShown.ts';
import { useInvoiceDownload } from '#app/useInvoiceDownload.ts';
import { usePlace } from '#app/usePlace.ts';
import { useResource } from '#app/useResource.ts';
import { useScreenSearch } from '#app/useScreen.ts';
import { useToday } from '#app/useToday.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { exportedInvoices } from './exportedInvoices.ts';
import { InvoicesView } from './views/InvoicesView.tsx';

/** `/invoices`: year and security stand in the address, so that they can be shared and come back. */
export function InvoicesFlow(): ReactNode {
  const { resources } = useApp();
  const navigate = useNavigate();
  const { limit, ...asked } = useScreenSearch('/invoices');
  const read = useResource(resources.of(invoices));
  usePlace(read.data !== null);
  const { saving, save } = useInvoiceDownload();
  return (
    <InvoicesView
      read={read}
      asked={asked}
      onChoose={(choice) => navigate({ href: pathTo('/invoices', undefined, { ...choice }), replace: true })}
      limit={rowsShown(limit)}
      onMore={(choice, rows) =>
        navigate({ href: pathTo('/invoices', undefined, { ...choice, limit: String(rows) }), replace: true })
      }
      saving={saving?.id ?? null}
      onSave={save}
      exporting={useExport(exportedInvoices)}
      today={useToday()}
    />
  );
}

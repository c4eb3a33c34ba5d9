import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { invoices } from '#app/reads/invoices.ts';
import { useInvoiceDownload } from '#app/useInvoiceDownload.ts';
import { useResource } from '#app/useResource.ts';
import { InvoicesView } from './views/InvoicesView.tsx';

/** `/invoices`. */
export function InvoicesFlow(): ReactNode {
  const { resources } = useApp();
  const { saving, save } = useInvoiceDownload();
  return <InvoicesView read={useResource(resources.of(invoices))} saving={saving?.id ?? null} onSave={save} />;
}

import type { ReactNode } from 'react';
import { downloadInvoice } from '#api/invoices.ts';
import { useApp } from '#app/app.ts';
import { invoices } from '#app/reads/invoices.ts';
import { useDownload } from '#app/useDownload.ts';
import { useResource } from '#app/useResource.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { InvoicesView } from './views/InvoicesView.tsx';

/** `/invoices`. */
export function InvoicesFlow(): ReactNode {
  const { http, resources } = useApp();
  const { saving, save } = useDownload<Invoice>({
    read: ({ id }, signal) => downloadInvoice(http, id, signal),
    nameOf: ({ number }) => `${number}.pdf`,
  });
  return <InvoicesView read={useResource(resources.of(invoices))} saving={saving?.id ?? null} onSave={save} />;
}

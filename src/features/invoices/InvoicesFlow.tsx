import type { ReactNode } from 'react';
import { downloadInvoice } from '#api/invoices.ts';
import { useApp } from '#app/app.ts';
import { invoices } from '#app/reads/invoices.ts';
import { useDownload } from '#app/useDownload.ts';
import { useResource } from '#app/useResource.ts';
import { InvoicesView } from './views/InvoicesView.tsx';

/** `/invoices`. */
export function InvoicesFlow(): ReactNode {
  const { http, resources } = useApp();
  const { saving, save } = useDownload<number>((id, signal) => downloadInvoice(http, id, signal));
  return (
    <InvoicesView
      read={useResource(resources.of(invoices))}
      saving={saving}
      onSave={({ id, number }) => save(id, `${number}.pdf`)}
    />
  );
}

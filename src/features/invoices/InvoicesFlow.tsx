import { downloadInvoice } from '#api/invoices.ts';
import { useApp } from '#app/app.tsx';
import { useDownload } from '#app/useDownload.ts';
import { useRead } from '#app/useRead.ts';
import { InvoicesView } from './views/InvoicesView.tsx';

/** `/invoices`. */
export function InvoicesFlow() {
  const { http, resources } = useApp();
  const { saving, save } = useDownload<number>((id, signal) => downloadInvoice(http, id, signal));
  return (
    <InvoicesView
      read={useRead(resources.of('invoices'))}
      saving={saving}
      onSave={({ id, number }) => save(id, `${number}.pdf`)}
    />
  );
}

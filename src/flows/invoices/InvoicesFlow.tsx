import { downloadInvoice } from '#api/invoices.ts';
import { InvoicesView } from '#views/invoices/InvoicesView.tsx';
import { useApp } from '../app.tsx';
import { useDownload } from '../useDownload.ts';
import { useRead } from '../useRead.ts';

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

import { useParams } from '@tanstack/react-router';
import { downloadInvoice } from '#api/invoices.ts';
import { OrderDetailsView } from '#views/orderDetails/OrderDetailsView.tsx';
import { useApp } from '../app.tsx';
import { useDownload } from '../useDownload.ts';
import { useRead } from '../useRead.ts';

/** `/order-details/{uuid}`: the uuid is the order's token value. */
export function OrderDetailsFlow() {
  const { http, resources } = useApp();
  const { uuid } = useParams({ from: '/account-required/order-details/$uuid' });
  const { saving, save } = useDownload<number>((id, signal) => downloadInvoice(http, id, signal));
  return (
    <OrderDetailsView
      order={useRead(resources.of('order', uuid))}
      invoices={useRead(resources.of('invoices'))}
      saving={saving}
      onSave={({ id, number }) => save(id, `${number}.pdf`)}
    />
  );
}

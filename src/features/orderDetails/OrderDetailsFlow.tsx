import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { downloadInvoice } from '#api/invoices.ts';
import { useApp } from '#app/app.tsx';
import { PayNow } from '#app/payment/PayNow.tsx';
import { useDownload } from '#app/useDownload.ts';
import { useResource } from '#app/useResource.ts';
import { OrderDetailsView } from './views/OrderDetailsView.tsx';

/** `/order-details/{uuid}`: the uuid is the order's token value. */
export function OrderDetailsFlow() {
  const { uuid } = useParams({ from: '/account-required/order-details/$uuid' });
  return <OrderDetails key={uuid} tokenValue={uuid} />;
}

function OrderDetails({ tokenValue }: { tokenValue: string }) {
  const { http, resources } = useApp();
  const { saving, save } = useDownload<number>((id, signal) => downloadInvoice(http, id, signal));
  const order = useResource(resources.of('order', tokenValue));
  const invoices = useResource(resources.of('invoices'));
  const [paying, setPaying] = useState(false);
  if (paying) return <PayNow tokenValue={tokenValue} onDetails={() => setPaying(false)} />;
  return (
    <OrderDetailsView
      order={order}
      invoices={invoices}
      saving={saving}
      onSave={({ id, number }) => save(id, `${number}.pdf`)}
      onPay={() => setPaying(true)}
    />
  );
}

import { type ReactNode, useState } from 'react';
import { downloadInvoice } from '#api/invoices.ts';
import { useApp } from '#app/app.ts';
import { PayNow } from '#app/payment/PayNow.tsx';
import { invoices } from '#app/reads/invoices.ts';
import { order } from '#app/reads/order.ts';
import { useDownload } from '#app/useDownload.ts';
import { useResource } from '#app/useResource.ts';
import { useScreenParams } from '#app/useScreen.ts';
import type { Invoice } from '#domain/shop/order.ts';
import { OrderDetailsView } from './views/OrderDetailsView.tsx';

/** `/order-details/{uuid}`: the uuid is the order's token value. */
export function OrderDetailsFlow(): ReactNode {
  const { uuid } = useScreenParams('/order-details/$uuid');
  return <OrderDetails key={uuid} tokenValue={uuid} />;
}

function OrderDetails({ tokenValue }: { tokenValue: string }) {
  const { http, resources } = useApp();
  const { saving, save } = useDownload<Invoice>({
    read: ({ id }, signal) => downloadInvoice(http, id, signal),
    nameOf: ({ number }) => `${number}.pdf`,
  });
  const details = useResource(resources.of(order, tokenValue));
  const issued = useResource(resources.of(invoices));
  const [paying, setPaying] = useState(false);
  if (paying) return <PayNow tokenValue={tokenValue} onDetails={() => setPaying(false)} />;
  return (
    <OrderDetailsView
      order={details}
      invoices={issued}
      saving={saving?.id ?? null}
      onSave={save}
      onPay={() => setPaying(true)}
    />
  );
}

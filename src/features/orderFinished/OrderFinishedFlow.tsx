import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '#app/app.tsx';
import { PayNow } from '#app/payment/PayNow.tsx';
import { useResource } from '#app/useResource.ts';
import { OrderFinishedView } from './views/OrderFinishedView.tsx';

/** `/orders/{uuid}/finish`: the thank-you page; `uuid` is the order's token value. */
export function OrderFinishedFlow() {
  const { uuid } = useParams({ from: '/account-required/orders/$uuid/finish' });
  return <Finished key={uuid} tokenValue={uuid} />;
}

function Finished({ tokenValue }: { tokenValue: string }) {
  const { resources } = useApp();
  const read = useResource(resources.of('order', tokenValue));
  const [paying, setPaying] = useState(false);
  if (paying) return <PayNow tokenValue={tokenValue} />;
  return <OrderFinishedView read={read} tokenValue={tokenValue} onPay={() => setPaying(true)} />;
}

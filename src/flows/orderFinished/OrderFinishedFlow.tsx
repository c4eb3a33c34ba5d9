import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { OrderFinishedView } from '#views/orderFinished/OrderFinishedView.tsx';
import { useApp } from '../app.tsx';
import { PayNow } from '../PayNow.tsx';
import { useRead } from '../useRead.ts';

/** `/orders/{uuid}/finish`: the thank-you page; `uuid` is the order's token value. */
export function OrderFinishedFlow() {
  const { uuid } = useParams({ from: '/account-required/orders/$uuid/finish' });
  return <Finished key={uuid} tokenValue={uuid} />;
}

function Finished({ tokenValue }: { tokenValue: string }) {
  const { resources } = useApp();
  const read = useRead(resources.of('order', tokenValue));
  const [paying, setPaying] = useState(false);
  if (paying) return <PayNow tokenValue={tokenValue} />;
  return <OrderFinishedView read={read} tokenValue={tokenValue} onPay={() => setPaying(true)} />;
}

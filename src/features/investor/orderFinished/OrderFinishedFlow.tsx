import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { useCodeDownload } from '#app/downloads/useCodeDownload.ts';
import { NotFound } from '#app/page/NotFound.tsx';
import { usePlace } from '#app/page/navigation.ts';
import { useScreenParams } from '#app/page/useScreen.ts';
import { useToday } from '#app/page/useToday.ts';
import { PayNow } from '#app/payment/PayNow.tsx';
import { customer } from '#app/reads/customer.ts';
import { order } from '#app/reads/order.ts';
import { useResource } from '#app/resources/useResource.ts';
import { OrderFinishedView } from './views/OrderFinishedView.tsx';

/** `/orders/{uuid}/finish`: the thank-you page; `uuid` is the order's token value. */
export function OrderFinishedFlow(): ReactNode {
  const { uuid } = useScreenParams('/orders/$uuid/finish');
  return <Finished key={uuid} tokenValue={uuid} />;
}

function Finished({ tokenValue }: { tokenValue: string }) {
  const { resources, settings } = useApp();
  const read = useResource(resources.of(order, tokenValue));
  const cameBack = usePlace(({ state }) => state.cameBack === true);
  const investor = useResource(resources.of(customer));
  const today = useToday();
  const code = useCodeDownload();
  const [paying, setPaying] = useState(false);
  if (paying) return <PayNow tokenValue={tokenValue} />;
  if (read.failure?.kind === 'notFound' && read.data === null) return <NotFound />;
  return (
    <OrderFinishedView
      read={read}
      tokenValue={tokenValue}
      cameBack={cameBack}
      onPay={() => setPaying(true)}
      onSaveCode={code.save}
      today={today}
      accountType={investor.data?.accountType ?? null}
      withdrawals={settings.withdrawals}
    />
  );
}

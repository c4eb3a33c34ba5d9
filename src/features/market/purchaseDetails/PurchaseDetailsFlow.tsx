import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { useCodeDownload } from '#app/downloads/useCodeDownload.ts';
import { NotFound } from '#app/page/NotFound.tsx';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { useToday } from '#app/page/useToday.ts';
import { PurchasePayment } from '#app/payment/PurchasePayment.tsx';
import { customer } from '#app/reads/customer.ts';
import { order } from '#app/reads/order.ts';
import { useResource } from '#app/resources/useResource.ts';
import { ThanksView } from './views/ThanksView.tsx';

/** `/thank-you-for-offline-payment?token=…`: thanks, and the further course of the purchase. */
export function ThanksFlow(): ReactNode {
  const { token } = useScreenSearch('/thank-you-for-offline-payment');
  return token ? <Thanks key={token} tokenValue={token} /> : <NotFound />;
}

function Thanks({ tokenValue }: { tokenValue: string }) {
  const { resources, settings } = useApp();
  const read = useResource(resources.of(order, tokenValue));
  const buyer = useResource(resources.of(customer));
  const today = useToday();
  const code = useCodeDownload();
  const [paying, setPaying] = useState(false);
  if (paying) return <PurchasePayment tokenValue={tokenValue} returned={null} />;
  if (read.failure?.kind === 'notFound' && read.data === null) return <NotFound />;
  return (
    <ThanksView
      read={read}
      today={today}
      accountType={buyer.data?.accountType ?? null}
      withdrawals={settings.withdrawals}
      onPay={() => setPaying(true)}
      onSaveCode={code.save}
    />
  );
}

/** `/payment/success?token=…`: return URL for the payment provider. The shop decides the result of the payment. */
export function PaymentSuccessFlow(): ReactNode {
  const { token } = useScreenSearch('/payment/success');
  return <PurchasePayment key={token} tokenValue={token ?? ''} returned="success" />;
}

/** `/payment/cancel?token=…`: return URL after a cancelled payment. */
export function PaymentCancelFlow(): ReactNode {
  const { token } = useScreenSearch('/payment/cancel');
  return <PurchasePayment key={token} tokenValue={token ?? ''} returned="cancel" />;
}

import { type ReactNode, useState } from 'react';
import { useApp } from '#app/app.ts';
import { useCodeDownload } from '#app/downloads/useCodeDownload.ts';
import { useInvoiceDownload } from '#app/downloads/useInvoiceDownload.ts';
import { NotFound } from '#app/page/NotFound.tsx';
import { useScreenParams } from '#app/page/useScreen.ts';
import { useToday } from '#app/page/useToday.ts';
import { MethodChange } from '#app/payment/MethodChange.tsx';
import { PayNow } from '#app/payment/PayNow.tsx';
import { customer } from '#app/reads/customer.ts';
import { order } from '#app/reads/order.ts';
import { orderInvoices } from '#app/reads/orderInvoices.ts';
import { useResource } from '#app/resources/useResource.ts';
import { changeablePaymentOf } from '#domain/order/payment.ts';
import type { Order } from '#domain/shop/order.ts';
import { OrderDetailsView } from './views/OrderDetailsView.tsx';

/** `/order-details/{uuid}`: the uuid is the order's token value. */
export function OrderDetailsFlow(): ReactNode {
  const { uuid } = useScreenParams('/order-details/$uuid');
  return <OrderDetails key={uuid} tokenValue={uuid} />;
}

function OrderDetails({ tokenValue }: { tokenValue: string }) {
  const { resources, settings } = useApp();
  const { saving, save } = useInvoiceDownload();
  const details = useResource(resources.of(order, tokenValue));
  const issued = useResource(resources.of(orderInvoices, tokenValue));
  const investor = useResource(resources.of(customer));
  const today = useToday();
  const code = useCodeDownload();
  const [paying, setPaying] = useState(false);
  if (paying) return <PayNow tokenValue={tokenValue} onDetails={() => setPaying(false)} />;
  if (details.failure?.kind === 'notFound') return <NotFound />;
  return (
    <OrderDetailsView
      order={details}
      invoices={issued}
      saving={saving?.id ?? null}
      onSave={save}
      onPay={() => setPaying(true)}
      onSaveCode={code.save}
      today={today}
      accountType={investor.data?.accountType ?? null}
      withdrawals={settings.withdrawals}
      methodChange={details.data && methodChangeOf(details.data)}
    />
  );
}

function methodChangeOf(details: Order): ReactNode {
  const payment = changeablePaymentOf(details);
  const productCode = details.items[0]?.productCode;
  return payment && productCode ? <MethodChange order={details} payment={payment} productCode={productCode} /> : null;
}

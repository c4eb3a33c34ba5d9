import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { customer } from '#app/reads/customer.ts';
import { invoices } from '#app/reads/invoices.ts';
import { payouts } from '#app/reads/payouts.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { useInvoiceDownload } from '#app/useInvoiceDownload.ts';
import { useResource } from '#app/useResource.ts';
import { useToday } from '#app/useToday.ts';
import { AccountView } from './views/AccountView.tsx';

/** `/account`. */
export function AccountFlow(): ReactNode {
  const { resources } = useApp();
  const today = useToday();
  const { saving, save } = useInvoiceDownload();
  return (
    <AccountView
      read={useResource(resources.of(customer))}
      orders={useResource(resources.of(subscriptions))}
      payouts={useResource(resources.of(payouts))}
      invoices={useResource(resources.of(invoices))}
      today={today}
      saving={saving?.id ?? null}
      onSave={save}
    />
  );
}

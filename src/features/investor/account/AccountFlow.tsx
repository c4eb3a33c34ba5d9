import type { ReactNode } from 'react';
import { useApp } from '#app/app.ts';
import { useInvoiceDownload } from '#app/downloads/useInvoiceDownload.ts';
import { guardOf } from '#app/onboarding/guard.ts';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { useToday } from '#app/page/useToday.ts';
import { answers } from '#app/reads/answers.ts';
import { customer } from '#app/reads/customer.ts';
import { newestInvoices } from '#app/reads/newestInvoices.ts';
import { payouts } from '#app/reads/payouts.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { useGrowing } from '#app/resources/useGrowing.ts';
import { useResource } from '#app/resources/useResource.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { AccountView } from './views/AccountView.tsx';

export function AccountFlow(): ReactNode {
  const app = useApp();
  const { resources } = app;
  const { classified = '' } = useScreenSearch('/account');
  const today = useToday();
  const { saving, save } = useInvoiceDownload();
  return (
    <AccountView
      read={useResource(resources.of(customer))}
      orders={useGrowing(resources.of(subscriptions))}
      payouts={useResource(resources.of(payouts))}
      invoices={useResource(resources.of(newestInvoices))}
      answers={useResource(resources.of(answers))}
      classified={classified}
      onClassify={(wanted) => {
        // Path to return to after the reclassification.
        const path = pathTo('/account', undefined, { classified: wanted });
        guardOf(app).send({ type: 'path.requested', request: { path, purpose: 'home' } });
      }}
      today={today}
      saving={saving?.id ?? null}
      onSave={save}
    />
  );
}

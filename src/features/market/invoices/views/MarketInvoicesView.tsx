import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { InvoicesPage, type InvoicesProps } from '#components/papers/InvoicesPage.tsx';

/** `/invoices` of the marketplace: one invoice for each purchase of a work. */
export function MarketInvoicesView(props: InvoicesProps) {
  const { t } = useLingui();
  return (
    <InvoicesPage
      {...props}
      words={{
        title: t`Rechnungen`,
        lede: t`Die Rechnungen zu Ihren Käufen als PDF.`,
        failed: t`Ihre Rechnungen konnten nicht geladen werden.`,
        empty: {
          title: t`Noch keine Rechnung`,
          text: t`Sobald Ihr erster Kauf bezahlt ist, finden Sie die Rechnung hier.`,
        },
        about: t`Werk`,
        order: t`Kauf`,
        save: (number, isReversal) =>
          isReversal ? t`Stornorechnung ${number} als PDF speichern` : t`Rechnung ${number} als PDF speichern`,
      }}
      orderPath={(token) => pathTo('/thank-you-for-offline-payment', undefined, { token })}
    />
  );
}

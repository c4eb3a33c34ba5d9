import { useLingui } from '@lingui/react/macro';
import { pathTo } from '#components/links/pathTo.ts';
import { InvoicesPage, type InvoicesProps } from '#components/papers/InvoicesPage.tsx';

/** `/invoices` of an investor: the statements of the investor's orders. */
export function InvoicesView(props: InvoicesProps) {
  const { t } = useLingui();
  return (
    <InvoicesPage
      {...props}
      words={{
        title: t`Abrechnungen`,
        lede: t`Zu jeder bezahlten Zeichnung gibt es eine Abrechnung als PDF. Den Status „Abgerechnet“ hat die Zeichnung erst, wenn ihre Token eingetragen sind.`,
        failed: t`Ihre Abrechnungen konnten nicht geladen werden.`,
        empty: {
          title: t`Noch keine Abrechnung`,
          text: t`Sobald Ihre erste Zeichnung bezahlt ist, finden Sie die Abrechnung hier.`,
        },
        about: t`Wertpapier`,
        order: t`Zeichnung`,
        save: (number, isReversal) =>
          isReversal ? t`Rückabrechnung ${number} als PDF speichern` : t`Abrechnung ${number} als PDF speichern`,
      }}
      orderPath={(uuid) => pathTo('/order-details/$uuid', { uuid })}
    />
  );
}

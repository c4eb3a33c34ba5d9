import { Trans, useLingui } from '@lingui/react/macro';
import { OrderButton, type Ordering } from '#components/review/OrderButton.tsx';

export function OrderButtonView(ordering: Ordering) {
  const { t } = useLingui();
  return (
    <OrderButton
      {...ordering}
      words={{
        placing: t`Ihre Zeichnung wird übermittelt`,
        leaving: t`Zeichnung wird abgebrochen`,
        checking: t`Der Status wird abgefragt`,
        repriced: (
          <Trans>
            Der Gesamtbetrag hat sich gerade geändert; es wurde noch nichts bestellt. Bitte prüfen Sie ihn, bevor Sie
            bestellen.
          </Trans>
        ),
        uncertain: (
          <Trans>
            Ob Ihre Zeichnung angekommen ist, wissen wir noch nicht. Wir fragen zuerst nach: Es wird nichts doppelt
            gezeichnet.
          </Trans>
        ),
        check: <Trans>Status der Zeichnung abfragen</Trans>,
      }}
    />
  );
}

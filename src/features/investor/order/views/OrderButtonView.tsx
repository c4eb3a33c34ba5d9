import { Trans, useLingui } from '@lingui/react/macro';
import { OrderButton, type Ordering } from '#components/review/OrderButton.tsx';
import type { Cents } from '#domain/shop/fields.ts';
import { useFormat } from '#i18n/useFormat.ts';

export interface OrderButtonViewProps extends Omit<Ordering, 'repriced'> {
  /** Total of the order in cents. */
  total: Cents;
  /** Total that the investor saw before the shop changed it; null if it is unchanged. */
  totalBefore: Cents | null;
}

export function OrderButtonView({ total, totalBefore, ...ordering }: OrderButtonViewProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  return (
    <OrderButton
      {...ordering}
      repriced={totalBefore !== null}
      words={{
        placing: t`Ihre Zeichnung wird übermittelt`,
        leaving: t`Zeichnung wird abgebrochen`,
        checking: t`Der Status wird abgefragt`,
        repriced: totalBefore !== null && (
          <Trans>
            Der Gesamtbetrag hat sich gerade von {money(totalBefore)} auf {money(total)} geändert; es wurde noch nichts
            bestellt. Bitte prüfen Sie ihn, bevor Sie bestellen.
          </Trans>
        ),
        uncertain: (
          <Trans>
            Wir wissen noch nicht, ob Ihre Zeichnung angekommen ist. Das prüfen wir zuerst; es wird nichts doppelt
            gezeichnet.
          </Trans>
        ),
        check: <Trans>Status der Zeichnung abfragen</Trans>,
      }}
    />
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { OrderButton, type Ordering } from '#components/review/OrderButton.tsx';
import classes from './purchase.module.css';
import { RepricedText } from './Repriced.tsx';

/** The button that orders a work. */
export function OrderButtonView(ordering: Ordering) {
  const { t } = useLingui();
  return (
    <div className={classes.order}>
      <OrderButton
        {...ordering}
        words={{
          placing: t`Ihre Bestellung wird übermittelt`,
          leaving: t`Kauf wird abgebrochen`,
          checking: t`Wir sehen nach, wie es steht`,
          repriced: <RepricedText />,
          uncertain: (
            <Trans>
              Ob Ihre Bestellung angekommen ist, wissen wir noch nicht. Wir fragen zuerst nach: Es wird nichts doppelt
              bestellt.
            </Trans>
          ),
          check: <Trans>Nachsehen, ob sie da ist</Trans>,
        }}
      />
    </div>
  );
}

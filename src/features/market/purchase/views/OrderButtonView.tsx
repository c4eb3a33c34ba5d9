import { Trans, useLingui } from '@lingui/react/macro';
import { OrderButton, type Ordering } from '#components/review/OrderButton.tsx';
import type { Repricing } from '#machines/flows/purchase/types.ts';
import classes from './purchase.module.css';
import { Reissued, RepricedText } from './Repriced.tsx';

export interface OrderButtonViewProps extends Omit<Ordering, 'repriced'> {
  repricing: Repricing | null;
  /** Code of the work if it has changed since its page was read; else null. */
  reissued: string | null;
}

export function OrderButtonView({ repricing, reissued, ...ordering }: OrderButtonViewProps) {
  const { t } = useLingui();
  return (
    <div className={classes.order}>
      {reissued !== null && <Reissued productCode={reissued} />}
      <OrderButton
        {...ordering}
        repriced={repricing !== null}
        words={{
          placing: t`Ihre Bestellung wird übermittelt`,
          leaving: t`Kauf wird abgebrochen`,
          checking: t`Status wird geprüft`,
          repriced: repricing && <RepricedText {...repricing} />,
          uncertain: (
            <Trans>
              Wir wissen noch nicht, ob Ihre Bestellung angekommen ist. Das prüfen wir zuerst; es wird nichts doppelt
              bestellt.
            </Trans>
          ),
          check: <Trans>Prüfen, ob die Bestellung angekommen ist</Trans>,
        }}
      />
    </div>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Steps } from '#ui/Steps.tsx';
import classes from './order.module.css';

export type OrderStepName = 'token' | 'addresses' | 'payment-methods' | 'confirmation';

export interface OrderStepProps {
  step: OrderStepName;
  state: 'done' | 'current' | 'open';
  /** Where the step can be looked at again. */
  href?: string;
}

export interface OrderLayoutViewProps {
  steps: readonly OrderStepProps[];
  /**
   * What is subscribed to, beside the step; on phones its total stands in a bar at the lower edge instead. Null without
   * a product.
   */
  summary: ReactNode;
  /** Shows the summary on phones too, after the step: where it stands above the order button. */
  summaryAlways?: boolean;
  /** The order is being given up. */
  leaving: boolean;
  /** Null while there is nothing to give up. */
  onLeave: (() => void) | null;
  children: ReactNode;
}

/** What stands around every step of a subscription: where one is, what it is about, and the way out. */
export function OrderLayoutView(props: OrderLayoutViewProps) {
  const { steps, summary, summaryAlways = false, leaving, onLeave, children } = props;
  const { t } = useLingui();
  const names: Record<OrderStepName, string> = {
    token: t`Anlage`,
    addresses: t`Anschrift`,
    'payment-methods': t`Zahlungsart`,
    confirmation: t`Prüfen`,
  };
  const place = steps.findIndex(({ state }) => state === 'current') + 1;
  return (
    <div className={`row page ${classes.process}`}>
      <div className={classes.steps}>
        <Steps
          steps={steps.map(({ step, state, href }) => ({ label: names[step], state, href }))}
          labels={{
            steps: t`Schritte der Zeichnung`,
            done: t`erledigt`,
            position: t`Schritt ${place} von ${steps.length}`,
          }}
        />
      </div>
      <div className={`${classes.content} split`}>
        <div className={classes.step}>{children}</div>
        {summary && (
          <Card as="aside" aria-label={t`Ihre Zeichnung`} className={`sticky ${summaryAlways ? '' : 'wide-only'}`}>
            <div className={classes.summary}>{summary}</div>
          </Card>
        )}
      </div>
      {onLeave && (
        <div className={classes.leave}>
          <Button variant="quiet" size="sm" busy={leaving} busyLabel={t`Zeichnung wird abgebrochen`} onPress={onLeave}>
            <Trans>Zeichnung abbrechen</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FlowLayout } from '#components/steps/FlowLayout.tsx';
import type { FlowStep } from '#components/steps/FlowSteps.tsx';
import type { OrderStep } from '#machines/order/types.ts';
import { Card } from '#ui/Card.tsx';
import classes from './order.module.css';

export interface OrderLayoutStep extends Omit<FlowStep, 'label'> {
  step: OrderStep;
}

export interface OrderLayoutViewProps {
  steps: readonly OrderLayoutStep[];
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
  const names: Record<OrderStep, string> = {
    token: t`Anlage`,
    declarations: t`Erklärungen`,
    addresses: t`Anschrift`,
    'payment-methods': t`Zahlungsart`,
    confirmation: t`Prüfen`,
  };
  const aside = summary && (
    <Card as="aside" aria-label={t`Ihre Zeichnung`} className={`sticky ${summaryAlways ? '' : 'wide-only'}`}>
      <div className={classes.summary}>{summary}</div>
    </Card>
  );
  return (
    <FlowLayout
      label={t`Schritte der Zeichnung`}
      steps={steps.map(({ step, ...state }) => ({ label: names[step], ...state }))}
      aside={aside}
      leave={
        onLeave && {
          label: t`Zeichnung abbrechen`,
          busy: leaving,
          busyLabel: t`Zeichnung wird abgebrochen`,
          onLeave,
        }
      }
    >
      {children}
    </FlowLayout>
  );
}

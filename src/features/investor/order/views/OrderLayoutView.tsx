import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FlowLayout } from '#components/steps/FlowLayout.tsx';
import type { FlowStep } from '#components/steps/FlowSteps.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { OrderStep } from '#machines/flows/order/types.ts';
import { Card } from '#ui/Card.tsx';
import type { Sums } from './OrderSummaryView.tsx';
import classes from './order.module.css';

export interface OrderLayoutStep extends Omit<FlowStep, 'label'> {
  step: OrderStep;
}

export interface OrderLayoutViewProps {
  /** Empty if nothing can be ordered. */
  steps: readonly OrderLayoutStep[];
  /** Product and sum for the page's header, at every width; null without a product. */
  about: ({ name: string } & Sums) | null;
  /** Full summary beside the step, if there is room; null without a product. */
  summary: ReactNode;
  /** True to show the summary on phones too, after the step: there it is above the order button. */
  summaryAlways?: boolean;
  /** True while the order is being cancelled. */
  leaving: boolean;
  /** Null if there is nothing to cancel. */
  onLeave: (() => void) | null;
  children: ReactNode;
}

/** Frame of every step of an order: progress, product and sum, and the button that cancels the order. */
export function OrderLayoutView(props: OrderLayoutViewProps) {
  const { steps, about, summary, summaryAlways = false, leaving, onLeave, children } = props;
  const { t } = useLingui();
  const names: Record<OrderStep, string> = {
    token: t`Betrag`,
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
      about={about && { name: about.name, detail: <Sum {...about} /> }}
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

/** Total that the shop confirmed; before that, the expected total. */
function Sum({ order, expected }: Sums) {
  const { money } = useFormat();
  if (order) return money(order.total);
  return expected !== null && money(expected);
}

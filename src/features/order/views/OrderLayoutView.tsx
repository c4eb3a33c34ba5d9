import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FlowLayout } from '#components/steps/FlowLayout.tsx';
import type { FlowStep } from '#components/steps/FlowSteps.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { OrderStep } from '#machines/order/types.ts';
import { Card } from '#ui/Card.tsx';
import classes from './order.module.css';
import type { Sums } from './SummaryView.tsx';

export interface OrderLayoutStep extends Omit<FlowStep, 'label'> {
  step: OrderStep;
}

export interface OrderLayoutViewProps {
  /** None where nothing can be ordered. */
  steps: readonly OrderLayoutStep[];
  /** What is subscribed to and for how much, in the page's header at every width. Null without a product. */
  about: ({ name: string } & Sums) | null;
  /** The same in full, beside the step where there is room. Null without a product. */
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

/** What it costs: as the shop confirmed it, else as it can be expected. */
function Sum({ order, expected }: Sums) {
  const { money } = useFormat();
  if (order) return money(order.total);
  return expected !== null && <Trans>voraussichtlich {money(expected)}</Trans>;
}

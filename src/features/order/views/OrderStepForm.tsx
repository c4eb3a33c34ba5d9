import { Trans, useLingui } from '@lingui/react/macro';
import { StepForm, type StepFormProps } from '#components/steps/StepForm.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StepFailureView } from './StepFailureView.tsx';

/** After a reload or a failure the shop is asked how the order stands; or the order is being given up. */
export type Errand = 'checking' | 'cancelling';

/** What every step is told of the order. */
export interface OrderStepProps {
  /** The order as the shop confirmed it, for the bar on phones. */
  order: Order | null;
  /** A call without a good answer: the way on is then to try again. */
  failed: Failure | null;
  busy: boolean;
  /** What the step is busy with that is not its own. */
  pendingReason: Errand | null;
  onRetry: () => void;
}

export interface OrderStepFormProps extends OrderStepProps, Omit<StepFormProps, 'failure' | 'bar' | 'onRetry'> {
  /** What the form says is not what failed: the way on is the step's own. */
  changed?: boolean;
}

/** A step of a subscription, with its total beside the way on. */
export function OrderStepForm({ order, failed, pendingReason, changed, onRetry, ...step }: OrderStepFormProps) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const errands: Record<Errand, string> = {
    checking: t`Der Stand wird abgefragt`,
    cancelling: t`Zeichnung wird abgebrochen`,
  };
  const tokens = number(order?.items[0]?.quantity ?? 0);
  const total = order ? (
    <>
      <b>{money(order.total)}</b>
      <span className="soft small">
        <Trans>{tokens} Token</Trans>
      </span>
    </>
  ) : (
    <span className="soft small">
      <Trans>Betrag folgt</Trans>
    </span>
  );
  return (
    <StepForm
      {...step}
      busyLabel={pendingReason ? errands[pendingReason] : step.busyLabel}
      failure={failed && <StepFailureView failure={failed} />}
      onRetry={failed !== null && !changed ? onRetry : null}
      bar={{ label: t`Gesamtbetrag und nächster Schritt`, summary: total }}
    />
  );
}

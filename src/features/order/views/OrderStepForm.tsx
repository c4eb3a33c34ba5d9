import { useLingui } from '@lingui/react/macro';
import { StepForm, type StepFormProps } from '#components/steps/StepForm.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import { StepFailureView } from './StepFailureView.tsx';

/**
 * Work that keeps a step busy although the step did not begin it. `checking`: the app asks the shop how the order stands.
 * `cancelling`: the shop deletes the order.
 */
export type PendingReason = 'checking' | 'cancelling';

/** What every step is told of the order. */
export interface OrderStepProps {
  /** Why the last call failed; while it is given, the button tries again. */
  failed: Failure | null;
  busy: boolean;
  /** Set while the step is busy with something that it did not begin. */
  pendingReason: PendingReason | null;
  onRetry: () => void;
}

export interface OrderStepFormProps extends OrderStepProps, Omit<StepFormProps, 'failure' | 'barLabel' | 'onRetry'> {
  /** The form has been edited since the call failed: the button then submits the form instead of trying again. */
  changed?: boolean;
}

/** A step of a subscription. */
export function OrderStepForm({ failed, pendingReason, changed, onRetry, ...step }: OrderStepFormProps) {
  const { t } = useLingui();
  const reasons: Record<PendingReason, string> = {
    checking: t`Der Status wird abgefragt`,
    cancelling: t`Zeichnung wird abgebrochen`,
  };
  return (
    <StepForm
      {...step}
      busyLabel={pendingReason ? reasons[pendingReason] : step.busyLabel}
      failure={failed && <StepFailureView failure={failed} />}
      onRetry={failed !== null && !changed ? onRetry : null}
      barLabel={t`Nächster Schritt`}
    />
  );
}

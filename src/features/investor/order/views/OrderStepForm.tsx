import { useLingui } from '@lingui/react/macro';
import { StepForm, type StepFormProps } from '#components/steps/StepForm.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import { StepFailureView } from './StepFailureView.tsx';

/**
 * Work that keeps a step busy although the step did not start it. `checking`: the app asks the shop for the order's
 * state. `cancelling`: the shop deletes the order.
 */
export type PendingReason = 'checking' | 'cancelling';

export interface OrderStepProps {
  /** Failure of the last call; while it is present, the button retries. */
  failed: Failure | null;
  busy: boolean;
  /** Null unless the step is busy with work that it did not start. */
  pendingReason: PendingReason | null;
  onRetry: () => void;
}

export interface OrderStepFormProps extends OrderStepProps, Omit<StepFormProps, 'busy' | 'failure' | 'onRetry'> {
  /** True if the form was edited after the call failed: the button then submits the form instead of retrying. */
  changed?: boolean;
}

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
    />
  );
}

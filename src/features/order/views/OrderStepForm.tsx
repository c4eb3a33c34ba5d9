import { Trans, useLingui } from '@lingui/react/macro';
import { StepForm, type StepFormProps } from '#components/steps/StepForm.tsx';
import type { Failure } from '#domain/shop/failure.ts';
import type { Order } from '#domain/shop/order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StepFailureView } from './StepFailureView.tsx';

/**
 * Work that keeps a step busy although the step did not begin it. `checking`: the app asks the shop how the order stands.
 * `cancelling`: the shop deletes the order.
 */
export type PendingReason = 'checking' | 'cancelling';

/** What every step is told of the order. */
export interface OrderStepProps {
  /** The order as the shop confirmed it, for the bar on phones. */
  order: Order | null;
  /** Why the last call failed; while it is given, the button tries again. */
  failed: Failure | null;
  busy: boolean;
  /** Set while the step is busy with something that it did not begin. */
  pendingReason: PendingReason | null;
  onRetry: () => void;
}

export interface OrderStepFormProps extends OrderStepProps, Omit<StepFormProps, 'failure' | 'bar' | 'onRetry'> {
  /** The form has been edited since the call failed: the button then submits the form instead of trying again. */
  changed?: boolean;
}

/** A step of a subscription, with its total beside the way on. */
export function OrderStepForm({ order, failed, pendingReason, changed, onRetry, ...step }: OrderStepFormProps) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const reasons: Record<PendingReason, string> = {
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
      busyLabel={pendingReason ? reasons[pendingReason] : step.busyLabel}
      failure={failed && <StepFailureView failure={failed} />}
      onRetry={failed !== null && !changed ? onRetry : null}
      bar={{ label: t`Gesamtbetrag und nächster Schritt`, summary: total }}
    />
  );
}

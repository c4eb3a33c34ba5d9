import { useSelector } from '@xstate/react';
import { PaymentView } from '#components/payment/PaymentView.tsx';
import { isBusy, isRefused, selectFailure, selectOrder, selectStage } from '#machines/flows/payment/selectors.ts';
import type { PaymentActor } from './flow.ts';

export interface PaymentPartProps {
  payment: PaymentActor;
  onDetails?: () => void;
}

/** Payment state of an order, for the order process, the order's pages and the provider's return pages. */
export function PaymentPart({ payment, onDetails }: PaymentPartProps) {
  return (
    <PaymentView
      stage={useSelector(payment, selectStage)}
      order={useSelector(payment, selectOrder)}
      failure={useSelector(payment, selectFailure)}
      busy={useSelector(payment, isBusy)}
      refused={useSelector(payment, isRefused)}
      onCheck={() => payment.send({ type: 'check.requested' })}
      onRetry={() => payment.send({ type: 'retry.requested' })}
      onDetails={onDetails}
    />
  );
}

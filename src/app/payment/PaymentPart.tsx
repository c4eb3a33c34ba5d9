import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { PaymentView } from '#components/payment/PaymentView.tsx';
import type { paymentMachine } from '#machines/payment/machine.ts';
import { isBusy, selectFailure, selectOrder, selectStage } from '#machines/payment/selectors.ts';

export interface PaymentPartProps {
  payment: ActorRefFrom<typeof paymentMachine>;
  onDetails?: () => void;
}

/** How the payment of an order stands. Part of the order process, the order's pages and the provider's return pages. */
export function PaymentPart({ payment, onDetails }: PaymentPartProps) {
  return (
    <PaymentView
      stage={useSelector(payment, selectStage)}
      order={useSelector(payment, selectOrder)}
      failure={useSelector(payment, selectFailure)}
      busy={useSelector(payment, isBusy)}
      onCheck={() => payment.send({ type: 'check.requested' })}
      onRetry={() => payment.send({ type: 'retry.requested' })}
      onDetails={onDetails}
    />
  );
}

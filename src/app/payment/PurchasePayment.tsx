import { msg } from '@lingui/core/macro';
import { useSelector } from '@xstate/react';
import { PurchasePaymentView } from '#components/payment/PurchasePaymentView.tsx';
import { isBusy, isRefused, selectFailure, selectOrder, selectStage } from '#machines/flows/payment/selectors.ts';
import type { PaymentInput } from '#machines/flows/payment/types.ts';
import { Titled } from '../page/Titled.tsx';
import { usePayment } from './usePayment.ts';

const title = msg`Zahlung`;

/** Payment of a work: right after the order was placed, from its page, or on the return from the provider. */
export function PurchasePayment(input: PaymentInput) {
  const payment = usePayment(input);
  return (
    <>
      <Titled title={title} />
      <PurchasePaymentView
        stage={useSelector(payment, selectStage)}
        order={useSelector(payment, selectOrder)}
        tokenValue={input.tokenValue}
        failure={useSelector(payment, selectFailure)}
        busy={useSelector(payment, isBusy)}
        refused={useSelector(payment, isRefused)}
        onCheck={() => payment.send({ type: 'check.requested' })}
        onRetry={() => payment.send({ type: 'retry.requested' })}
      />
    </>
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { PaymentPart } from '#app/payment/PaymentPart.tsx';
import { usePayment } from '#app/payment/usePayment.ts';
import { Titled } from '#app/Titled.tsx';
import { useScreenSearch } from '#app/useScreen.ts';
import { type PaymentSnapshot, selectFailure, selectStage } from '#machines/payment/selectors.ts';

/** `/payment/success?token=…`: where the provider comes back to. What became of the payment is for the shop to say. */
export function PaymentSuccessFlow(): ReactNode {
  const { token } = useScreenSearch('/payment/success');
  return <Return key={token} tokenValue={token ?? ''} returned="success" />;
}

/** `/payment/cancel?token=…`: the same for a payment that was given up. */
export function PaymentCancelFlow(): ReactNode {
  const { token } = useScreenSearch('/payment/cancel');
  return <Return key={token} tokenValue={token ?? ''} returned="cancel" />;
}

function Return({ tokenValue, returned }: { tokenValue: string; returned: 'success' | 'cancel' }) {
  const payment = usePayment({ tokenValue, returned });
  const title = useSelector(payment, titleIn);
  return (
    <>
      {title && <Titled title={title} />}
      <PaymentPart payment={payment} />
    </>
  );
}

const unknown = msg`Diese Zeichnung gibt es nicht`;

/** There is no such subscription, and nothing to be called a payment; null where its screen's title is true. */
function titleIn(snapshot: PaymentSnapshot): MessageDescriptor | null {
  const stage = selectStage(snapshot);
  const isFailed = stage === 'notChecked' || stage === 'notBegun';
  return isFailed && selectFailure(snapshot)?.kind === 'notFound' ? unknown : null;
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Titled } from '#app/page/Titled.tsx';
import { useScreenSearch } from '#app/page/useScreen.ts';
import { PaymentPart } from '#app/payment/PaymentPart.tsx';
import { usePayment } from '#app/payment/usePayment.ts';
import { type PaymentSnapshot, selectFailure, selectStage } from '#machines/flows/payment/selectors.ts';

/** `/payment/success?token=…`: return URL for the payment provider. The shop decides the result of the payment. */
export function PaymentSuccessFlow(): ReactNode {
  const { token } = useScreenSearch('/payment/success');
  return <Return key={token} tokenValue={token ?? ''} returned="success" />;
}

/** `/payment/cancel?token=…`: return URL after a cancelled payment. */
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

/** Returns the title for an unknown order, which has no payment; null if the screen's own title applies. */
function titleIn(snapshot: PaymentSnapshot): MessageDescriptor | null {
  const stage = selectStage(snapshot);
  const isFailed = stage === 'notChecked' || stage === 'notBegun';
  return isFailed && selectFailure(snapshot)?.kind === 'notFound' ? unknown : null;
}

import type { ReactNode } from 'react';
import { PaymentPart } from '#app/payment/PaymentPart.tsx';
import { usePayment } from '#app/payment/usePayment.ts';
import { useScreenSearch } from '#app/useScreen.ts';

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
  return <PaymentPart payment={usePayment({ tokenValue, returned })} />;
}

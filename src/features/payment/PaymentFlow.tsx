import { useSearch } from '@tanstack/react-router';
import { PaymentPart } from '#app/payment/PaymentPart.tsx';
import { usePayment } from '#app/payment/usePayment.ts';

/** `/payment/success?token=…`: where the provider comes back to. What became of the payment is for the shop to say. */
export function PaymentSuccessFlow() {
  const { token } = useSearch({ from: '/account-required/payment/success' });
  return <Return key={token} tokenValue={token ?? ''} returned="success" />;
}

/** `/payment/cancel?token=…`: the same for a payment that was given up. */
export function PaymentCancelFlow() {
  const { token } = useSearch({ from: '/account-required/payment/cancel' });
  return <Return key={token} tokenValue={token ?? ''} returned="cancel" />;
}

function Return({ tokenValue, returned }: { tokenValue: string; returned: 'success' | 'cancel' }) {
  return <PaymentPart payment={usePayment({ tokenValue, returned })} />;
}

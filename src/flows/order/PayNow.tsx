import { PaymentPart } from '../PaymentPart.tsx';
import { usePayment } from '../usePayment.ts';

/** Takes the investor to the payment provider, right after the order was placed. */
export function PayNow({ tokenValue }: { tokenValue: string }) {
  return <PaymentPart payment={usePayment({ tokenValue, returned: null })} />;
}

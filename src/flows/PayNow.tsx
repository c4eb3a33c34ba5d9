import { PaymentPart } from './PaymentPart.tsx';
import { usePayment } from './usePayment.ts';

/** Takes the investor to the payment provider: right after the order was placed, or from a placed order's own page. */
export function PayNow({ tokenValue, onDetails }: { tokenValue: string; onDetails?: () => void }) {
  return <PaymentPart payment={usePayment({ tokenValue, returned: null })} onDetails={onDetails} />;
}

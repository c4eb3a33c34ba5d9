import { msg } from '@lingui/core/macro';
import { useCallback } from 'react';
import { useSubscription } from '#ui/useSubscription.ts';
import { useApp } from '../app.ts';
import { PaymentPart } from './PaymentPart.tsx';
import { usePayment } from './usePayment.ts';

/**
 * Starts the payment and opens the provider's page: right after the order was placed, or from a placed order's own
 * page.
 */
export function PayNow({ tokenValue, onDetails }: { tokenValue: string; onDetails?: () => void }) {
  const { pages } = useApp();
  useSubscription(useCallback(() => pages.enter(msg`Zahlung`), [pages]));
  return <PaymentPart payment={usePayment({ tokenValue, returned: null })} onDetails={onDetails} />;
}

import { useState } from 'react';
import { selectScreen } from '#machines/meta.ts';
import type { PaymentSnapshot } from '#machines/payment/selectors.ts';
import type { PaymentInput, PaymentScreen } from '#machines/payment/types.ts';
import { useApp } from '../app.ts';
import { useFlow } from '../useFlow.ts';
import { addressesOf, type ScreenUrls, useScreenUrl } from '../useScreenUrl.ts';
import { type PaymentActor, paymentFlow } from './flow.ts';

/** Runs the payment of an order and keeps the address in step with its state. */
export function usePayment(input: PaymentInput): PaymentActor {
  const app = useApp();
  const payment: PaymentActor = useFlow(() => paymentFlow(app, input));
  const [urls] = useState(() => urlsOf(input.tokenValue));
  useScreenUrl(payment, urls);
  return payment;
}

const screens: readonly PaymentScreen[] = ['payment/success', 'payment/cancel'];

const urlsOf = (tokenValue: string): ScreenUrls<PaymentSnapshot, PaymentScreen> => ({
  screenOf: selectScreen,
  ...addressesOf(screens, { token: tokenValue }),
  // The shop decides the screen, not the address.
  request: () => undefined,
});

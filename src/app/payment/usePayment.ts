import { useState } from 'react';
import type { PaymentSnapshot } from '#machines/flows/payment/selectors.ts';
import type { PaymentInput, PaymentScreen } from '#machines/flows/payment/types.ts';
import { selectScreen } from '#machines/kit/meta.ts';
import { useApp } from '../app.ts';
import { useFlow } from '../flow/useFlow.ts';
import { addressesOf, type ScreenUrls, useScreenUrl } from '../flow/useScreenUrl.ts';
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

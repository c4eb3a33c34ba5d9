import { useActorRef } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromPromise } from 'xstate';
import { readCheckoutSession, readOrder } from '#api/orders.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { safePartnerUrl } from '#domain/session/partnerUrl.ts';
import { FailureError } from '#domain/shop/failure.ts';
import { paymentMachine } from '#machines/payment/machine.ts';
import { type PaymentSnapshot, selectScreen } from '#machines/payment/selectors.ts';
import type { PaymentInput, PaymentScreen } from '#machines/payment/types.ts';
import { type App, useApp } from '../app.tsx';
import { type ScreenUrls, useScreenUrl } from '../useScreenUrl.ts';
import { useSubscription } from '../useSubscription.ts';

/**
 * The payment of an order: the actor, on the real shop and in the real browser. It opens the provider's page, takes the
 * address bar to the page that belongs to its state, and looks again when somebody comes back or the connection does.
 */
export function usePayment({ tokenValue, returned }: PaymentInput) {
  const app = useApp();
  const { resources, connectivity, inspect } = app;
  const [machine] = useState(() => paymentAt(app));
  const payment = useActorRef(machine, { input: { tokenValue, returned }, inspect });
  const connect = useCallback(() => {
    const provider = payment.on('provider.requested', ({ url }) => location.assign(url));
    const settlement = payment.on('payment.settled', () => resources.invalidate('orders'));
    // Back from the provider's page, the browser may show this one as it was left.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && payment.send({ type: 'check.requested' });
    const connection = connectivity.on('catchUp.requested', () => payment.send({ type: 'connection.restored' }));
    window.addEventListener('pageshow', shown);
    return () => {
      for (const each of [provider, settlement, connection]) each.unsubscribe();
      window.removeEventListener('pageshow', shown);
    };
  }, [payment, resources, connectivity]);
  useSubscription(connect);
  const [urls] = useState(() => urlsOf(tokenValue));
  useScreenUrl(payment, urls);
  return payment;
}

function paymentAt({ http, settings }: App) {
  return paymentMachine.provide({
    actors: {
      readOrder: fromPromise(({ input, signal }) => readOrder(http, input.tokenValue, signal)),
      configurePayment: fromPromise(async ({ input, signal }) => {
        const session = await readCheckoutSession(http, input, signal);
        const url = safePartnerUrl(session.url, { origin: location.origin, partnerOrigins: settings.partnerOrigins });
        if (url === null) throw new FailureError({ kind: 'contract', path: 'url' });
        return { ...session, url };
      }),
    },
  });
}

const screens: readonly PaymentScreen[] = ['payment/success', 'payment/cancel'];

const urlsOf = (tokenValue: string): ScreenUrls<PaymentSnapshot, PaymentScreen> => ({
  screenOf: selectScreen,
  hrefOf: (screen) => pathTo(`/${screen}`, undefined, { token: tokenValue }),
  screenAt: ({ pathname }) => screens.find((screen) => `/${screen}` === pathname) ?? null,
  // The shop decides which page it is, not the address.
  request: () => undefined,
});

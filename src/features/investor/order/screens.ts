import { msg } from '@lingui/core/macro';
import { answers } from '#app/reads/answers.ts';
import { customer } from '#app/reads/customer.ts';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { defineScreens } from '#app/screens.ts';
import { OrderFlow } from './OrderFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  layout: OrderFlow,
  ownHeader: true,
  // Each step is a page of its own (WCAG 2.4.2).
  screens: {
    // The permission to invest and its limit depend on these reads, which the guard and the offer would request one by
    // one.
    '/order-process/token': {
      title: msg`Zeichnung: Betrag`,
      shell: 'product',
      reads: () => [customer, answers, subscriptions],
    },
    '/order-process/addresses': { title: msg`Zeichnung: Anschrift` },
    '/order-process/payment-methods': { title: msg`Zeichnung: Zahlungsart` },
    '/order-process/confirmation': { title: msg`Zeichnung: Prüfen` },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/order-process/token': 'product' | 'quantity';
    '/order-process/addresses': 'product' | 'quantity';
    '/order-process/payment-methods': 'product' | 'quantity';
    '/order-process/confirmation': 'product' | 'quantity';
  }
}

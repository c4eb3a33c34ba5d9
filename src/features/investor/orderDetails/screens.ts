import { msg } from '@lingui/core/macro';
import { order } from '#app/reads/order.ts';
import { orderInvoices } from '#app/reads/orderInvoices.ts';
import { defineScreens } from '#app/screens.ts';
import { OrderDetailsFlow } from './OrderDetailsFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/order-details/$uuid': {
      title: msg`Einzelheiten der Zeichnung`,
      reads: ({ params }) => [
        [order, params.uuid],
        [orderInvoices, params.uuid],
      ],
      component: OrderDetailsFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/order-details/$uuid': never;
  }
}

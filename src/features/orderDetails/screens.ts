import { msg } from '@lingui/core/macro';
import { invoices } from '#app/reads/invoices.ts';
import { order } from '#app/reads/order.ts';
import { defineScreens } from '#app/screens.ts';
import { OrderDetailsFlow } from './OrderDetailsFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/order-details/$uuid': {
      title: msg`Einzelheiten der Zeichnung`,
      reads: ({ params }) => [[order, params.uuid], invoices],
      component: OrderDetailsFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/order-details/$uuid': never;
  }
}

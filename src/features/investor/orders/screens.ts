import { msg } from '@lingui/core/macro';
import { subscriptions } from '#app/reads/subscriptions.ts';
import { defineScreens } from '#app/screens.ts';
import { OrdersFlow } from './OrdersFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/account/orders': { title: msg`Meine Zeichnungen`, reads: () => [subscriptions], component: OrdersFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/orders': 'year' | 'product' | 'state' | 'limit';
  }
}

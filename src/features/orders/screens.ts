import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { OrdersFlow } from './OrdersFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  screens: {
    '/account/orders': { title: msg`Meine Zeichnungen`, component: OrdersFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/orders': 'limit';
  }
}

import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { pathTo } from '#components/links/pathTo.ts';
import { OrdersFlow } from './OrdersFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  screens: {
    '/account': { redirect: () => pathTo('/account/orders') },
    '/account/orders': { title: msg`Meine Zeichnungen`, component: OrdersFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account': never;
    '/account/orders': 'limit';
  }
}

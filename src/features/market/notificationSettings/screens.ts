import { msg } from '@lingui/core/macro';
import { customer } from '#app/reads/customer.ts';
import { defineScreens } from '#app/screens.ts';
import { NotificationsFlow } from './NotificationsFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'marketplace',
  screens: {
    '/notifications-settings': {
      title: msg`Benachrichtigungen`,
      reads: () => [customer],
      component: NotificationsFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/notifications-settings': never;
  }
}

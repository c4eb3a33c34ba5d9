import { msg } from '@lingui/core/macro';
import { customer } from '#app/reads/customer.ts';
import { defineScreens } from '#app/screens.ts';
import { NotificationsFlow } from './NotificationsFlow.tsx';
import { ProfileEditFlow } from './ProfileEditFlow.tsx';
import { ownProfile } from './reads.ts';

export const screens = defineScreens({
  access: 'account',
  reading: 'marketplace',
  screens: {
    '/edit-profile': { title: msg`Profil bearbeiten`, reads: () => [ownProfile], component: ProfileEditFlow },
    '/notifications-settings': {
      title: msg`Benachrichtigungen`,
      reads: () => [customer],
      component: NotificationsFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/edit-profile': never;
    '/notifications-settings': never;
  }
}

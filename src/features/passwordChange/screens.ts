import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { PasswordChangeFlow } from './PasswordChangeFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  screens: {
    '/account/change-password': { title: msg`Passwort ändern`, component: PasswordChangeFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/change-password': never;
  }
}

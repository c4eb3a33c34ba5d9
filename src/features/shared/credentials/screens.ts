import { msg } from '@lingui/core/macro';
import { customer } from '#app/reads/customer.ts';
import { defineScreens } from '#app/screens.ts';
import { EmailChangeFlow } from './EmailChangeFlow.tsx';
import { PasswordChangeFlow } from './PasswordChangeFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  screens: {
    '/account/change-password': { title: msg`Passwort ändern`, component: PasswordChangeFlow },
    '/account/change-email': { title: msg`E-Mail-Adresse ändern`, reads: () => [customer], component: EmailChangeFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/change-password': never;
    '/account/change-email': never;
  }
}

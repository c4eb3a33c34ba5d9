import { msg } from '@lingui/core/macro';
import { customer } from '#app/reads/customer.ts';
import { defineScreens } from '#app/screens.ts';
import { AccountFlow } from './AccountFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  screens: {
    '/account': { title: msg`Mein Konto`, reads: () => [customer], component: AccountFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account': never;
  }
}

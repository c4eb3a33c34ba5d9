import { msg } from '@lingui/core/macro';
import { customer } from '#app/reads/customer.ts';
import { defineScreens } from '#app/screens.ts';
import { TransferFlow } from './TransferFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/transfer/$tkn': { title: msg`Token übertragen`, reads: () => [customer], component: TransferFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/transfer/$tkn': never;
  }
}

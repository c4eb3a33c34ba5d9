import { msg } from '@lingui/core/macro';
import { customer } from '#app/reads/customer.ts';
import { holdings } from '#app/reads/holdings.ts';
import { defineScreens } from '#app/screens.ts';
import { ledger } from './reads.ts';
import { WalletFlow } from './WalletFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/account/wallet': { title: msg`Wallet`, reads: () => [customer, holdings, ledger], component: WalletFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/wallet': 'limit' | 'year' | 'product';
  }
}

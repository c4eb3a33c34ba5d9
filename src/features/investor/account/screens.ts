import { msg } from '@lingui/core/macro';
import { answers } from '#app/reads/answers.ts';
import { customer } from '#app/reads/customer.ts';
import { payouts } from '#app/reads/payouts.ts';
import { recentOrders } from '#app/reads/recentOrders.ts';
import { defineScreens } from '#app/screens.ts';
import { AccountFlow } from './AccountFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/account': {
      title: msg`Mein Konto`,
      shell: true,
      reads: () => [customer, recentOrders, payouts, answers],
      component: AccountFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account': 'classified';
  }
}

import { msg } from '@lingui/core/macro';
import { customer } from '#app/reads/customer.ts';
import { defineScreens } from '#app/screens.ts';
import { ReferralsFlow } from './ReferralsFlow.tsx';
import { discount, referrals } from './reads.ts';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/account/attract-investors': {
      title: msg`Parkett empfehlen`,
      reads: () => [customer, referrals, discount],
      component: ReferralsFlow,
    },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/attract-investors': never;
  }
}

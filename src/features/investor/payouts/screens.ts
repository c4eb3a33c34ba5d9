import { msg } from '@lingui/core/macro';
import { payouts } from '#app/reads/payouts.ts';
import { defineScreens } from '#app/screens.ts';
import { PayoutsFlow } from './PayoutsFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/account/payments': { title: msg`Auszahlungen`, reads: () => [payouts], component: PayoutsFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/account/payments': 'year' | 'product' | 'limit';
  }
}

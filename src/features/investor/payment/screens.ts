import { msg } from '@lingui/core/macro';
import { defineScreens } from '#app/screens.ts';
import { PaymentCancelFlow, PaymentSuccessFlow } from './PaymentFlow.tsx';

export const screens = defineScreens({
  access: 'account',
  reading: 'investor',
  screens: {
    '/payment/success': { title: msg`Zahlung`, component: PaymentSuccessFlow },
    '/payment/cancel': { title: msg`Zahlung`, component: PaymentCancelFlow },
  },
});

declare module '#components/links/pathTo.ts' {
  interface ScreenPaths {
    '/payment/success': 'token';
    '/payment/cancel': 'token';
  }
}
